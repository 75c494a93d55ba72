import { applyFixes } from '#repair/applyFixes.ts';
import { type Block, type Case, labels } from '#problems/Page.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { wording } from '#problems/wording.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkBlock, faults, folder, pages, printBlock, readySite } from './pages.ts';

const codes = Object.keys(wording);
const examples = pages.flatMap(({ code, cases }) =>
  cases.map((one) => ({ ...one, code, name: [code, one.title].filter(Boolean).join(': ') })),
);

describe('the page', () => {
  test('is there for every code, and none else', () => {
    const files = readdirSync(folder).filter((file) => file !== 'README.md');
    expect(files.toSorted()).toEqual(codes.map((code) => `${code}.md`).toSorted());
    expect(pages.map(({ code }) => `${code}.md`)).toEqual(files);
  });

  // `-u` writes what is printed into the page.
  test.each(pages)('$code has what is printed for its examples', async (page) => {
    const real = await Promise.all(page.cases.map((one) => rewrite(page.code, one)));
    await expect(replaceBlocks(page.markdown, real)).toMatchFileSnapshot(
      join(folder, `${page.code}.md`),
    );
  });

  test.each(pages)(
    '$code says what is wrong, and how it is right',
    ({ summary, cases: [first, ...others] }) => {
      expect(summary).toMatch(/\.$/);
      expect(first.good).toBeDefined();
      expect(others.filter(({ title }) => title === '')).toEqual([]);
    },
  );
});

describe('a bad example', () => {
  test.each(examples)('$name is reported once, with the code of its page', ({ code, printed }) => {
    expect(printed.text.match(/^\S+:\d+:\d+ (?:error|warning) (\S+)$/gm)).toHaveLength(1);
    expect(printed.text).toContain(` ${code}\n`);
  });

  const single = faults.filter(({ code }) => code !== 'more-problems');
  test.each(single)('$name is the only problem, and no site if it is an error', ({ code, bad }) => {
    const { site, problems } = checkBlock(code, bad);
    expect(problems).toHaveLength(1);
    expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
  });
});

describe('a good example', () => {
  const good = examples.flatMap((one) => (one.good ? [{ ...one, good: one.good }] : []));
  test.each(good)('$name has no error, and not the fault', async (one) => {
    const printed = await printBlock(one.code, one.good);
    expect(printed).not.toMatch(new RegExp(` (?:error|warning ${one.code})\\b`));
  });

  test('on the small site without placeholders may go live', () => {
    expect(diagnoseSite(readySite, smallFileSystem, { release: true }).problems).toEqual([]);
  });
});

/** What the page must say of a case: what is printed, and whether `--fix` writes the good example. */
async function rewrite(code: string, { bad, good }: Case) {
  const printed = await printBlock(code, bad);
  return {
    // The last of a hundred is the one that counts the rest.
    printed: printed.slice(printed.lastIndexOf('\n\n') + 1).trimStart(),
    good: good && (isFixed(code, bad, good) ? labels.fixed : labels.good),
  };
}

function isFixed(code: string, bad: Block, good: Block): boolean {
  if (bad.language !== 'yaml') return false;
  const { loadAgain, ...found } = checkBlock(code, bad);
  if (!found.problems.some(({ fix }) => fix?.isSafe)) return false;
  const { text } = applyFixes(found, (source) => ({ source, ...loadAgain(source) }));
  return text === checkBlock(code, good).source;
}

/** The page with these printed parts and labels in place of those that it has. */
function replaceBlocks(
  markdown: string,
  real: readonly Awaited<ReturnType<typeof rewrite>>[],
): string {
  const pieces = markdown.split(/^(?=### )/m);
  return pieces
    .map((piece, index) =>
      piece
        .replace(
          /^(`(?:check|build)` prints:\n\n```text\n)[^]*?^```$/m,
          (_, start) => `${start}${real[index]?.printed}\`\`\``,
        )
        .replace(/^Right(?:, and `--fix` writes it)?:$/m, () => real[index]?.good ?? ''),
    )
    .join('');
}
