/**
 * The policy of an SVG file that is opened by itself: it may draw, and nothing else. `img` elements
 * are not affected, since a browser runs and fetches nothing for a drawing in one.
 */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
