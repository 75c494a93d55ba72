import { join, sep } from 'node:path';
import sharp from 'sharp';
import { readPublishable } from '#build/readPublishable.ts';
import { inertHeaders, inertType } from '#build/inertHeaders.ts';
import type { Serve } from './documents.ts';

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
