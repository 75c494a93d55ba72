import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { z } from 'zod';
import { schemaAt } from '../schemaAt.ts';
import { noteOf, type Schema } from '../schemaNodes.ts';
import type { TreeNode } from '../tree.ts';
import { keyPlace, valuePlace } from './issuePlaces.ts';
import { keyOf, textOf, writtenOf } from './nodeWords.ts';
import type { Context, Issue } from './readIssues.ts';

/** Too many or too few of something, too long or too short, too big or too small. */
export function outOfBounds(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  node: TreeNode | undefined,
  context: Context,
): Problem {
  const key = keyOf(issue.path);
  const place = valuePlace(issue.path, context);
  const isUnder = issue.code === 'too_small';
  const bound = Number(isUnder ? issue.minimum : issue.maximum);
  if (node?.kind === 'list' || node?.kind === 'group') {
    const count = node.kind === 'list' ? node.items.length : node.entries.size;
    return isUnder
      ? createProblem('too-few', { key, count, least: bound }, keyPlace(issue.path, context))
      : createProblem('too-many', { key, count, most: bound }, keyPlace(issue.path, context));
  }
  if (issue.origin === 'string') {
    const length = textOf(node).length;
    return isUnder
      ? createProblem('too-short', { key, length, least: bound }, place)
      : createProblem('too-long', { key, length, most: bound }, place);
  }
  const written = node ? writtenOf(node) : '';
  if (!isUnder) return createProblem('too-big', { written, most: inDigits(bound) }, place);
  const schema = schemaAt(context.schema, context.data, issue.path);
  const meant = meantSeconds(node, schema, bound);
  return createProblem(
    'too-small',
    { written, least: inDigits(bound), meant },
    { ...place, suggestion: meant },
  );
}

/** `interval: 4` in a place for milliseconds means four seconds. */
function meantSeconds(node: TreeNode | undefined, schema: Schema | undefined, least: number) {
  if (node?.kind !== 'scalar' || node.origins || typeof node.value !== 'number') return undefined;
  if (!schema || noteOf(schema, 'unit') !== 'milliseconds' || node.value <= 0) return undefined;
  const meant = node.value * 1000;
  return meant >= least && z.safeParse(schema, meant).success ? String(meant) : undefined;
}

function inDigits(number: number): string {
  return number.toLocaleString('en-GB');
}
