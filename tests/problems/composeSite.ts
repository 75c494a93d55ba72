import { type Block, labels } from '#problems/Page.ts';

/**
 * The whole site file that a block of a page is part of. The block holds the top-level parts that
 * differ from the base site; the others follow it, so that line numbers are those of the block.
 * `# without: NAME` leaves out a part. A line `…` is what the base site has there.
 */
export function composeSite({ label, text }: Block, base: string): string {
  if (label === labels.wholeFile) return replaceMarks(text);
  const baseParts = topLevelParts(base);
  const [opening, ...written] = splitParts(text);
  const left = [...text.matchAll(/^# without: (\w+)$/gm)].map((match) => match[1]);
  const used = [...left, ...written.map(({ key }) => key)];
  const rest = [...baseParts].filter(([key]) => !used.includes(key));
  return [
    replaceMarks(opening?.text ?? ''),
    ...written.map((part) => replaceMarks(fillGaps(part.text, baseParts.get(part.key) ?? ''))),
    ...rest.map(([, part]) => part),
  ].join('');
}

function topLevelParts(source: string): Map<string, string> {
  return new Map(
    splitParts(source)
      .slice(1)
      .map(({ key, text }) => [key, text]),
  );
}

/** The text of every top-level key, up to the next one; first what is before all of them. */
function splitParts(source: string): { key: string; text: string }[] {
  return source.split(/^(?=[A-Za-z][\w-]*\s*:)/m).flatMap((text, index) => {
    const key = /^[A-Za-z][\w-]*(?=\s*:)/.exec(text)?.[0];
    if (key !== undefined) return [...(index === 0 ? [{ key: '', text: '' }] : []), { key, text }];
    return [{ key: '', text }];
  });
}

/**
 * Puts the lines of the base site in place of each `…`. Lines that both have are where the two run
 * side by side; so the line after a `…` must be one of the base site.
 */
function fillGaps(text: string, base: string): string {
  if (!/^\s*…$/m.test(text)) return text;
  const baseLines = base.replace(/\n+$/, '').split('\n');
  const lines: string[] = [];
  let next = 0;
  let isGap = false;
  for (const line of text.replace(/\n$/, '').split('\n')) {
    if (line.trim() === '…') {
      isGap = true;
      continue;
    }
    const at = baseLines.indexOf(line, next);
    if (isGap && at === -1) throw new Error(`Not a line of the base site: ${line}`);
    if (isGap) lines.push(...baseLines.slice(next, at));
    if (at !== -1) next = at + 1;
    lines.push(line);
    isGap = false;
  }
  if (isGap) lines.push(...baseLines.slice(next));
  return `${lines.join('\n')}\n`;
}

const characters: Readonly<Record<string, string>> = { tab: '\t', CR: '\r' };

/** `⟨U+200B⟩`, `⟨tab⟩` and `⟨CR⟩` stand for a character, `⟨a, ×90000⟩` for a text that often; in it, `#` counts. */
function replaceMarks(text: string): string {
  return text
    .replace(/⟨U\+([\dA-F]+)⟩/g, (_, point: string) => String.fromCodePoint(parseInt(point, 16)))
    .replace(/⟨(tab|CR)⟩/g, (_, name: string) => characters[name] ?? '')
    .replace(/⟨([^⟨⟩]*?) ?×(\d+)⟩/g, (_mark, part: string, count: string) =>
      part.includes('#')
        ? Array.from({ length: Number(count) }, (_, at) => part.replace('#', String(at))).join('')
        : part.repeat(Number(count)),
    );
}
