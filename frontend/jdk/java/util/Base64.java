// Model of java.util.Base64: the basic, URL and MIME forms for arrays and texts. Streams and buffers are not there.
package java.util;

import java.nio.charset.StandardCharsets;

public class Base64 {
    private static final String BASIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private Base64() {
    }

    public static Encoder getEncoder() {
        return new Encoder(false, 0, true);
    }

    public static Encoder getUrlEncoder() {
        return new Encoder(true, 0, true);
    }

    public static Encoder getMimeEncoder() {
        return new Encoder(false, 76, true);
    }

    public static Decoder getDecoder() {
        return new Decoder(false, false);
    }

    public static Decoder getUrlDecoder() {
        return new Decoder(true, false);
    }

    public static Decoder getMimeDecoder() {
        return new Decoder(false, true);
    }

    /** Makes texts of bytes. */
    public static class Encoder {
        private final boolean isUrl;
        private final int line;
        private final boolean pads;

        //@ invariant line == 0 || line == 76;

        private Encoder(boolean isUrl, int line, boolean pads) {
            this.isUrl = isUrl;
            this.line = line;
            this.pads = pads;
        }

        public Encoder withoutPadding() {
            return pads ? new Encoder(isUrl, line, false) : this;
        }

        public String encodeToString(byte[] src) {
            StringBuilder text = new StringBuilder();
            int inLine = 0;
            for (int at = 0; at < src.length; at += 3) {
                if (line > 0 && inLine == line) {
                    text.append("\r\n");
                    inLine = 0;
                }
                int left = src.length - at;
                int bits = (src[at] & 0xff) << 16 | (left > 1 ? (src[at + 1] & 0xff) << 8 : 0) | (left > 2 ? src[at + 2] & 0xff : 0);
                text.append(digit(bits >> 18)).append(digit(bits >> 12 & 63));
                if (left > 1) {
                    text.append(digit(bits >> 6 & 63));
                }
                if (left > 2) {
                    text.append(digit(bits & 63));
                } else if (pads) {
                    text.append(left > 1 ? "=" : "==");
                }
                inLine += 4;
            }
            return text.toString();
        }

        private char digit(int value) {
            if (isUrl && value >= 62) {
                return value == 62 ? '-' : '_';
            }
            return BASIC.charAt(value);
        }

        public byte[] encode(byte[] src) {
            return encodeToString(src).getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    /** Makes bytes of texts. */
    public static class Decoder {
        private final boolean isUrl;
        private final boolean isMime;

        private Decoder(boolean isUrl, boolean isMime) {
            this.isUrl = isUrl;
            this.isMime = isMime;
        }

        public byte[] decode(String src) {
            return decode(src.getBytes(StandardCharsets.ISO_8859_1));
        }

        public byte[] decode(byte[] src) {
            byte[] result = new byte[length(src)];
            int written = 0;
            int bits = 0;
            int missing = 4;
            int at = 0;
            while (at < src.length) {
                int code = src[at] & 0xff;
                at++;
                if (code == '=') {
                    at = afterPadding(src, at, missing);
                    break;
                }
                int value = value((char) code);
                if (value < 0) {
                    if (isMime) {
                        continue;
                    }
                    throw new IllegalArgumentException("Illegal base64 character " + Integer.toString(code, 16));
                }
                bits = bits << 6 | value;
                missing--;
                if (missing == 0) {
                    result[written] = (byte) (bits >> 16);
                    result[written + 1] = (byte) (bits >> 8);
                    result[written + 2] = (byte) bits;
                    written += 3;
                    bits = 0;
                    missing = 4;
                }
            }
            if (missing == 2) {
                result[written] = (byte) (bits >> 4);
                written++;
            } else if (missing == 1) {
                result[written] = (byte) (bits >> 10);
                result[written + 1] = (byte) (bits >> 2);
                written += 2;
            } else if (missing == 3) {
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            }
            while (at < src.length) {
                // in the MIME form it is passed over before it is refused
                int place = isMime ? at + 1 : at;
                if (!isMime || value((char) (src[at] & 0xff)) >= 0) {
                    throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + place);
                }
                at++;
            }
            return written == result.length ? result : Arrays.copyOf(result, written);
        }

        /** Behind the last sign of equality, the first of which was read. */
        private int afterPadding(byte[] src, int at, int missing) {
            boolean isRight = missing == 1 || missing == 3;
            int next = at;
            if (missing == 2) {
                isRight = next < src.length && src[next] == '=';
                next++;
            }
            if (!isRight) {
                throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
            }
            return next;
        }

        /** Enough room; too short texts are refused. */
        private int length(byte[] src) {
            if (src.length == 1 && !isMime) {
                throw new IllegalArgumentException("Input byte[] should at least have 2 bytes for base64 bytes");
            }
            return (src.length + 3) / 4 * 3;
        }

        private int value(char c) {
            if (isUrl) {
                return c == '-' ? 62 : c == '_' ? 63 : c == '+' || c == '/' ? -1 : BASIC.indexOf(c);
            }
            return BASIC.indexOf(c);
        }
    }
}
