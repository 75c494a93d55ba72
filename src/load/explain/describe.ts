import { quoted } from '#problems/phrases.ts';
import { valueAt } from '../paths.ts';
import { optionFor } from '../schemaAt.ts';
import { definitionOf, fieldsOf, isRequired, noteOf, type Schema, unwrap } from '../schemaNodes.ts';
import { nodeAt, type Path, type TreeNode } from '../tree.ts';
import type { Document } from '../readDocument.ts';
import { type Issue, schemaOf } from './readIssues.ts';

/** The name of the key that a value belongs to. */
export function keyOf(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? 'The file');
}

/** What to call the group of keys at a path: «this "hero" section», «"brands"», «this item of "buttons"». */
export function nameGroup(path: Path, context: Document): string {
  const last = path.at(-1);
  if (last === undefined) return 'this file';
  const schema = schemaOf(path, context);
  const type = valueAt(context.data, [...path, 'type']);
  const option = schema && optionFor(schema, { type });
  const block = context.schema.Block.options.find((one) => one === option);
  if (block) return `this "${block.shape.type.value}" section`;
  return typeof last === 'number' ? `this item of "${String(path.at(-2))}"` : `"${last}"`;
}

/** How a value is written, for the beginning of a sentence. */
export function writtenOf(node: TreeNode): string {
  if (node.kind !== 'scalar') return 'This';
  if (typeof node.value === 'string') return quoted(node.value);
  return node.origins ? `${node.written} (${String(node.value)})` : node.written;
}

/** What is written, in the operator's words: «a text», «a list». */
export function kindOf(node: TreeNode): string {
  if (node.kind !== 'scalar') return node.kind === 'list' ? 'a list' : 'a group of keys';
  return node.value === null ? 'nothing' : kinds[typeof node.value as keyof typeof kinds];
}

/** What must be written, in the operator's words: «a whole number», «a list». */
export function kindWanted(schema: Schema): string {
  const definition = definitionOf(unwrap(schema));
  switch (definition.type) {
    case 'number':
      return 'check' in definition ? 'a whole number' : kinds.number;
    case 'literal':
      return definition.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'enum':
      return `one of ${Object.values(definition.entries).join(', ')}`;
    case 'union':
      return [...new Set(definition.options.map(kindWanted))].join(' or ');
    default:
      return kinds[definition.type as keyof typeof kinds] ?? kinds.string;
  }
}

const kinds = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

/** The kinds of value that a schema accepts, unions opened. */
export function kindsIn(schema: Schema): Set<string> {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'union'
    ? new Set(definition.options.flatMap((option) => [...kindsIn(option)]))
    : new Set([definition.type]);
}

/** Whether a schema accepts a group of keys. */
export function takesGroup(schema: Schema): boolean {
  const kindsWanted = kindsIn(schema);
  return kindsWanted.has('object') || kindsWanted.has('record');
}

/** How a value is written, on one line with the keys that must be in it: `{ description: … }`. */
export function shapeOf(schema: Schema, isInside = false): string {
  const { type } = definitionOf(unwrap(schema));
  const sample = noteOf(schema, 'sample');
  if (sample !== undefined) return sample;
  if (type === 'array') return '[ … ]';
  if (type !== 'object' && type !== 'record') return '…';
  const shapes = [...fieldsOf(schema)].flatMap(([key, field]) =>
    isRequired(field) ? `${key}: ${shapeOf(field, true)}` : [],
  );
  return isInside || shapes.length === 0 ? '{ … }' : `{ ${shapes.join(', ')} }`;
}

/** The fields of the group at a path, in the option of a union that its data means. */
export function fieldsAt(path: Path, context: Document): ReadonlyMap<string, Schema> {
  const schema = schemaOf(path, context);
  return schema ? fieldsOf(optionFor(schema, valueAt(context.data, path))) : new Map();
}

/**
 * Where a problem of a value is shown: where it is written. With the place that uses it from there, or
 * the places that its parts come from.
 */
export function valuePlace({ path, at }: Pick<Issue, 'path' | 'at'>, { tree, atValue }: Document) {
  if (at !== path) {
    const { start, end } = atValue(path);
    const message = `It is used here, as ${quoted(keyOf(path))}.`;
    return { ...atValue(at), related: [{ start, end, message }] };
  }
  const node = nodeAt(tree, path);
  const origins = node?.kind === 'scalar' ? node.origins : undefined;
  const related = origins?.map(({ start, end, path: from }) => ({
    start,
    end,
    message: `${from.join('.')} is written here.`,
  }));
  return { ...atValue(path), ...(related && { related }) };
}
