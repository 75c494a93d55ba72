import { isDownload } from '#load/checks/downloads.ts';
import { findOpenings } from '#load/findOpenings.ts';
import { type ChoicesOf, type FieldForm, type GroupForm, partForm } from '#load/formOf.ts';
import { findIcon } from '#load/icons.ts';
import { itemsAbove } from '#load/itemsAbove.ts';
import { listAt, startsWith, valueAt } from '#load/paths.ts';
import type { ReadField } from '#load/readFields.ts';
import { optionFor, schemaAt } from '#load/schemaAt.ts';
import { kindOfField, noteOf, type Schema } from '#load/schemaNodes.ts';
import type { Path, Scalar } from '#load/tree.ts';
import type { Range } from '#problems/Problem.ts';
import { type FilePlace, groupOf, type SiteMap, type UsePlace, writtenIn } from './siteMap.ts';
import { parseAmount } from './parseAmount.ts';

/** A constant (or another value) that a text takes in by `${…}`, or the address behind the name of a link. */
export type OriginPlace = FilePlace & {
  /** `constants.tiers.gold.payout` */
  name: string;
  /** As it is written there. */
  written: string;
  form: FieldForm;
  /** How many places use it, this text included. */
  useCount: number;
};

/** A single value of the file, shown or not, with what a form for it needs. */
export type ValuePlace = FilePlace & {
  /** What an editor in place edits: the text as YAML reads it, with `${…}` as written. */
  written: Scalar['value'];
  /** The same with references filled in, as pages show it. */
  value: Scalar['value'];
  form: FieldForm;
  /** What an icon of the sets shows. */
  drawing?: string | undefined;
  /** The values that it takes in. Whole: the value is one reference and nothing else. */
  origins: OriginPlace[];
  isWholeReference: boolean;
  /** Of the word on which the other keys of its group depend: what may be written in that group, and what is. */
  group?: { form: GroupForm; keys: string[] } | undefined;
  /** Other places that change with it, because it is in a shared section or is repeated (`*name`); at most 50. */
  alsoOn: UsePlace[];
};

/** A value that holds some words, and the pages that show it (`404`, or none for what every page carries). */
export type FoundWords = ValuePlace & { routes: string[] };

/** More uses than this are not listed, and more found values nobody reads. */
const mostUses = 50;
const mostFound = 60;

/** Describes single values of the file. `files` are those under media/. */
export function createDescribe(
  map: SiteMap,
  files: readonly string[],
): (field: ReadField) => ValuePlace {
  const choicesOf = nameChoices(map, files);
  const originPlace = ({ path, ...range }: Range & { path: Path }, uses: readonly UsePlace[]) => {
    const node = map.node(path);
    return {
      ...map.place(path, range),
      name: path.join('.'),
      written: node?.kind === 'scalar' ? String(writtenIn(node)) : '',
      form: map.fieldAt(path)?.form() ?? { kind: 'words' as const, isOptional: false },
      useCount: uses.length,
    };
  };

  return (field) => {
    const { path, scalar, kind } = field;
    const { value, template = '', origins = [] } = scalar;
    const form = field.form();
    const group = form.kind === 'choice' ? groupBehind(map, path, choicesOf) : undefined;
    // The address behind the name of a link.
    const link = ['links', String(value), 'href'];
    const address = kind === 'link' || kind === 'target' ? map.node(link) : undefined;
    return {
      ...map.place(path, scalar),
      written: writtenIn(scalar),
      value,
      form: { ...form, ...choicesOf(field.schema, path) },
      ...(group && { group }),
      ...(kind === 'icon' && { drawing: findIcon(String(value)) }),
      origins: [
        ...origins.map((origin) => originPlace(origin, map.usesOf(origin.path.join('.')))),
        ...(address
          ? [originPlace({ ...address, path: link }, map.usesOfLink(String(value)))]
          : []),
      ],
      isWholeReference: /^\$\{[^{}]*\}$/.test(template),
      alsoOn: map.affectedBy(path).slice(0, mostUses),
    };
  };
}

