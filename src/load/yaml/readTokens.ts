import type { Range } from '#problems/Problem.ts';
import { CST, Parser } from 'yaml';
import { findExcessiveDepth } from './scanText.ts';

/** A key or a value of one word or text, where it is written. */
export type Token = Range & {
  isKey: boolean;
  /** As YAML reads it, references as they are written. */
  text: string;
  /** As it is written, with its quotes. */
  written: string;
  isBlock: boolean;
  /** The key of the part of the file that it is in: `routes`. */
  root: string;
};

/** Every key and every value of a text in the order of the file, also where the text is no YAML. Nothing of one that is too deep to read. */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  if (findExcessiveDepth(source) !== -1) return tokens;
  const add = (token: CST.Token, root: string, isKey: boolean) => {
    if (!CST.isScalar(token) || !('source' in token)) return;
    const isBlock = token.type === 'block-scalar';
    // Of a text of several lines, without its `|`.
    const lead = token.type === 'block-scalar' ? CST.stringify({ ...token, source: '' }).length : 0;
    const start = token.offset + lead;
    const text = CST.resolveAsScalar(token, false, () => undefined)?.value ?? '';
    const end = start + token.source.length;
    tokens.push({ start, end, isKey, text, written: token.source, isBlock, root });
  };
  // `CST.visit` calls itself for each level, of which a text that is no YAML may have one a line.
  const left: { token: CST.Token; root: string; isKey: boolean }[] = [];
  for (const document of new Parser().parse(source)) {
    if (document.type !== 'document' || !document.value) continue;
    left.push({ token: document.value, root: '', isKey: false });
    for (let next = left.pop(); next; next = left.pop()) {
      const { token, root, isKey } = next;
      add(token, root, isKey);
      for (const { key, value } of 'items' in token ? token.items : []) {
        const own = token === document.value && key && 'source' in key ? key.source : root;
        if (key) left.push({ token: key, root: own, isKey: true });
        if (value) left.push({ token: value, root: own, isKey: false });
      }
    }
  }
  return tokens.toSorted((a, b) => a.start - b.start);
}
