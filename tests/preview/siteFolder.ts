import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';

/** The text of the small site of tests/sites. */
export const smallYaml = readFileSync('tests/sites/small.yaml', 'utf8');

/** A folder with the small site and the media that it names. */
export async function siteFolder() {
  const root = temporaryFolder();
  mkdirSync(join(root, 'media'));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"/>';
  writeFileSync(join(root, 'media/logo.svg'), drawing);
  writeFileSync(join(root, 'media/sans.woff2'), 'wOF2, as typefaces begin');
  const paint = (file: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'green' } })
      .composite([{ input: Buffer.from(drawing.replace('/>', '><path d="M0 0h60v9"/></svg>')) }])
      .toFile(join(root, 'media', file));
  await Promise.all([paint('icon.png', 180, 180), paint('social.jpg', 1200, 630)]);
  const write = (text: string) => writeFileSync(join(root, 'site.yaml'), text);
  write(smallYaml);
  return { root, write };
}
