/**
 * The widths that the files of a picture may have, in pixels. A browser takes the first that is wide enough, so each
 * is at most 1.6 times the one before.
 */
const ladder = [64, 96, 144, 220, 350, 530, 650, 800, 980, 1280, 1600, 2000, 2400];

/** Those for a place that nothing is known of, or that is opened by a press. */
const usual = { from: 350, to: 1600 };

/** A place where the picture is shown as large as the screen allows, once the visitor wants it. */
export const opened = 'opened';

/** Screens that there are, in CSS pixels, with their pixels to a point. Phones and tablets have at least two. */
const screens = [
  ...[360, 390, 430].flatMap((width) => [2, 3].map((density) => ({ width, density }))),
  ...[768, 1024].map((width) => ({ width, density: 2 })),
  ...[1280, 1440, 1920, 2560].flatMap((width) => [1, 2].map((density) => ({ width, density }))),
];

/** The widths of the files of a picture by the `sizes` of its places: none that no screen would take. */
export function widthsFor(places: readonly string[]): number[] {
  const wanted = places.flatMap((sizes) =>
    screens.map(({ width, density }) => {
      const shown = widthIn(sizes, width);
      // Beyond that, two pixels to a point cost more than they show.
      return shown && (density === 1 ? shown : Math.min(shown * density, usual.to));
    }),
  );
  const isOpen = places.length === 0 || wanted.includes(undefined);
  const taken = wanted.map(
    (width) => width && (ladder.find((one) => one >= width) ?? ladder.at(-1)),
  );
  return ladder.filter(
    (one) => (isOpen && one >= usual.from && one <= usual.to) || taken.includes(one),
  );
}

/** How wide a place is on a screen, in CSS pixels. Undefined where that is written in a way that is not read here. */
function widthIn(sizes: string, screen: number): number | undefined {
  for (const part of sizes.split(/,(?![^(]*\)) */)) {
    const [, atLeast = '0', length = ''] =
      /^(?:\(min-width: ([\d.]+)px\) )?(.+)$/.exec(part.trim()) ?? [];
    if (Number(atLeast) <= screen) return lengthIn(length, screen);
  }
  return undefined;
}

function lengthIn(length: string, screen: number): number | undefined {
  const [, name, list = ''] = /^(clamp|max)\((.+)\)$/.exec(length) ?? [];
  if (name !== undefined) {
    const [least = NaN, wanted = NaN, most = Infinity] = list
      .split(', ')
      .map((one) => lengthIn(one, screen) ?? NaN);
    return Math.max(least, Math.min(wanted, most)) || undefined;
  }
  const [, number = '', unit = ''] = /^([\d.]+)(px|vw|r?em)$/.exec(length) ?? [];
  const perUnit = { px: 1, vw: screen / 100, em: 16, rem: 16 }[unit];
  return perUnit === undefined ? undefined : Number(number) * perUnit;
}
