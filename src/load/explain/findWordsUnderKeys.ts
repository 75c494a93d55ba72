import { createProblem } from '#problems/createProblem.ts';
import { counted, listed, quoted, sentences } from '#problems/phrases.ts';
import type { Problem } from '#problems/Problem.ts';
import { groupBy } from '../groupBy.ts';
import type { Document } from '../readDocument.ts';
import { type Group, nodeAt } from '../tree.ts';
import { isPlainWord } from './advise.ts';
import { keyOf, kindOf } from './describe.ts';
import type { Issue } from './readIssues.ts';

type Found = { issue: Issue; node: Group };

/** The keys under which words are elsewhere. */
const keysOfWords = ['label', 'text', 'title', 'option', 'name'];

/**
 * The items of lists of texts that are groups with the words under one of several keys, `{ label: Bath, value: bath }`:
 * one problem for those of a list, and the issues that it explains.
 */
export function findWordsUnderKeys(
  issues: readonly Issue[],
  document: Document,
): { problems: Problem[]; explained: readonly Issue[] } {
  const found = issues.flatMap((issue) => groupInTexts(issue, document) ?? []);
  const lists = groupBy(found, ({ issue }) => JSON.stringify(issue.path.slice(0, -1)));
  const explained = [...lists.values()].flatMap((items) => {
    const words = items.flatMap(({ node }) => wordsIn(node, items) ?? []);
    if (areAlone(items)) return [];
    return words.length === items.length ? [{ items, words }] : [];
  });
  return {
    problems: explained.map(({ items, words }) => wordsAlone(items, words)),
    explained: explained.flatMap(({ items }) => items.map(({ issue }) => issue)),
  };
}

function groupInTexts(issue: Issue, { tree }: Document): Found | undefined {
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  const isItem = isText && typeof issue.path.at(-1) === 'number';
  const node = isItem ? nodeAt(tree, issue.path) : undefined;
  return node?.kind === 'group' && !node.repeats ? { issue, node } : undefined;
}

/** Whether the words have one key, and nothing beside it: `advise` has a fix for each. */
function areAlone(items: readonly Found[]): boolean {
  const keys = items.map(({ node }) => [...node.entries.keys()].join());
  return new Set(keys).size === 1 && keysOfWords.includes(keys[0] ?? '');
}

/** The words of an item: under a key that all of them have, or behind a short form of them, `bath: A bath`. */
function wordsIn(node: Group, items: readonly Found[]): string | undefined {
  const key = keysOfWords.find((one) => items.every(({ node: { entries } }) => entries.has(one)));
  const [[first, only] = [], ...others] = node.entries;
  const value = key === undefined ? only?.value : node.entries.get(key)?.value;
  const text = value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : '';
  const isShort = others.length === 0 && text.toLowerCase().includes(String(first).toLowerCase());
  return text !== '' && (key !== undefined || isShort) ? text : undefined;
}

function wordsAlone(items: readonly Found[], words: readonly string[]): Problem {
  const [first, ...more] = items;
  if (!first) throw new Error('No items.');
  const { issue, node } = first;
  const key = keyOf(issue.path);
  const lost = [...new Set(items.flatMap(({ node: { entries } }) => [...entries.keys()]))];
  const isPair = items.every(({ node: { entries } }) => entries.size === 1);
  const others = lost.filter((one) => !isPair && !keysOfWords.includes(one));
  const advice = sentences(
    `Write the words alone, without a key: ${words[0]}.`,
    more.length > 0 && `The same goes for ${counted(more.length, 'more item')}.`,
    others.length > 0 && `An item of "${key}" has no ${listed(others.map(quoted))}.`,
  );
  const facts = { written: `This item of "${key}"`, got: kindOf(node), wanted: 'a text', advice };
  const edits = items.map(({ node: { start, end } }, index) => {
    const word = words[index] ?? '';
    return { start, end, text: isPlainWord(word) ? word : JSON.stringify(word) };
  });
  const fix = { edits, isSafe: false };
  return createProblem('wrong-kind', facts, {
    start: node.start,
    end: node.end,
    path: issue.path,
    fix,
  });
}
