import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  type Node,
  parseDocument,
  type Pair,
  Scalar,
  type YAMLSeq,
} from 'yaml';
import { indexOfKey } from './addKey.ts';
import { findSpot, holderAt } from './findSpot.ts';
import { sectionAt } from './hideSection.ts';
import { renameIn } from './renamePart.ts';
import type { OpenText } from './openText.ts';
import type { Operation } from './Operation.ts';

/**
 * The same operation on the parsed document, without a thought for how it is written: what the text
 * must say afterwards.
 */
export function changeDocument(text: OpenText, operation: Operation): Document {
  const { document } = text;
  switch (operation.kind) {
    case 'set': {
      const spot = findSpot(text, operation.path);
      if (spot.kind === 'nothing')
        spot.holder.items.push(pairOf(document, spot.key, operation.value));
      else if (isScalar(spot.value)) spot.value.value = operation.value;
      else if (spot.kind === 'item') spot.holder.items[spot.index] = new Scalar(operation.value);
      else setPair(spot.holder.items[spot.index], operation.value);
      break;
    }
    case 'delete': {
      const spot = findSpot(text, operation.path);
      if (spot.kind !== 'nothing') spot.holder.items.splice(spot.index, 1);
      break;
    }
    case 'move': {
      const spot = findSpot(text, operation.path);
      if (spot.kind !== 'item') break;
      const [moved = null] = spot.holder.items.splice(spot.index, 1);
      spot.holder.items.splice(operation.to, 0, moved);
      break;
    }
    case 'duplicate': {
      const spot = findSpot(text, operation.path);
      if (spot.kind === 'item') spot.holder.items.splice(spot.index + 1, 0, copyOf(spot.value));
      break;
    }
    case 'hide': {
      const section = sectionAt(text, operation.path);
      const index = indexOfKey(section, 'hidden');
      if (index !== -1) section.items.splice(index, 1);
      if (operation.hidden) section.items.push(pairOf(document, 'hidden', true));
      break;
    }
    case 'insert': {
      const list = holderAt(text, operation.list) as YAMLSeq<Node | null>;
      const value: unknown = parseDocument(operation.yaml).toJS();
      list.items.splice(operation.index, 0, document.createNode(value));
      break;
    }
    case 'add': {
      const { path, value } = operation;
      const [holder, step] = [holderAt(text, path.slice(0, -1)), path.at(-1)];
      if (isMap(holder)) holder.items.push(pairOf(document, String(step), value));
      else holder.items.splice(Number(step), 0, document.createNode(value) as Node);
      break;
    }
    case 'rename':
      renameIn(text, operation);
  }
  return document;
}

function setPair(
  pair: Pair<Node, Node | null> | undefined,
  value: string | number | boolean,
): void {
  if (pair) pair.value = new Scalar(value);
}

function pairOf(document: Document, key: string, value: unknown): Pair<Node, Node | null> {
  // A key and a value, each a node: that is what `createPair` makes of them.
  return document.createPair(key, value) as Pair<Node, Node | null>;
}

/** An item once more, without its `id`. An alias is the same alias again. */
function copyOf(node: Node | null): Node | null {
  if (node === null || isAlias(node)) return node;
  const copy = node.clone() as Node;
  if (isMap(copy)) copy.delete('id');
  return copy;
}
