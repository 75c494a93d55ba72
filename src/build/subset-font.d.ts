/** The package ships no types; this is the part of it that is used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
