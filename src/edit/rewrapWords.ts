/**
 * A text of several lines with some of its words changed, and every line break that need not go where
 * it was; undefined when the text is not made of words with single spaces between them.
 */
export function rewrapWords(raw: string, value: string): string | undefined {
  const words = value.replace(/\n$/, '').split(' ');
  if (words.some((word) => word === '' || /\s/.test(word))) return undefined;
  const [head = ''] = /^(?:[|>][^\n]*\n\s*)?/.exec(raw) ?? [];
  const body = raw.slice(head.length).trimEnd();
  if (/\n[^\S\n]*\n/.test(body)) return undefined;
  const old = [...body.matchAll(/(\S+)(\s*)/g)].map(([, word = '', space = '']) => ({
    word,
    space,
  }));
  const most = Math.min(old.length, words.length);
  let before = 0;
  while (before < most && old[before]?.word === words[before]) before++;
  let after = 0;
  while (after < most - before && old.at(-1 - after)?.word === words.at(-1 - after)) after++;
  const kept = old.slice(0, before);
  const middle = words.slice(before, words.length - after);
  const rest = old.slice(old.length - after);
  const between = old[old.length - after - 1]?.space ?? ' ';
  const lead = kept.map(({ word, space }) => word + space).join('');
  const tail = rest.map(({ word, space }) => word + space).join('');
  if (middle.length === 0) return head + (rest.length === 0 ? lead.trimEnd() : lead + tail);
  const joined = middle.join(' ');
  // Added at the end: the last word that stays has no space behind it.
  const start = kept.length === old.length && kept.length > 0 ? `${lead} ` : lead;
  if (rest.length === 0) return head + start + joined;
  return head + start + joined + (before + after === old.length ? ' ' : between) + tail;
}
