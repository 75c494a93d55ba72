import type { Serving } from '../hosts/Serving.ts';
import { createFileStore } from './fileStore.ts';

export type ReadServing = () => Promise<Serving>;

/** Reads how the site is to be served out of a folder of settings, again whenever it was built anew. */
export function createServingReader(folder: string): ReadServing {
  const files = createFileStore(folder);
  let kept: { etag: string; serving: Serving } | undefined;
  return async () => {
    const file = await files.read('serving.json');
    if (!file) return plain;
    if (kept?.etag !== file.etag) {
      const text = (await file.body('identity')).toString();
      // Our own build has written it.
      kept = { etag: file.etag, serving: JSON.parse(text) as Serving };
    }
    return kept.serving;
  };
}

/** For a folder that was not built here. */
const plain: Serving = {
  host: '',
  everywhere: {},
  pages: [],
  drawings: [],
  notFound: { file: '404.html', headers: {} },
  caching: { hashed: [], files: [], forHashed: 'no-cache', forOthers: 'no-cache' },
  redirects: [],
  hidden: [],
};
