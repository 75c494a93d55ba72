import { createProblem, safely } from '#problems/createProblem.ts';
import { counted, sentences } from '#problems/phrases.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import { groupBy } from '../groupBy.ts';
import type { Document } from '../readDocument.ts';
import { isFieldName } from '../schemaAt.ts';
import { type Group, nodeAt } from '../tree.ts';
import { kindOf, keyOf } from './describe.ts';
import type { Issue } from './readIssues.ts';

type Found = { issue: Issue; node: Group; key: string; edit: Edit | undefined };

/**
 * The items of lists of texts that a colon makes groups of keys (`Full groom: £60`): one problem for those of
 * a list, and the issues that it explains. Where the words before it are likely a key, `advise` says so.
 */
export function findUnquotedTexts(
  issues: readonly Issue[],
  document: Document,
): { problems: Problem[]; explained: readonly Issue[] } {
  const found = issues.flatMap((issue) => unquotedText(issue, document) ?? []);
  const lists = groupBy(found, ({ issue }) => JSON.stringify(issue.path.slice(0, -1)));
  const unquoted = [...lists.values()].filter((items) => {
    const keys = new Set(items.map(({ key }) => key));
    return (
      items.some(({ key }) => /[^a-z]/.test(key)) || (keys.size > 1 && keys.size === items.length)
    );
  });
  return {
    problems: unquoted.flatMap((items) =>
      items.slice(0, 1).map((one) => unquotedTexts(one, items)),
    ),
    explained: unquoted.flat().map(({ issue }) => issue),
  };
}

function unquotedText(issue: Issue, { tree, source, schema }: Document): Found | undefined {
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  const node =
    isText && typeof issue.path.at(-1) === 'number' ? nodeAt(tree, issue.path) : undefined;
  if (node?.kind !== 'group' || node.isFlow || node.repeats || node.entries.size > 1)
    return undefined;
  const { start, end } = node;
  const text = source.slice(start, end);
  const [key = ''] = node.entries.keys();
  const isOnLine = /: +\S/.test(text) && !text.includes('\n');
  if (!isOnLine || isFieldName(key, schema, { exactly: true })) return undefined;
  const mark = text.includes('\\') ? undefined : ['"', "'"].find((one) => !text.includes(one));
  return { issue, node, key, edit: mark ? { start, end, text: mark + text + mark } : undefined };
}

function unquotedTexts({ issue: { path }, node, edit }: Found, items: readonly Found[]): Problem {
  const edits = items.flatMap((one) => one.edit ?? []);
  const advice = sentences(
    'A colon with a space behind it makes a key of the words before.',
    `Put the whole text in quotes${edit ? `: ${edit.text}` : ''}.`,
    items.length > 1 && `The same goes for ${counted(items.length - 1, 'more item')}.`,
  );
  const written = `This item of "${keyOf(path)}"`;
  const facts = { written, got: kindOf(node), wanted: 'a text', advice };
  const fix = edits.length === items.length ? safely(...edits) : undefined;
  return createProblem('wrong-kind', facts, { start: node.start, end: node.end, path, fix });
}
