import { findFields, findValues, walkData } from '#load/findValues.ts';
import { isGroup, isHolder } from '#load/paths.ts';
import { definitionOf, unwrap } from '#load/schemaNodes.ts';
import { Block } from '#schema/block.ts';
import type { Path } from '#load/tree.ts';
import { exampleLinks, examplesByType } from '#tests/sites/blockExamples.ts';
import { fixtureSite, type FixtureSite } from '#tests/sites/fixtureSite.ts';
import { parse, stringify } from 'yaml';

/** How much a section says, and in what words. */
export const contents = [
  'usual',
  'little',
  'many',
  'longWords',
  'longTexts',
  'arabic',
  'chinese',
] as const;
export type Content = (typeof contents)[number];

const tones = ['plain', 'soft', 'strong'] as const;
export const blockTypes = examplesByType.map(({ type }) => type);

/** One of them does for all: each takes seconds to be made in all sizes. */
const photographs = /media\/samples\/(?:story|testimonial|video)-\w+\.jpg/g;

/** Where the page of a block type is. */
export function statePath(type: string): string {
  return `/${type.toLowerCase()}`;
}

/**
 * A site with a page for every block type (`statePath`): each content with one of its examples in turn, on a tone
 * that changes from section to section, light and dark. With a turn, each content with each example, where the turn
 * says the first tone. Its home page has an example of every block. In a style, it has the typefaces and colours of that.
 */
export function statesSite(turn?: number, style?: string): FixtureSite {
  const site = fixtureSite('specification');
  const { routes: _, sections: _shared, header: _header, ...rest } = parse(site.source);
  const routes = examplesByType.map(({ type, examples }, index) => ({
    path: statePath(type),
    title: type,
    seo: { description: `The block ${type}.` },
    reachedFrom: 'outside',
    sections: sectionsOf(examples, index, turn),
  }));
  const sections = routes.flatMap((route) => route.sections.slice(0, 1));
  const home = { path: '/', title: 'All', seo: { description: 'Each block once.' }, sections };
  const data = {
    ...rest,
    // With Fascia's own colours on devices that are set to dark.
    theme: style === undefined ? { ...rest.theme, dark: {} } : { style },
    links: { ...exampleLinks, ...rest.links },
    header: {},
    pixel: undefined,
    campaign: undefined,
    footer: { ...rest.footer, links: undefined, navigation: undefined },
    routes: [home, ...routes],
  };
  return { ...site, source: stringify(data).replaceAll(photographs, 'media/samples/story-01.jpg') };
}

function sectionsOf(
  examples: readonly { yaml: string }[],
  index: number,
  turn: number | undefined,
): object[] {
  return contents.flatMap((content, place) => {
    const ofContent =
      turn === undefined ? examples.slice(place % examples.length).slice(0, 1) : examples;
    return ofContent.map(({ yaml }, at) => {
      const { id: _, ...section } = withContent(parse(yaml), content) as { id?: string };
      return { ...section, tone: tones[(index + place + at + (turn ?? 0)) % tones.length] };
    });
  });
}

/** A section with other content. What its schema does not take stays as it was. */
function withContent(section: object, content: Content): object {
  switch (content) {
    case 'usual':
      return section;
    case 'little':
      return withTexts(leastOf(section), () => 'Yes');
    case 'many':
      return withMany(section);
    case 'longWords':
      return withTexts(
        section,
        () => 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenx',
      );
    case 'longTexts':
      return withTexts(section, (text) => `${text} `.repeat(Math.ceil(2000 / (text.length + 1))));
    case 'arabic':
      return withTexts(section, (text) =>
        filled(text, 'توصيل البقالة من متجرك المحلي إلى باب الزبون '),
      );
    case 'chinese':
      return withTexts(section, (text) =>
        filled(text, '从街角小店直接送到顾客家门口的杂货配送服务'),
      );
  }
}

function filled(text: string, words: string): string {
  return words
    .repeat(Math.ceil(text.length / words.length))
    .slice(0, text.length)
    .trim();
}

/** Each text that visitors read, as `write` has it, cut to what its field takes. */
function withTexts(section: object, write: (text: string) => string): object {
  const fields = findFields(findValues(Block, section));
  return fields
    .filter(({ kind, schema }) => kind === 'text' && isLong(schema))
    .reduce((whole, { path, value }) => {
      const text = write(value).trim();
      const tries = [text, ...[280, 60, 40].map((most) => text.slice(0, most).trim())];
      return tries.map((one) => replaced(whole, path, one)).find(isRight) ?? whole;
    }, section);
}

/** Whether any text may stand there, and not one of a form, such as a time. */
function isLong(schema: Parameters<typeof unwrap>[0]): boolean {
  return definitionOf(unwrap(schema)).type === 'string';
}

/** Without what may be left out, and with the shortest lists. */
function leastOf(section: object): object {
  return pathsIn(section)
    .filter((path) => path.length > 1 || !['type', 'id', 'look'].includes(String(path[0])))
    .reduceRight((whole, path) => {
      const less = removed(whole, path);
      return isRight(less) ? less : whole;
    }, section);
}

/** Lists of up to 40 items; those within are at most as long as they were. */
function withMany(section: object): object {
  const lists: Path[] = [];
  walkData(Block, section, ({ data, path }) => {
    if (Array.isArray(data) && !path.some((step) => typeof step === 'number'))
      lists.push([...path]);
  });
  return lists.reduce((whole, path) => {
    const items = valueAt(whole, path) as unknown[];
    const grown = [40, 24, 20, 12, 10, 8, 6, 5, 4].map((count) =>
      Array.from({ length: Math.max(count, items.length) }, (_, index) =>
        structuredClone(items[index % items.length]),
      ),
    );
    return grown.map((list) => replaced(whole, path, list)).find(isRight) ?? whole;
  }, section);
}

function isRight(section: object): boolean {
  return Block.safeParse(section).success;
}

/** Of every part, those around it first. */
function pathsIn(data: unknown, path: Path = []): Path[] {
  if (!isHolder(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const own = [...path, Array.isArray(data) ? Number(key) : key];
    return [own, ...pathsIn(value, own)];
  });
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), data);
}

function replaced<Data extends object>(data: Data, path: Path, value: unknown): Data {
  const copy = structuredClone(data);
  const holder = valueAt(copy, path.slice(0, -1));
  if (isHolder(holder)) Reflect.set(holder, path.at(-1) ?? '', value);
  return copy;
}

function removed<Data extends object>(data: Data, path: Path): Data {
  const copy = structuredClone(data);
  const holder = valueAt(copy, path.slice(0, -1));
  if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
  else if (isGroup(holder)) delete holder[String(path.at(-1))];
  return copy;
}
