import sharp from 'sharp';
import { readInside } from '#load/insideFolder.ts';
import { placeOfMedia } from '#load/media/placeOfMedia.ts';
import { readSvg } from '#load/media/readSvg.ts';
import { mediaTypeOf } from '#schema/mediaTypes.ts';

/** Whether a file is a drawing by its name; `check` has compared that with what it holds. */
export function isDrawing(file: string): boolean {
  return /\.svg$/i.test(file);
}

/** A file under media/ as it may be published: of a drawing, without what only its program reads; of a recording, without where it was made. */
export async function readPublishable(root: string, file: string): Promise<Buffer> {
  const content = readInside(placeOfMedia(root, file), root);
  if (mediaTypeOf(file)?.use === 'recording') return withoutPlace(content);
  if (!isDrawing(file)) return content;
  const { faults, text } = readSvg(content);
  // It was not when it was checked.
  if (faults.length > 0) throw new Error(`${file} is not safe to publish.`);
  return Buffer.from(await withPlainPhotographs(text));
}

/** A drawing in which every photograph is made anew, without the notes of its camera. */
async function withPlainPhotographs(svg: string): Promise<string> {
  const photographs = [
    ...svg.matchAll(/(data:image\/(?:jpeg|jpg|png|webp|avif)(?:;[\w=.-]+)*,)([^"')]+)/gi),
  ];
  let text = '';
  let end = 0;
  for (const { 0: whole, 1: head, 2: content = '', index } of photographs) {
    // oxlint-disable-next-line no-await-in-loop -- one large picture in memory is enough
    const plain = await withoutNotes(Buffer.from(decoded(content), 'base64')).catch(
      () => undefined,
    );
    text += svg.slice(end, index) + (plain ? head + plain.toString('base64') : whole);
    end = index + whole.length;
  }
  return text + svg.slice(end);
}

/** Without the references to characters, such as the `&#10;` at which drawing programs break lines. */
function decoded(text: string): string {
  return text.replaceAll(/&#(?:x([\da-f]{1,4})|(\d{1,5}));/gi, (_, hex: string, decimal: string) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** A picture made anew, in its own form and colours: no note of where or by whom it was taken comes along. */
export async function withoutNotes(content: Buffer): Promise<Buffer> {
  const picture = sharp(content, { animated: true }).keepIccProfile();
  const { format, pages = 1 } = await sharp(content, { animated: true }).metadata();
  // Only a single picture can be turned.
  const upright = pages > 1 ? picture : picture.autoOrient();
  if (format === 'jpeg')
    return upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'webp') return upright.webp({ quality: 95 }).toBuffer();
  if (format === 'heif') return upright.avif({ quality: 80, effort: 2 }).toBuffer();
  return upright.toBuffer();
}

/** Where a place is written in words, behind its name if it has one. */
const places: readonly RegExp[] = [
  /[+-]\d{2}(?:\d{2}){0,2}\.\d+[+-]\d{3}(?:\d{2}){0,2}\.\d+(?:[+-]\d+(?:\.\d+)?)?(?=\/)/g,
  /(exif:GPS\w{1,24}(?:="|>))[^"<]{1,60}/g,
];

/**
 * A recording of the same length without the place where it was made: coordinates in words (ISO 6709, in the
 * atoms `©xyz` and `com.apple.quicktime.location.ISO6709`; `exif:GPS…` of XMP) become zeros, the atom
 * `loci` (3GPP TS 26.244, 8.12) one that is skipped.
 */
function withoutPlace(content: Buffer): Buffer {
  const plain = Buffer.from(content);
  for (const form of places)
    for (const { 0: whole, 1: name = '', index } of content.toString('latin1').matchAll(form))
      plain.write(name + whole.slice(name.length).replaceAll(/\d/g, '0'), index, 'latin1');
  for (let at = plain.indexOf('loci'); at >= 4; at = plain.indexOf('loci', at + 1)) {
    const size = plain.readUInt32BE(at - 4);
    // A name and a place, and no longer.
    if (size < 24 || size > 1000 || at - 4 + size > plain.length) continue;
    plain.write('free', at, 'latin1');
    plain.fill(0, at + 4, at - 4 + size);
  }
  return plain;
}
