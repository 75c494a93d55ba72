/** A picture as the page shows it: where its files are and how large the original is. */
export type PictureSource = {
  /** The address of the file for browsers that choose none of `srcset`. */
  src: string;
  /** Width in CSS pixels of the original, so that its place is kept before it loads. */
  width: number;
  height: number;
  /** The same picture at several widths: `/assets/a-320.webp 320w, …`. Not for SVG. */
  srcset?: string;
  /**
   * Files that go before those: the same as AVIF, a quarter smaller (not in the preview, where nothing is made), and
   * those for devices that are set to dark. The first counts that the browser can show.
   */
  sources?: readonly { media?: string; type?: string; srcSet: string }[];
  /**
   * The colour of the whole, in three digits (`#a97`): it holds the place until the picture comes. Not
   * for SVG, nor where something shows through the picture, nor where dark devices get another.
   */
  tint?: string;
};
