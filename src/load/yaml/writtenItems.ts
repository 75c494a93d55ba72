import { type CST, isMap, isScalar, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';
import type { TreeNode, WrittenItem } from '../tree.ts';
import { emptyScalar, type ParsedPair, rangeOf } from './parsedNodes.ts';

/**
 * What is written in a group or list of the parser, which has kept its tokens. `builtFrom` has the part of the
 * tree for each node. Undefined for a list of which the tree has made another one.
 */
export function writtenItems(
  node: YAMLMap.Parsed | YAMLSeq.Parsed,
  source: string,
  builtFrom: ReadonlyMap<ParsedNode, TreeNode>,
): WrittenItem[] | undefined {
  if (isMap(node)) {
    return node.items.map(({ key, value: own, srcToken }: ParsedPair) => {
      const { start, end } = rangeOf(key, source);
      const value = (own && builtFrom.get(own)) ?? emptyScalar(end);
      const isThere =
        value.end > value.start || own?.anchor !== undefined || own?.tag !== undefined;
      const [colon = ''] = (!isThere && /^\s*:/.exec(source.slice(end))) || [];
      return {
        start: (srcToken && startOf(srcToken)) ?? start,
        end: isThere ? value.end : end + colon.length,
        name: isScalar(key) ? String(key.value) : source.slice(start, end),
        value,
      };
    });
  }
  const starts = (node.srcToken?.items ?? []).flatMap((item) => startOf(item) ?? []);
  const items = node.items.flatMap((item, index) => {
    const [start, value] = [starts[index], builtFrom.get(item)];
    return start === undefined || !value ? [] : [{ start, end: value.end, value }];
  });
  return items.length === node.items.length ? items : undefined;
}

/** Where the dash of an item is, or its key with an anchor or a tag. */
function startOf({ start, key, value }: CST.CollectionItem): number | undefined {
  const marks = ['seq-item-ind', 'anchor', 'tag', 'explicit-key-ind'];
  return (start.find(({ type }) => marks.includes(type)) ?? key ?? value)?.offset;
}
