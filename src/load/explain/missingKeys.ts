import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Document } from '../readDocument.ts';
import { descriptionOf } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import { keyOf, nameGroup, shapeOf } from './describe.ts';
import { type Issue, schemaOf } from './readIssues.ts';

/** All the keys that one group needs. */
export function missingKeys(issues: readonly Issue[], context: Document): Problem {
  const [path = [], ...others] = issues.map((issue) => issue.path);
  const parent = path.slice(0, -1);
  const keys = issues.map((issue) => {
    const schema = schemaOf(issue.path, context);
    return { key: keyOf(issue.path), shape: schema ? shapeOf(schema) : '…' };
  });
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
