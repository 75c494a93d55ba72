import type { ArgumentsOf } from '#problems/createProblem.ts';
import { z } from 'zod';
import { ownValue, valueAt } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { optionFor } from '../schemaAt.ts';
import { noteOf } from '../schemaNodes.ts';
import type { Path } from '../tree.ts';
import { fieldsAt } from './describe.ts';
import { ruleNotes, schemaOf } from './readIssues.ts';

/** What a rule says of a key that groups of this type have not: of its value, nothing needs to be said. */
export function keyOfOthers(path: Path, context: Document): ArgumentsOf<'broken-rule'> | undefined {
  const [parent, key] = [path.slice(0, -1), path.at(-1)];
  const [schema, data] = [schemaOf(parent, context), valueAt(context.data, parent)];
  const variants = schema && noteOf(optionFor(schema, data) ?? schema, 'variants');
  const type = String(valueAt(data, [variants?.by ?? '']));
  const may = variants && ownValue(variants.of, type)?.may;
  if (!schema || !may || typeof key !== 'string' || may.includes(key)) return undefined;
  const field = fieldsAt(parent, context).get(key);
  const value = samples.find((one) => field && z.safeParse(field, one).success);
  const issues = z.safeParse(schema, Object.assign({}, data, { [key]: value })).error?.issues;
  const rule = issues?.find((one) => one.code === 'custom' && one.path[0] === key);
  return rule && { sentence: rule.message, hint: ruleNotes({ ...rule, path, at: path }).hint };
}

/** Values, of which one is right for each key of a group with types. */
const samples = ['A', 1, true, '12:00', ['a', 'b'], '/'];