/** The group whose keys depend on the word at a path. */
function groupBehind({ data, schema }: SiteMap, path: Path, choicesOf: ChoicesOf) {
  const around = path.slice(0, -1);
  const [holder, written] = [schemaAt(schema.SiteFile, data, around), valueAt(data, around)];
  const own = holder && optionFor(holder, written);
  if (!own || noteOf(own, 'variants')?.by !== path.at(-1)) return undefined;
  const form = partForm(own, choicesOf, around);
  return form?.kind === 'group' ? { form, keys: Object.keys(groupOf(written)) } : undefined;
}

/** The names that may be written where a field expects one. */
function nameChoices(map: SiteMap, files: readonly string[]): ChoicesOf {
  const { data, fields } = map;
  const valuesOf = (kind: string) => [
    ...new Set(
      fields.flatMap((field) => (field.kind === kind ? [String(field.scalar.value)] : [])),
    ),
  ];
  const pages = valuesOf('path');
  const links = Object.keys(groupOf(valueAt(data, ['links'])));
  const names: Partial<Record<string, string[]>> = {
    target: [...pages, ...links, ...files.filter(isDownload)],
    link: links,
    route: pages,
    section: Object.keys(groupOf(valueAt(data, ['sections']))),
    media: [...files],
    icon: files.filter((file) => file.endsWith('.svg')),
    click: valuesOf('clickName'),
    parameter: listAt(data, ['campaign', 'parameters']).map(String),
  };
  return (schema, at) => {
    const choices = names[kindOfField(schema) ?? ''];
    return choices ? { choices } : itemChoices(map, schema, at);
  };
}

/** The items that a value may name, or what there is to choose from of the one that is named beside it. */
function itemChoices({ data, schema: { SiteFile } }: SiteMap, schema: Schema, at: Path) {
  const own = noteOf(schema, 'itemName');
  if (own) return { choices: itemsAbove(data, at, own).map(({ name }) => name) };
  const by = noteOf(schema, 'choiceOf');
  if (by === undefined) return undefined;
  // It is an item of a list itself.
  const beside = [...at.slice(0, -2), by];
  const named = schemaAt(SiteFile, data, beside);
  const keys = named && noteOf(named, 'itemName');
  if (!keys) return undefined;
  const items = itemsAbove(data, beside, keys);
  const of = Object.fromEntries(items.map(({ name, choices }) => [name, choices]));
  const chosen = valueAt(data, beside);
  return chosen === undefined ? { choicesBy: { by, of } } : { choices: of[String(chosen)] ?? [] };
}

/** Every single value in a part of the file, and what can be added to it. Undefined when there is no such part. */
export function findPart(map: SiteMap, path: Path, files: readonly string[]) {
  if (!map.node(path)) return undefined;
  const fields = map.fields.filter((field) => startsWith(field.path, path));
  return {
    place: map.partPlace(path),
    values: fields.map(createDescribe(map, files)),
    openings: findOpenings(map, path, nameChoices(map, files)),
  };
}

/**
 * The values that hold some words, as they are written or as pages show them: «£1,250» is found where
 * it is shown and where the file says 1250. The number itself comes before the places that show it.
 */
export function findWords(map: SiteMap, words: string, files: readonly string[]) {
  const sought = plain(words);
  if (sought === '') return { found: [], count: 0 };
  const sum = parseAmount(words);
  const isSource = ({ scalar }: ReadField) => sum !== undefined && String(scalar.value) === sum;
  const isShown = ({ scalar: { value, template = '' } }: ReadField) =>
    plain(String(value)).includes(sought) || plain(template).includes(sought);
  const sources = map.fields.filter(isSource);
  const hits = [...sources, ...map.fields.filter((field) => isShown(field) && !isSource(field))];
  const describe = createDescribe(map, files);
  const found: FoundWords[] = hits
    .slice(0, mostFound)
    .map((field) => ({ ...describe(field), routes: map.routesOf(field.path) }));
  return { found, count: hits.length };
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
