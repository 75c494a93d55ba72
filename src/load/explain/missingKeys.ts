import { createProblem } from '#problems/createProblem.ts';
import { listed, quoted, sentences } from '#problems/phrases.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Document } from '../readDocument.ts';
import { descriptionOf, kindOfField } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import { keyOf, nameGroup, shapeOf } from './describe.ts';
import { linkExample } from './linkExample.ts';
import { type Issue, neederOf, ruleNotes, schemaOf } from './readIssues.ts';

/** All the keys that one group needs. */
export function missingKeys(issues: readonly Issue[], context: Document): Problem {
  const [path = [], ...others] = issues.map((issue) => issue.path);
  const parent = path.slice(0, -1);
  const keys = issues.map((issue) => ({
    key: keyOf(issue.path),
    shape: shapeAt(issue.path, context),
  }));
  const [first] = issues;
  const types = first?.code === 'invalid_union' && 'options' in first ? first.options : undefined;
  const schema = schemaOf(path, context);
  const description = types
    ? `The types are: ${types.map(String).join(', ')}.`
    : schema && descriptionOf(schema);
  return createProblem(
    'missing-key',
    {
      keys,
      group: nameGroup(parent, context),
      description: others.length > 0 ? undefined : description,
    },
    // What the file as a whole lacks is at none of its keys.
    {
      ...(parent.length === 0 ? { start: 0, end: 0 } : context.atKey(parent)),
      path,
      ...inComment(keyOf(path), parent, context),
    },
  );
}

/** The keys that one group needs by a rule, which depends on what else is in it. */
export function neededKeys(issues: readonly Issue[], context: Document): Problem {
  const [first] = issues;
  const path = first?.path ?? [];
  const keys = issues.map((issue) => keyOf(issue.path));
  const lines = issues.map((issue) => lineAt(issue, context));
  const schema = issues.length === 1 ? schemaOf(path, context) : undefined;
  return createProblem(
    'broken-rule',
    {
      sentence: `${(first && neederOf(first)) ?? 'This'} needs ${listed(keys.map(quoted))}.`,
      hint: sentences(
        `Add ${listed(lines)}.`,
        schema && descriptionOf(schema),
        issues.length === 1 && first && ruleNotes(first).hint,
      ),
    },
    context.atKey(path),
  );
}

/** A key as it is written; with the entry that it names, where that is to be written, too. */
function lineAt(issue: Issue, context: Document): string {
  const { path } = issue;
  const shape = ruleNotes(issue).sample ?? shapeAt(path, context);
  const schema = schemaOf(path, context);
  const isNamed = schema && kindOfField(schema) === 'link' && shape !== '…';
  return isNamed ? linkExample(path, { name: shape }, context) : `"${keyOf(path)}: ${shape}"`;
}

function shapeAt(path: Path, context: Document): string {
  const schema = schemaOf(path, context);
  return schema ? shapeOf(schema) : '…';
}

/** The comment that a key is in, inside its group or right below it. */
function inComment(key: string, parent: Path, { source, tree }: Document) {
  const { start, end } = nodeAt(tree, parent) ?? tree;
  const [below = ''] = /^.*\n?(?:[ \t]*(?:#.*)?\n)*/.exec(source.slice(end)) ?? [];
  const group = source.slice(start, end + below.length);
  const match = new RegExp(`^([ \\t]*#[ \\t]*)${key}:`, 'm').exec(group);
  if (!match) return {};
  const at = start + match.index + (match[1] ?? '').length;
  const message = `${key} is in a comment here.`;
  return { related: [{ start: at, end: at + key.length, message }] };
}
