@NullMarked
package acme.marked;

import acme.NullMarked;
