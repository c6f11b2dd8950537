// only
/* comments */
/** here */
