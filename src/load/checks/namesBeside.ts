import type { Code, Problem } from '#problems/Problem.ts';
import type { Block } from '#schema/block.ts';
import type { Kind } from '#schema/kinds.ts';
import { z } from 'zod';
import { declarationsOf } from '../collectDeclarations.ts';
import { type ExpandedPages, expandPages } from '../expandPages.ts';
import { createPathSet, isGroup, listAt, startsWith, valueAt } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import type { Path } from '../tree.ts';
import { isWellFormed } from './isWellFormed.ts';
import { joinNames, nameIn, unknownNames, unknownTargets } from './unknownNames.ts';

/**
 * Links, pages, shared sections and files that do not exist, reported beside `refused`, which are errors of the schema.
 * Leaves out those that may follow from one of these: where what declares such names may be wrong, too.
 */
export function namesBeside(document: Document, refused: readonly Problem[]): Problem[] {
  const context = { ...document, fields: soundFields(document, refused) };
  const pages = expandPages(document.data);
  const sectionsOf = createReader(pages, document, refused);
  const found = [...unknownTargets({ ...context, pages, sectionsOf }), ...unknownNames(context)];
  const isDeclared = createSearch(document, refused);
  return joinNames(
    // Warnings can wait: what is unwise may follow from what is wrong.
    found.filter((one) => one.severity === 'error' && !isDeclared(one.code, nameIn(one, document))),
    context,
  );
}

/** Whether a problem of a text that the schema refuses is one of these: nothing that a repair of the schema’s must mend. */
export function isNameBeside({ code }: Problem): boolean {
  return /^(?:unknown-(?:link|page|section|anchor)|redirected-page|wrong-target|(?:missing|outside|unreadable)-media|unpublished-file)$/.test(
    code,
  );
}

/** The fields, without names and texts that are wrong themselves. */
function soundFields({ fields }: Document, refused: readonly Problem[]) {
  const isRefused = createPathSet(refused.map(({ path }) => path));
  return fields.filter(
    (field) => !kinds.includes(field.kind) || (!isRefused(field.path) && isWellFormed(field)),
  );
}

/** What names something else. */
const kinds: readonly Kind[] = [
  'link',
  'route',
  'target',
  'richText',
  'section',
  'media',
  'address',
];

/**
 * Reads the sections of a page. Those that are wrong are left out; undefined where one of them may have an id, or the
 * headings of a text.
 */
function createReader(
  { routes }: ExpandedPages,
  { data, schema }: Document,
  refused: readonly Problem[],
) {
  const isLost = (part: Path) =>
    refused.some(({ code, path }) => {
      if (!startsWith(path, part) || path.length > part.length + 1) return false;
      const isOfPart = path.length === part.length;
      return (
        isOfPart ||
        code === 'unknown-key' ||
        valueAt(data, path) === undefined ||
        ['id', 'type', 'sections'].includes(String(path.at(-1)))
      );
    });
  return (index: number): Block[] | undefined => {
    const page = routes[index];
    if (!page || [page.path, ...page.shown.map(({ from }) => from)].some(isLost)) return undefined;
    const read = page.shown.map(({ block }) => {
      const { data: whole } = z.safeParse(schema.Block, block);
      return whole ?? (declarationsOf(block, schema.Block).headings === undefined ? [] : undefined);
    });
    return read.includes(undefined) ? undefined : read.flatMap((block) => block ?? []);
  };
}

/**
 * Whether a name that does not exist is perhaps declared after all, where the file is wrong. Clicks and parameters always
 * are: any section may declare them.
 */
function createSearch({ data, source, nearest }: Document, refused: readonly Problem[]) {
  const isRefused = createPathSet(refused.map(({ path }) => path));
  // A part of the file that is wrong as a whole may be any other, and a key that could not be read any name.
  const isWhole = refused.every(({ path }) => path.length > 1);
  const hasAll = (part: string) =>
    isWhole &&
    isGroup(valueAt(data, [part])) &&
    refused.every(
      ({ path }) => path[0] !== part || path.length > 2 || valueAt(data, path) !== undefined,
    );
  const isReadable = {
    links: hasAll('links'),
    sections: hasAll('sections'),
    routes:
      isWhole &&
      listAt(data, ['routes']).every(
        (page, index) =>
          typeof valueAt(page, ['path']) === 'string' && !isRefused(['routes', index, 'path']),
      ),
  };
  // Whatever looks like a declaration, also in a part that nobody can read.
  // Each in a time that grows with the text alone, whatever it is.
  const declarations = [
    /(?<![\w-])([\w-]+)["']?[ \t]*:/g,
    /\b(?:path|id)["']?[ \t]*(?::[ \t]*)?["']?([^\s"',}]+)/g,
  ];
  const declared = new Set([
    ...declarations.flatMap((pattern) =>
      Array.from(source.matchAll(pattern), ([, name = '']) => letters(name)),
    ),
    ...refused.map(({ path }) => letters(String(path.at(-1)))),
  ]);
  const parts: Partial<Record<Code, boolean>> = {
    'unknown-link': isReadable.links,
    'unknown-section': isReadable.sections,
    'unknown-page': isReadable.routes,
    'redirected-page': isReadable.routes,
    'unknown-anchor': true,
    'unknown-click': false,
    'unknown-parameter': false,
  };
  // A name that is written wrong has no use yet.
  const wrong = refused.flatMap(({ path: [part, name, ...inside] }) =>
    (part === 'links' || part === 'sections') && typeof name === 'string' && inside.length === 0
      ? letters(name)
      : [],
  );
  return (code: Code, name: string): boolean => {
    const word = letters(name);
    const isMeant = () =>
      declared.has(word) ||
      wrong.some((key) => key.startsWith(word)) ||
      nearest(word, wrong).length > 0;
    return code in parts && (!parts[code] || isMeant());
  };
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
