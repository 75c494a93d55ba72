import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts } from '#edit/mergeTexts.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const line = fc.stringMatching(/^[a-z£ ]{0,8}$/);
const text = fc
  .array(line, { minLength: 8, maxLength: 20 })
  .map((lines) => lines.map((one, at) => `${at}: ${one}\n`));

/** The lines with other lines in place of a stretch of them. */
const replace = (lines: readonly string[], at: number, count: number, next: readonly string[]) =>
  lines.toSpliced(at, count, ...next.map((one) => `${one}\n`)).join('');

describe('mergeTexts', () => {
  test('keeps every character of two edits that a line lies between', () => {
    const edits = fc.tuple(
      text,
      fc.nat(3),
      fc.array(line, { maxLength: 4 }),
      fc.array(line, { maxLength: 4 }),
    );
    fc.assert(
      fc.property(edits, ([lines, at, one, other]) => {
        const later = at + 3;
        const mine = replace(lines, at, 2, one);
        const theirs = replace(lines, later, 2, other);
        const both = replace(replaceLines(lines, later, 2, other), at, 2, one);
        expect(mergeTexts({ base: lines.join(''), mine, theirs })).toEqual({ text: both });
      }),
    );
  });

  test('gives one side where the other changed nothing, and either where both did the same', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [base, next] = [one.join(''), other.join('')];
        expect(mergeTexts({ base, mine: next, theirs: base })).toEqual({ text: next });
        expect(mergeTexts({ base, mine: base, theirs: next })).toEqual({ text: next });
        expect(mergeTexts({ base, mine: next, theirs: next })).toEqual({ text: next });
      }),
    );
  });

  test('merges neighbouring lines, and values of one line', () => {
    const base = 'title: One\nheadline: Two\ngold: { name: Gold, payout: 250 }\n';
    const mine = base.replace('One', 'Mine').replace('250', '275');
    const theirs = base.replace('Two', 'Theirs').replace('name: Gold', 'name: Platinum');
    expect(mergeTexts({ base, mine, theirs })).toEqual({
      text: 'title: Mine\nheadline: Theirs\ngold: { name: Platinum, payout: 275 }\n',
    });
  });

  test('says in which line both changed the same, and takes the side that is preferred there alone', () => {
    const base = 'a: 1\nb: 2\nc: 3\n';
    const versions = { base, mine: 'a: 1\nb: mine\nc: 4\n', theirs: 'a: 0\nb: theirs\nc: 3\n' };
    expect(mergeTexts(versions)).toEqual({ line: 2 });
    expect(mergeTexts(versions, 'mine')).toEqual({ text: 'a: 0\nb: mine\nc: 4\n' });
    expect(mergeTexts(versions, 'theirs')).toEqual({ text: 'a: 0\nb: theirs\nc: 4\n' });
  });

  const long = fixtureSite('specification').source;
  const draft = `${long}# draft\n`;
  const windows = (whole: string) => whole.replaceAll('\n', '\r\n');

  test('keeps each line end where others have some of both', () => {
    const base = 'a: 1\nb: 2\nc: 3\n';
    const versions = { base, mine: base.replace('3', '4'), theirs: 'a: 1\r\nb: 2\nc: 3\n' };
    expect(mergeTexts(versions)).toEqual({ text: 'a: 1\r\nb: 2\nc: 4\n' });
  });

  test.each([
    ['other line ends', windows(long), { text: windows(draft) }],
    ['nothing', '', { line: 1 }],
    ['a byte between all letters', [...long].join('\0'), { line: 1 }],
  ])('takes no long time over a file that became %s', (_, theirs, merged) => {
    expect(mergeTexts({ base: long, mine: draft, theirs })).toEqual(merged);
  });
});

function replaceLines(
  lines: readonly string[],
  at: number,
  count: number,
  next: readonly string[],
) {
  return lines.toSpliced(at, count, ...next.map((one) => `${one}\n`));
}
