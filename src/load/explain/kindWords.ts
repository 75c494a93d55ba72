import { definitionOf, fieldsOf, isRequired, type Schema, unwrap } from '../schemaNodes.ts';
import type { TreeNode } from '../tree.ts';

/** What stands there, in the operator's words: «a text», «a list». */
export function kindOf(node: TreeNode): string {
  if (node.kind === 'list') return 'a list';
  if (node.kind === 'group') return 'a group of keys';
  switch (typeof node.value) {
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'string':
      return 'a text';
    default:
      return 'nothing';
  }
}

/** What belongs there, in the operator's words: «a whole number», «a list». */
export function kindWanted(schema: Schema): string {
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  switch (definition.type) {
    case 'number':
      return 'check' in definition ? 'a whole number' : 'a number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
    case 'record':
      return 'a group of keys';
    case 'literal':
      return definition.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'enum':
      return `one of ${Object.values(definition.entries).join(', ')}`;
    case 'union':
      return [...new Set(definition.options.map(kindWanted))].join(' or ');
    default:
      return 'a text';
  }
}

/** How a value is written, on one line with the keys that must be in it: `{ description: … }`. */
export function shapeOf(schema: Schema, isInside = false): string {
  const inner = unwrap(schema);
  switch (definitionOf(inner).type) {
    case 'object': {
      const fields = [...fieldsOf(inner)].filter(([, field]) => isRequired(field));
      const shapes = fields.map(([key, field]) => `${key}: ${shapeOf(field, true)}`);
      return isInside || shapes.length === 0 ? '{ … }' : `{ ${shapes.join(', ')} }`;
    }
    case 'array':
      return '[ … ]';
    case 'record':
      return '{ … }';
    default:
      return '…';
  }
}
