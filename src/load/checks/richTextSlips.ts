import { type ArgumentsOf, createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { readMarkdown } from '#schema/markdown.ts';
import type { Links } from '#schema/links.ts';
import type { CheckContext } from './CheckContext.ts';
import { visibleTexts } from './visibleTexts.ts';

/** Lines of running text that look like markup, and are none or more than was meant; of each kind the first of a text. */
export function richTextSlips(context: CheckContext): Problem[] {
  const { source, file } = context;
  return visibleTexts(context).flatMap(({ text, kind, scalar, path }) => {
    // Most texts hold nothing of the kind.
    if (kind !== 'richText' || !/[|`~]|---|https?:|www\./i.test(text)) return [];
    const rows = source.slice(scalar.start, scalar.end).split('\n');
    const seen = new Set<string>();
    return slipsIn(text.trim(), file.links).flatMap((slip) => {
      if (seen.size === seen.add(slip.as).size) return [];
      const isLine = (row: string) => row.replace(/^[\s>]*(?:- )?/, '').trimEnd() === slip.mark;
      const whole = rows.findIndex(isLine);
      const at = whole === -1 ? rows.findIndex((row) => row.includes(slip.mark)) : whole;
      // Quotes, escapes or folded lines hide it.
      if (at === -1) return createProblem('misread-mark', slip, { ...scalar, path });
      const before = rows.slice(0, at).reduce((sum, row) => sum + row.length + 1, scalar.start);
      const start = before + (rows[at]?.indexOf(slip.mark) ?? 0);
      return createProblem('misread-mark', slip, { start, end: start + slip.mark.length, path });
    });
  });
}

type Slip = ArgumentsOf<'misread-mark'>;
type Token = ReturnType<typeof readMarkdown>[number];

function slipsIn(text: string, links: Links): Slip[] {
  const lines = text.split('\n');
  const tokens = readMarkdown(text);
  return tokens.flatMap(({ type, map, markup, content, children }, index): Slip[] => {
    const [from, to] = map ?? [0, 0];
    if (type === 'fence') {
      const isClosed = to - from > 1 && lines[to - 1]?.trimEnd().endsWith(markup);
      const mark = lines[from]?.slice(lines[from]?.indexOf(markup)).trimEnd() ?? markup;
      return isClosed ? [] : [{ as: 'code', mark }];
    }
    if (type !== 'inline') return [];
    const isParagraph = tokens[index - 1]?.type === 'paragraph_open';
    const rows = isParagraph ? content.split('\n').map((row) => row.trim()) : [];
    return [
      ...rows.flatMap((mark): Slip[] => {
        if (/^-{3,}$/.test(mark)) return [{ as: 'line', mark }];
        const columns = /^\|.+\|$/.test(mark) ? mark.slice(1, -1).split('|').length : 0;
        return columns > 1 ? [{ as: 'table', mark, columns }] : [];
      }),
      ...wordsOf(children ?? []).flatMap((words): Slip[] =>
        (words.match(address) ?? []).map((mark) => {
          const href = mark.replace(/^(?!https?:)/i, 'https://');
          const link = Object.keys(links).find((name) => links[name]?.href === href);
          return { as: 'address', mark, link };
        }),
      ),
    ];
  });
}

/** An address as people write it, without the marks of the sentence behind it. */
const address =
  /(?<![\p{L}\d./@-])(?:https?:\/\/|www\.)[^\s<>()[\]"'“”„]*[^\s<>()[\]"'“”„.,;:!?…*]/giu;

/** The texts of a line outside links and code. */
function wordsOf(tokens: readonly Token[]): string[] {
  let isInLink = false;
  return tokens.flatMap(({ type, content }) => {
    if (type.startsWith('link_')) isInLink = type === 'link_open';
    return type === 'text' && !isInLink ? [content] : [];
  });
}
