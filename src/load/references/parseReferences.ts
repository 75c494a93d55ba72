/** A name inside a text, with its place. */
export type Word = { name: string; start: number; end: number };

/** A piece of a text: as it is, a reference, or something that looks like one and is none. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'reference'; start: number; end: number; steps: Word[]; format?: Word }
  | { kind: 'unclosed' | 'malformed'; start: number; end: number; text: string };

/**
 * Cuts a text at its references: `from ${constants.tiers.gold.payout | money}`. `$${` is a plain `${`.
 * Places count from `offset`, that of the text in its file.
 */
export function parseReferences(text: string, offset = 0): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const keep = (until: number) => {
    if (until > end) pieces.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const { 0: mark, index: start } of text.matchAll(/\$\$\{|\$\{/g)) {
    if (start < end) continue;
    keep(start);
    if (mark === '$${') {
      pieces.push({ kind: 'text', text: '${' });
      end = start + 3;
    } else {
      const piece = readReference(text, start, offset);
      pieces.push(piece);
      end = piece.end - offset;
    }
  }
  keep(text.length);
  return pieces;
}

/** Reads the `${` at `at`. */
function readReference(text: string, at: number, offset: number): Exclude<Piece, { kind: 'text' }> {
  const start = offset + at;
  const close = text.indexOf('}', at);
  const next = text.indexOf('${', at + 2);
  if (close === -1 || (next !== -1 && next < close)) {
    const [open = '${'] = /^\$\{[\w.-]*(?:\s*\|\s*\w+)?/.exec(text.slice(at, at + 300)) ?? [];
    return { kind: 'unclosed', start, end: start + open.length, text: open };
  }
  const whole = text.slice(at, close + 1);
  const end = start + whole.length;
  const match = /^(\$\{\s*)([\w-]+(?:\.[\w-]+)*)(\s*)(?:(\|\s*)([\w-]+)\s*)?\}$/.exec(whole);
  if (!match) return { kind: 'malformed', start, end, text: whole };
  const [, open = '', path = '', space = '', bar = '', name] = match;
  const steps = stepsOf(path, start + open.length);
  if (name === undefined) return { kind: 'reference', start, end, steps };
  const formatStart = start + open.length + path.length + space.length + bar.length;
  const format = { name, start: formatStart, end: formatStart + name.length };
  return { kind: 'reference', start, end, steps, format };
}

function stepsOf(path: string, start: number): Word[] {
  let at = start;
  return path.split('.').map((name) => {
    const word = { name, start: at, end: at + name.length };
    at = word.end + 1;
    return word;
  });
}
