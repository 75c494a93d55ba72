import { createRequire } from 'node:module';
import type { Site } from '#schema/site.ts';
import { everydayIcons, isIconOf } from './everydayIcons.ts';

/** An icon set as its package has it: each icon is the inside of an `<svg>` of 24 by 24. */
type IconSet = {
  icons: Readonly<Record<string, { body: string; hidden?: true; width?: number }>>;
  aliases: Readonly<Record<string, { parent: string }>>;
};

/**
 * Lucide, and of Tabler what it has of brands: `brand-instagram`, drawn alike. Each is read when a site names such an
 * icon. What they draw goes into pages as it is, so package.json names their exact versions.
 */
const packages = ['@iconify-json/lucide', '@iconify-json/tabler'] as const;
const packageOf = (name: string) => packages[name.startsWith('brand-') ? 1 : 0];

/** The names of all icons, but of those that their set no longer shows. */
export function iconNames(): string[] {
  return packages.flatMap((one) => {
    const set = readSet(one);
    return Object.keys({ ...set.icons, ...set.aliases }).filter(
      (name) => packageOf(name) === one && !set.icons[name]?.hidden && drawingIn(set, name),
    );
  });
}

/**
 * What is drawn, with lines in the current colour that are 2 of 24 thick, which the `<svg>` around it says. Undefined
 * where there is no such icon.
 */
export function findIcon(name: string): string | undefined {
  return drawingIn(readSet(packageOf(name)), name);
}

function drawingIn({ icons, aliases }: IconSet, name: string): string | undefined {
  const own = Object.hasOwn(aliases, name) ? aliases[name]?.parent : name;
  const { body, width = 24 } = (own !== undefined && Object.hasOwn(icons, own) && icons[own]) || {};
  // An id would be there twice where a page shows it twice.
  if (body === undefined || width !== 24 || body.includes(' id=')) return undefined;
  // What held the lines together says nothing any more.
  const shapes = body.replaceAll(lines, '').replaceAll(/<\/?g>/g, '');
  return shapes.replaceAll(ground, `${ground} stroke="none"`);
}

/** So many drawings can be looked over. */
const mostFound = 48;

/**
 * Icons whose names hold some words, or that show what the words mean, each drawing once: first those for an everyday
 * word, then those with whole words, then the shortest names.
 */
export function searchIcons(words: string): { name: string; drawing: string }[] {
  const typed = words.toLowerCase().match(/[a-z\d]+/g) ?? [];
  if (typed.length === 0) return [];
  const meant = everydayIcons(typed.join(''));
  const sought = meant.length > 0 ? [typed.join('')] : typed;
  const isWhole = (name: string) => sought.every((word) => isIconOf(word, name));
  const rank = (name: string) => {
    if (meant.includes(name)) return meant.indexOf(name) - meant.length;
    return name.length + (isWhole(name) ? 0 : 100);
  };
  const names = iconNames().filter(
    (name) => isWhole(name) || sought.every((word) => name.includes(word)),
  );
  const found = new Map<string, string>();
  for (const name of names.toSorted((a, b) => rank(a) - rank(b))) {
    const drawing = findIcon(name) ?? '';
    if (!found.has(drawing)) found.set(drawing, name);
    if (found.size === mostFound) break;
  }
  return [...found].map(([drawing, name]) => ({ name, drawing }));
}

/** The icons that the pages of a site show. */
export function iconsOf({ uses, routes, notFound }: Pick<Site, 'uses' | 'routes' | 'notFound'>) {
  const used = [uses, ...routes.map((page) => page.uses), notFound.uses];
  const names = new Set(used.flatMap(({ icons }) => icons));
  return findIcons([...names]);
}

/** Icons by their names. */
export function findIcons(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const icon = findIcon(name);
      return icon === undefined ? [] : [[name, icon]];
    }),
  );
}

const lines =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const ground = 'fill="currentColor"';

/** Node keeps what it has read. */
function readSet(name: (typeof packages)[number]): IconSet {
  return load(`${name}/icons.json`) as IconSet;
}
const load = createRequire(import.meta.url);
