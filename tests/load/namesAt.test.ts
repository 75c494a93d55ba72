import { describe, expect, test } from 'vitest';
import { namesAt } from '#load/namesAt.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { quoteFields, siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallFileSystem } from './smallFileSystem.ts';

const { source: small } = fixtureSite('small');

/** What is offered at the mark «‸» after something was written over a part of the small site. */
function offer(before: string, written: string) {
  if (!small.includes(before)) throw new Error(`The small site no longer holds "${before}".`);
  const text = small.replace(before, written);
  const offset = text.indexOf('‸');
  return namesAt(text.replace('‸', ''), offset, smallFileSystem);
}

describe('namesAt', () => {
  test('offers pages and links where a button leads somewhere', () => {
    expect(offer('to: form', 'to: fo‸').names).toEqual(
      expect.arrayContaining(['/', '/join', 'callNow']),
    );
  });

  test('offers them where nothing is written yet', () => {
    const { names, start, end } = offer('to: form', 'to: ‸');
    expect(names).toContain('callNow');
    expect(end).toBe(start);
  });

  test('offers files of media/ where one is named', () => {
    expect(offer('logo: media/logo.svg', 'logo: med‸').names).toContain('media/icon.png');
  });

  test('offers icons, and drawings under media/, where one is named', () => {
    const { folder, source } = siteWithQuote(temporaryFolder(), {
      fields: quoteFields.replace('by: line', 'by: icon').replace('line,', 'icon, line,'),
    });
    const text = source.replace('by: A neighbour', 'by: cl');
    const { names, start, end } = namesAt(text, text.indexOf('by: cl') + 6, fileSystemOf(folder));
    expect(names).toEqual(expect.arrayContaining(['clock', 'brand-linkedin', 'media/logo.svg']));
    expect(text.slice(start, end)).toBe('cl');
  });

  test('offers what is under constants and site inside an open reference', () => {
    const { names, start, end } = offer('title: Home', 'title: ${site.cur‸}');
    expect(names).toContain('site.currency');
    expect(names).toContain('site.name');
    expect(end - start).toBe('site.cur'.length);
  });

  test('offers nothing for words, nor where the text cannot be read', () => {
    expect(offer('title: Home', 'title: Ho‸').names).toEqual([]);
    expect(offer('title: Home', 'title: "Ho‸').names).toEqual([]);
  });
});
