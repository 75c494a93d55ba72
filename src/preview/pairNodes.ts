import { readMarks } from './marks.ts';

/**
 * Pairs the nodes of a living page with those of its marked copy. What the page has changed since it
 * was drawn (an open player, a message) has no partner; everything around it has.
 */
export function pairNodes(living: Node, marked: Node): Map<Node, Node> {
  const pairs = new Map<Node, Node>();
  const open: [Node, Node][] = [[living, marked]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair;
    pairs.set(one, other);
    // What stands in it is drawn for visitors without scripts only.
    if (one.nodeName !== 'NOSCRIPT') open.push(...pairLists(childrenOf(one), childrenOf(other)));
  }
  return pairs;
}

function childrenOf(node: Node): Node[] {
  return [...node.childNodes].filter(
    (child) => child instanceof Element || (child instanceof Text && child.data !== ''),
  );
}

function pairLists(living: readonly Node[], marked: readonly Node[]): [Node, Node][] {
  const isSame = (one: Node, other: Node | undefined) => one.nodeName === other?.nodeName;
  if (
    living.length === marked.length &&
    living.every((node, index) => isSame(node, marked[index]))
  ) {
    return living.flatMap((node, index) => {
      const other = marked[index];
      return other ? [[node, other] as [Node, Node]] : [];
    });
  }
  return pairInOrder(living.map(sign), marked.map(sign)).flatMap(([a, b]) => {
    const [one, other] = [living[a], marked[b]];
    return one && other ? [[one, other] as [Node, Node]] : [];
  });
}

/** What must be the same of two nodes that are one. */
function sign(node: Node): string {
  return node instanceof Text ? `“${readMarks(node.data).text}` : node.nodeName;
}

/** The longest common sequence of two short lists. */
function pairInOrder(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
