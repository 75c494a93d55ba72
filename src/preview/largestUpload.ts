/** The largest file that is taken for media/, in bytes. */
export const largestUpload = 25_000_000;
