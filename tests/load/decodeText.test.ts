import { expect, test } from 'vitest';
import { decodeText } from '#load/decodeText.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source } = fixtureSite('small');
/** The small site with a text in it, in some language, in an encoding. */
function saved(text: string, { language = 'en-GB', encoding = 'latin1' } = {}): Buffer {
  const site = source.replace('language: en-GB', `language: ${language}`);
  return Buffer.from(`${site}# ${text}\n`, encoding as 'latin1');
}

test('reads UTF-16 by its mark, in either order', () => {
  const little = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    saved('Café €', { encoding: 'utf16le' }),
  ]);
  const big = Buffer.from(little).swap16();
  for (const bytes of [little, big])
    expect(decodeText(bytes)).toMatchObject({
      encoding: 'UTF-16',
      isCertain: true,
      text: `${source}# Café €\n`,
    });
});

test('names UTF-16 without a mark, and is not certain of it', () => {
  expect(decodeText(saved('Café', { encoding: 'utf16le' }))).toMatchObject({
    encoding: 'UTF-16',
    isCertain: false,
    words: expect.arrayContaining(['Café']),
  });
});

test('is certain of Windows-1252 in a language that is written in it', () => {
  const bytes = saved('Café, für Él, \x93A\x94 \x80');
  expect(decodeText(bytes)).toMatchObject({
    encoding: 'Windows-1252',
    isCertain: true,
    words: expect.arrayContaining(['Café', 'für', 'Él', '“A”', '€']),
    text: expect.stringContaining('# Café, für Él, “A” €\n'),
  });
});

test.each([
  ['another language', saved('na¿ywo', { language: 'pl-PL' })],
  ['no language', Buffer.from('version: 3\n# caf\xe9\n', 'latin1')],
  ['Mac Roman', saved('don\xd5t')],
  ['a DOS text', saved('Caf\x82s')],
  ['a part in UTF-8', Buffer.concat([saved('Caf\xe9'), Buffer.from('für\n')])],
])('is not certain of Windows-1252 with %s', (_, bytes) => {
  expect(decodeText(bytes)).toMatchObject({ encoding: 'Windows-1252', isCertain: false });
});

test('knows no encoding of other bytes', () => {
  expect(decodeText(Buffer.from([0x61, 0x81, 0x8d]))).toBeUndefined();
});
