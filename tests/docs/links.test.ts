import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { pages, read } from './pages.ts';

test.each(pages)('the links of %s lead to a file, and to a heading in it', (page) => {
  const text = read(page).replace(/^```[^]*?^```$|`[^`\n]*`/gm, '');
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)]+))?\)/g)];
  const missing = links.filter(([, path = '', anchor]) => {
    const file = path === '' ? page : normalize(join(dirname(page), path));
    return !existsSync(file) || (anchor !== undefined && !headingsOf(file).includes(anchor));
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

/** As GitHub names them. */
function headingsOf(file: string): string[] {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
