import { isDeepStrictEqual } from 'node:util';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit } from '#problems/Problem.ts';
import { isSeq, type Node, type YAMLSeq } from 'yaml';
import { changeDocument } from './changeDocument.ts';
import { findSpot, holderAt } from './findSpot.ts';
import { hideSection } from './hideSection.ts';
import { duplicateItem } from './duplicateItem.ts';
import { addKey, indexOfKey } from './addKey.ts';
import { addItem, insertItem } from './insertItem.ts';
import { moveItem } from './moveItem.ts';
import { removeItem } from './removeItem.ts';
import { renamePart } from './renamePart.ts';
import { openText, type OpenText } from './openText.ts';
import type { Operation, YamlPath } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { setValue } from './setValue.ts';
import { trimEdit } from './trimEdit.ts';

/** The text after an operation, and the stretches that were changed; or why it cannot be done. */
type Edited = { source: string; edits: Edit[] } | { refusal: string };

/**
 * Does an operation with the smallest change of the text: comments, quotes, order, anchors and every
 * letter outside the edits stay. What comes out is read again, and is given back only when it says
 * exactly what the operation asked for and nothing else. Whether the site is right is not asked here.
 */
export function editText(source: string, operation: Operation): Edited {
  try {
    const text = openText(source);
    const edits = editsOf(text, operation).map((edit) => trimEdit(edit, source));
    const after = applyEdits(source, edits);
    const wanted = changeDocument(openText(source), operation);
    if (!isDeepStrictEqual(openText(after).document.toJS(manyAliases), wanted.toJS(manyAliases))) {
      throw new Refusal('The file is written in a way that only a person should edit here.');
    }
    return { source: after, edits };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    // An alias whose anchor is gone, or comes later now.
    if (error instanceof ReferenceError) {
      return {
        refusal:
          'Another place of the file repeats this part with *name, so it must stay where it is.',
      };
    }
    throw error;
  }
}

const manyAliases = { maxAliasCount: -1 };

function editsOf(text: OpenText, operation: Operation): Edit[] {
  switch (operation.kind) {
    case 'set':
      return setValue(text, operation);
    case 'delete': {
      const spot = findSpot(text, operation.path);
      if (spot.kind === 'nothing') throw new Refusal('There is nothing to take away.');
      return [removeItem(text, spot.holder, spot.index)];
    }
    case 'move': {
      const { list, index } = listItem(text, operation.path);
      return moveItem(text, list, { from: index, to: operation.to });
    }
    case 'duplicate': {
      const { list, index } = listItem(text, operation.path);
      return [duplicateItem(text, list, index)];
    }
    case 'hide':
      return hideSection(text, operation);
    case 'insert': {
      const list = holderAt(text, operation.list);
      if (!isSeq(list)) throw new Refusal('There is no list at this place.');
      return [insertItem(text, list, operation)];
    }
    case 'add': {
      const { path, value } = operation;
      const [holder, step] = [holderAt(text, path.slice(0, -1)), path.at(-1)];
      if (isSeq(holder)) return [addItem(text, holder, { index: Number(step), value })];
      const key = String(step);
      if (indexOfKey(holder, key) !== -1) throw new Refusal(`There is a ${key} here already.`);
      return [addKey(text, { holder, key }, value)];
    }
    case 'rename':
      return renamePart(text, operation);
  }
}

function listItem(text: OpenText, path: YamlPath): { list: YAMLSeq<Node | null>; index: number } {
  const spot = findSpot(text, path);
  if (spot.kind !== 'item') throw new Refusal('This is not an item of a list.');
  return { list: spot.holder, index: spot.index };
}
