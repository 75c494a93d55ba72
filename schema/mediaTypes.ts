/** What a file under media/ is: how it is sent, and what a browser may do with it. */
export type MediaType = {
  /** Its type on the web, without a charset. */
  type: string;
  use: 'picture' | 'drawing' | 'typeface' | 'recording' | 'document';
  /** A browser shows it by itself; without it, it is only ever saved. */
  opens?: true;
};

const picture = (type: string): MediaType => ({ type, use: 'picture', opens: true });
const recording = (type: string): MediaType => ({ type, use: 'recording', opens: true });
const document = (type: string): MediaType => ({ type, use: 'document' });
const office = (name: string) => document(`application/vnd.openxmlformats-officedocument.${name}`);
const openDocument = (name: string) => document(`application/vnd.oasis.opendocument.${name}`);

/**
 * Every kind of file that can be under media/, by its ending. None of them runs anything where it is sent as
 * this type (SVG files have a policy of their own). What is not here is never published: HTML, XML and scripts
 * above all.
 */
export const mediaTypes: Readonly<Record<string, MediaType>> = {
  jpg: picture('image/jpeg'),
  jpeg: picture('image/jpeg'),
  png: picture('image/png'),
  webp: picture('image/webp'),
  avif: picture('image/avif'),
  gif: picture('image/gif'),
  tif: { type: 'image/tiff', use: 'picture' },
  tiff: { type: 'image/tiff', use: 'picture' },
  svg: { type: 'image/svg+xml', use: 'drawing', opens: true },
  woff2: { type: 'font/woff2', use: 'typeface' },
  mp3: recording('audio/mpeg'),
  m4a: recording('audio/mp4'),
  ogg: recording('audio/ogg'),
  wav: recording('audio/wav'),
  mp4: recording('video/mp4'),
  webm: recording('video/webm'),
  pdf: { type: 'application/pdf', use: 'document', opens: true },
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  csv: document('text/csv'),
  ics: document('text/calendar'),
  vcf: document('text/vcard'),
  zip: document('application/zip'),
};

/** What a file is by its ending; undefined for one that is never published. */
export function mediaTypeOf(file: string): MediaType | undefined {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending] : undefined;
}
