import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { readPublishable } from '#build/readPublishable.ts';
import { inertHeaders, inertType } from '#build/inertHeaders.ts';
import { faceFiles } from '#load/typefaces.ts';
import type { Reply, Serve } from './documents.ts';
import { typefaceFolder } from './mediaAddress.ts';

/** Serves the files under media/ of the site as they are, but for links that lead out of the site. */
export function serveMedia(root: string): Serve {
  const media = join(root, 'media') + sep;
  return async ({ method, url = '' }) => {
    if (method !== 'GET' || !url.startsWith('/media/')) return undefined;
    const [address = '', version] = url.split('?');
    try {
      const name = decodeURIComponent(address).slice(1);
      const file = join(root, name);
      if (!file.startsWith(media)) return { status: 404 };
      const [, folder, typeface = '', index] = name.split('/');
      if (folder === typefaceFolder) return await typefaceReply(typeface, Number(index), root);
      const content = await readPublishable(root, name);
      // No browser but Safari shows TIFF.
      const isTiff = inertType(file) === 'image/tiff';
      const body = isTiff ? await sharp(content).png().toBuffer() : content;
      return {
        status: 200,
        headers: {
          'Content-Type': isTiff ? 'image/png' : inertType(file),
          // Such an address names a version of the file (createSourceMedia).
          ...(version?.startsWith('v=') && { 'Cache-Control': 'max-age=31536000, immutable' }),
          ...inertHeaders(file),
        },
        body,
      };
    } catch {
      return { status: 404 };
    }
  };
}

/** Only what begins as a typeface does: its package may hold a link to something else. */
async function typefaceReply(name: string, index: number, root: string): Promise<Reply> {
  const body = await readFile(faceFiles(name, root)[index]?.file ?? '');
  if (!body.subarray(0, 4).equals(Buffer.from('wOF2'))) return { status: 404 };
  // The window shows it, too, from its own origin. Who may read its package can have it anyway.
  const headers = { 'Content-Type': 'font/woff2', 'Access-Control-Allow-Origin': '*' };
  return { status: 200, headers, body };
}
