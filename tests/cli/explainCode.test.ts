import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainCode, pagesFolder } from '#cli/explainCode.ts';
import { parsePage } from '#problems/Page.ts';
import { codes } from '#problems/wording.ts';
import { describe, expect, test } from 'vitest';
import { runCommand } from './runCommand.ts';

const explain = (code: string) => runCommand((terminal) => explainCode(code, terminal));

describe('--explain', () => {
  test.each(codes)('shows the page of %s: wrong, as it is printed, and right', async (code) => {
    const { status, out } = await explain(code);
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`^${code} \\((?:error|warning)\\)\n`));
    expect(out).toMatch(/\nWrong.*:\n[^]+\n(?:check|build) prints:\n[^]+\nRight.*:\n/);
    expect(out).not.toMatch(/^```|^#/m);
  });

  test.each(codes)('reads the page of %s also from a copy with \\r\\n', (code) => {
    const text = readFileSync(join(pagesFolder, `${code}.md`), 'utf8');
    expect(parsePage(text.replaceAll('\n', '\r\n'))).toEqual(parsePage(text));
  });

  test('names the other cases, and where they are', async () => {
    expect((await explain('dead-event')).out).toMatch(
      /\nMore cases in src\/problems\/pages\/dead-event\.md:\n(?:\n {2}- .+){2}\n$/,
    );
  });

  test('suggests the nearest code for one that there is not', async () => {
    expect(await explain('Unknwon-Key')).toEqual({
      status: 2,
      out: '',
      error: 'There is no code "Unknwon-Key". Did you mean unknown-key?\n',
    });
  });

  test('lists the codes when none is near', async () => {
    expect((await explain('xyzzy')).error).toContain('The codes are: missing-file, ');
  });
});
