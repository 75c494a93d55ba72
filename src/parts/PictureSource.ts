/** A picture as the page shows it: where its files are and how large the original is. */
export type PictureSource = {
  /** The address of the file for browsers that choose none of `srcset`. */
  src: string;
  /** Width in CSS pixels of the original, so that its place is kept before it loads. */
  width: number;
  height: number;
  /** The same picture at several widths: `/assets/a-320.webp 320w, …`. Not for SVG. */
  srcset?: string;
  /** The same widths as AVIF, a quarter smaller. Not in the preview, where nothing is made. */
  avif?: string;
  /**
   * The colour of the whole, in three digits (`#a97`): it holds the place until the picture comes. Not
   * for SVG, nor where something shows through the picture.
   */
  tint?: string;
  /** In its place on devices that are set to dark. */
  dark?: PictureSource;
};
