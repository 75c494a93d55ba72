import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSvg } from '#load/media/readSvg.ts';

const folder = join(import.meta.dirname, 'drawings');
const drawings = readdirSync(folder);
const read = (name: string) => readSvg(readFileSync(join(folder, name)));

const pixelsOf = (svg: string | Buffer) =>
  sharp(Buffer.from(svg)).resize(64, 64, { fit: 'fill' }).raw().toBuffer();

describe('a drawing as drawing programs export it', () => {
  test.each(drawings)('is safe, and looks the same when it is published: %s', async (name) => {
    const { faults, text } = read(name);
    expect(faults).toEqual([]);
    expect(await pixelsOf(text)).toEqual(await pixelsOf(readFileSync(join(folder, name))));
    expect(readSvg(Buffer.from(text))).toEqual({ faults: [], text });
  });

  test('is published without what only its program reads', () => {
    const all = drawings.map((name) => read(name).text).join('\n');
    expect(all).not.toMatch(/DOCTYPE|ENTITY|&ns_|aipgf|KLUv|<metadata|Station Road|namedview/);
    expect(read('illustrator.svg').text).toContain('<g i:extraneous="self">');
    expect(read('illustratorCs.svg').text).toContain('<title>Trödler</title>');
    expect(read('figma.svg').text).toContain('backdrop-filter:blur(4px)');
  });
});
