import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileType } from '#build/fileType.ts';
import { drawingPolicy } from '#build/policy.ts';
import { isInSite } from '#load/fileSystemOf.ts';
import type { Serve } from './documents.ts';

/** Serves the files under media/ of the site as they are, but for links that lead out of the site. */
export function serveMedia(root: string): Serve {
  const media = join(root, 'media') + sep;
  return async ({ method, url = '' }) => {
    if (method !== 'GET' || !url.startsWith('/media/')) return undefined;
    const [address = '', version] = url.split('?');
    try {
      const file = join(root, decodeURIComponent(address));
      if (!file.startsWith(media) || !isInSite(file, root)) return { status: 404 };
      const body = await readFile(file);
      const type = fileType(file);
      return {
        status: 200,
        headers: {
          'Content-Type': type,
          // Such an address names a version of the file (createSourceMedia).
          ...(version?.startsWith('v=') && { 'Cache-Control': 'max-age=31536000, immutable' }),
          ...(type.startsWith('image/svg') && { 'Content-Security-Policy': drawingPolicy }),
        },
        body,
      };
    } catch {
      return { status: 404 };
    }
  };
}
