import type { Edit, Range } from '#problems/Problem.ts';
import { keysOf, type Location, valuesOf } from '#tests/load/keysOf.ts';
import { slips } from './slips.ts';

/** One certain mistake put into a right file. */
export type Mutation = {
  /** What kind of mistake: the row of the table. */
  kind: string;
  /** What is written in place of what. */
  edit: Edit;
  /** Where the mistake must be underlined, when that is certain. */
  place?: Range;
  /** What must be suggested, when a word is meant. */
  suggestion?: string;
};

/** Every mistake of every kind that a file has room for: tens of thousands for the real site. */
export function mutationsOf(source: string): Mutation[] {
  return [
    ...keysOf(source).flatMap((location) => slipsIn('key', location)),
    ...valuesOf(source)
      .filter(isWord)
      .flatMap((location) => slipsIn('word', location)),
    ...valuesOf(source)
      .filter(isName)
      .flatMap((location) => slipsIn('name', location)),
    ...valuesOf(source)
      .flatMap(stepsOf)
      .flatMap((location) => slipsIn('reference', location)),
    ...valuesOf(source)
      .filter(isMedia)
      .flatMap((location) => slipsIn('file', location))
      // The name of another file of the site is no slip that anybody could see.
      .filter(({ edit }) => !source.includes(edit.text)),
    ...valuesOf(source)
      .filter((location) => !isText(location, source))
      .flatMap(kindsIn),
    ...layoutOf(source),
  ];
}

/** A slip of the pen at every letter of a word but the first, which may be a form of its own. */
function slipsIn(kind: string, { word, start, end }: Location): Mutation[] {
  if (word.length < 3) return [];
  const mutations: Mutation[] = [];
  for (let at = 1; at < word.length; at++) {
    for (const slip of Object.values(slips)) {
      const text = slip(word, at);
      if (text === word) continue;
      const place = { start, end: start + text.length };
      mutations.push({ kind, edit: { start, end, text }, place, suggestion: word });
    }
  }
  return mutations;
}

function lastKey({ path }: Location): string {
  return String(path.findLast((step) => typeof step === 'string'));
}

function isWord(location: Location): boolean {
  return ['type', 'tone', 'look', 'send', 'provider'].includes(lastKey(location));
}

function isName(location: Location): boolean {
  return ['use', 'to', 'onClick', 'except', 'page', 'script'].includes(lastKey(location));
}

function isMedia({ word }: Location): boolean {
  return word.startsWith('media/');
}

/** Every word of every `${one.two.three | format}` in a value. */
function stepsOf(value: Location): Location[] {
  const pattern = /(?<=\$\{[\w.]*)\w+(?=[\w.]*(?: \| \w+)?\})|(?<=\$\{[\w.]+ \| )\w+(?=\})/g;
  return [...value.word.matchAll(pattern)].map((match) => ({
    word: match[0],
    path: value.path,
    start: value.start + match.index,
    end: value.start + match.index + match[0].length,
  }));
}

/** Digits that are as good in quotes: CSS words, and constants that are referred to in texts alone. */
function isText({ path }: Location, source: string): boolean {
  if (path.at(-1) === 'weight') return true;
  const reference = `\\$\\{${path.join('\\.')}`;
  const asNumber = new RegExp(`${reference} \\||: ${reference}\\}[ ,}]*$`, 'm');
  return path[0] === 'constants' && !asNumber.test(source);
}

/** Values written as another kind: numbers with separators or in quotes, yes for true. */
function kindsIn({ word, start, end }: Location): Mutation[] {
  const make = (kind: string, text: string): Mutation => ({
    kind,
    edit: { start, end, text },
    place: { start, end: start + text.length },
    suggestion: word,
  });
  if (/^\d+$/.test(word)) {
    const grouped = Number(word).toLocaleString('en-GB');
    return [
      make('number in quotes', `"${word}"`),
      ...(grouped === word ? [] : [make('number with separator', grouped.replaceAll(',', '_'))]),
    ];
  }
  if (word === 'true') return ['yes', 'on', '"true"'].map((text) => make('boolean', text));
  if (word === 'false') return ['no', 'off', '"false"'].map((text) => make('boolean', text));
  return [];
}

/** Mistakes in the lines themselves, at every line that has room for them. */
function layoutOf(source: string): Mutation[] {
  const mutations: Mutation[] = [];
  let offset = 0;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    const start = offset;
    offset += line.length + 1;
    const match = /^( *)(- )?([\w-]+):( )?(?=(\S)?)/.exec(line);
    if (!match) continue;
    const [, lead = '', dash = '', key = '', space, value] = match;
    const colon = start + lead.length + dash.length + key.length + 1;
    const put = (kind: string, edit: Edit) => mutations.push({ kind, edit });
    // Behind some values no colon ends the key: a text in quotes may follow it closely in braces.
    if (space && value && !/["'|>&*{[#]/.test(value)) {
      put('no space after the colon', { start: colon, end: colon + 1, text: '' });
      put('NBSP after the colon', { start: colon, end: colon + 1, text: '\u00A0' });
    }
    if (dash)
      put('no space after the dash', {
        start: start + lead.length + 1,
        end: start + lead.length + 2,
        text: '',
      });
    if (lead.length > 0) {
      put('tab', { start, end: start + lead.length, text: '\t'.repeat(lead.length / 2) });
      // A line that is alone in its group may be at any column.
      const hasNeighbour = [lines[index - 1], lines[index + 1]].some(
        (other) =>
          other !== undefined && /^ *(?:- )?/.exec(other)?.[0].length === lead.length + dash.length,
      );
      if (!hasNeighbour) continue;
      put('one space more', { start, end: start, text: ' ' });
      put('one space less', { start, end: start + 1, text: '' });
    }
    if (lead.length > 0 && !dash && value && !/[|>&{[#]/.test(value)) {
      const end = start + line.length;
      put('line twice', { start: end, end, text: `\n${line}` });
    }
  }
  return mutations;
}
