/**
 * A typeface as the page loads it: after the first paint (#browser/preHydration.ts). One that is
 * on its way would cost the first layout as much time as all the rest, and take the line from the
 * first picture. Its fallback has the same measures.
 */
export type Typeface = {
  /** Its files, by weights and letters. */
  sources: readonly Source[];
  /** The fallback until it has loaded; without one the device's own font. */
  fallback?: FallbackFace;
};

type Source = {
  src: string;
  lightest: number;
  boldest: number;
  /** The letters that it has, as CSS writes them. Without them, all. */
  range?: string | undefined;
};

/** Fonts of the device, stretched to the measures of a typeface. Shares of an em. */
export type FallbackFace = {
  names: readonly string[];
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

/** By their use; without one, the device’s own font. */
export type Typefaces = { heading?: Typeface; text?: Typeface };

/**
 * By what names the styles know the typefaces: by their use, so that one family may have both, and no
 * name needs quotes, which browsers read differently in `new FontFace()`.
 */
export const familyOf = { heading: '_heading', text: '_text' } as const;
type Role = keyof typeof familyOf;

/**
 * Loads the typefaces themselves. In a built page the boot script does that; this is for where there
 * is none.
 */
export function typefaceStyles(fonts: Typefaces): string {
  return facesOf(fonts)
    .flatMap(([role, { sources }]) => sources.map((source) => fontFace(role, source)))
    .join('');
}

/** The typefaces that there are, with what each is for. */
export function facesOf({ heading, text }: Typefaces): [Role, Typeface][] {
  return [
    ...(heading ? [['heading', heading] satisfies [Role, Typeface]] : []),
    ...(text ? [['text', text] satisfies [Role, Typeface]] : []),
  ];
}

function fontFace(role: Role, { src, lightest, boldest, range }: Source): string {
  const letters = range === undefined ? '' : `;unicode-range:${range}`;
  return `@font-face{font-family:${familyOf[role]};src:url(${src}) format("woff2");font-weight:${lightest} ${boldest};font-display:swap${letters}}`;
}

/**
 * The fallback of a typeface, and a face of the same name that holds no letter: a family without a
 * face is looked for among the fonts of the device, at every size and weight. Of the same weights as the
 * typeface, so that browsers take both for one.
 */
export function waitingFaces(role: Role, { sources, fallback }: Typeface): string {
  if (!fallback) return '';
  const lightest = Math.min(...sources.map((source) => source.lightest));
  const boldest = Math.max(...sources.map((source) => source.boldest));
  const { names, size, ascent, descent, lineGap } = fallback;
  const local = names.map((name) => `local("${name}")`).join();
  const described = `src:${local};font-weight:${lightest} ${boldest}`;
  return [
    `@font-face{font-family:${familyOf[role]};${described};unicode-range:U+0}`,
    `@font-face{font-family:${familyOf[role]}-fallback;${described};size-adjust:${share(size)};ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:${share(lineGap)}}`,
  ].join('');
}

/** The families of a role, as `font-family` takes them. */
export function families(role: Role, fonts: Typefaces): string {
  const own = fonts[role] ? `${familyOf[role]},${familyOf[role]}-fallback,` : '';
  return `${own}system-ui,sans-serif`;
}

function share(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
