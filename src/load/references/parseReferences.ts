/** A name inside a text, with its place in that text. */
export type Word = { name: string; start: number; end: number };

/** A piece of a text: as it is, a reference, or something that looks like one and is none. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'reference'; start: number; end: number; steps: Word[]; format?: Word }
  | { kind: 'unclosed' | 'malformed'; start: number; end: number; text: string };

/** Cuts a text at its references: `from ${constants.tiers.gold.payout | money}`. `$${` is a plain `${`. */
export function parseReferences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const keep = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const match of text.matchAll(/\$\$\{|\$\{/g)) {
    const start = match.index;
    if (start < end) continue;
    keep(start);
    if (match[0] === '$${') {
      pieces.push({ kind: 'text', text: '${' });
      end = start + 3;
    } else {
      const piece = readReference(text, start);
      pieces.push(piece);
      end = piece.end;
    }
  }
  keep(text.length);
  return pieces;
}

/** Reads what stands at a `${`. */
function readReference(text: string, start: number): Exclude<Piece, { kind: 'text' }> {
  const close = text.indexOf('}', start);
  const next = text.indexOf('${', start + 2);
  if (close === -1 || (next !== -1 && next < close)) {
    const end =
      start +
      (/^\$\{[\w.-]*(?:\s*\|\s*\w+)?/.exec(text.slice(start, start + 300))?.[0].length ?? 2);
    return { kind: 'unclosed', start, end, text: text.slice(start, end) };
  }
  const end = close + 1;
  const match = /^(\$\{\s*)([\w-]+(?:\.[\w-]+)*)(\s*)(?:(\|\s*)([\w-]+)\s*)?\}$/.exec(
    text.slice(start, end),
  );
  if (!match) return { kind: 'malformed', start, end, text: text.slice(start, end) };
  const [, open = '', path = '', space = '', bar = '', name] = match;
  const pathStart = start + open.length;
  const formatStart = pathStart + path.length + space.length + bar.length;
  return {
    kind: 'reference',
    start,
    end,
    steps: stepsOf(path, pathStart),
    ...(name !== undefined && {
      format: { name, start: formatStart, end: formatStart + name.length },
    }),
  };
}

function stepsOf(path: string, start: number): Word[] {
  let at = start;
  return path.split('.').map((name) => {
    const word = { name, start: at, end: at + name.length };
    at = word.end + 1;
    return word;
  });
}
