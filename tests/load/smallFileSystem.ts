import { readMedia } from '#load/media/readMedia.ts';
import { findSvgFaults } from '#load/media/readSvg.ts';
import type { FileSystem } from '#load/fileSystemOf.ts';

/** The media folder of the small site in tests/sites: of each file only how it begins. */
export const smallMedia: Readonly<Record<string, Uint8Array>> = {
  'media/logo.svg': text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  'media/icon.png': png(180, 180),
  'media/social.jpg': jpeg(1200, 630),
  'media/sans.woff2': text('wOF2'),
  'media/Shop-Front.jpg': jpeg(1600, 900),
  'media/menu.pdf': text('%PDF-1.4'),
  'media/evening.jpg': jpeg(1600, 900),
  'media/night.jpg': jpeg(1600, 900),
  // Files with faults, for tests/problems.
  'media/menu.html': text('<!doctype html>'),
  'media/torn-page.jpg': text('<!doctype html>'),
  'media/empty-room.jpg': text(''),
  'media/disguise.png': jpeg(1600, 900),
  'media/postage-stamp.jpg': jpeg(60, 40),
  'media/torn-drawing.svg': text('<svg xmlns="http://www.w3.org/2000/svg">\n<g></svg>'),
  'media/busy-drawing.svg': text(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">\n<script>alert(2)</script>\n</svg>',
  ),
  'media/billboard.jpg': jpeg(20_000, 900),
};
const linkOutside = 'media/linked.jpg';
const files = [...Object.keys(smallMedia), linkOutside];

/** The same without a disk. */
export const smallFileSystem: FileSystem = {
  hasFile: (path) => files.includes(path),
  files: () => files,
  typefaces: () => ['Figtree', 'Newsreader'],
  readHead: (path) => {
    if (path === linkOutside) return { media: undefined, size: 0, outside: path };
    const bytes = smallMedia[path];
    if (!bytes) return undefined;
    const head = { media: readMedia(bytes), size: bytes.length };
    return head.media?.form === 'svg' ? { ...head, svgFaults: findSvgFaults(bytes) } : head;
  },
};

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function png(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(24);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** A JPEG whose camera has written a note before the frame header. */
function jpeg(width: number, height: number): Uint8Array {
  const head = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 0, 0, 0,
  ]);
  head.writeUInt16BE(height, 13);
  head.writeUInt16BE(width, 15);
  return head;
}
