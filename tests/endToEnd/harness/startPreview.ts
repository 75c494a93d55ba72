import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPreview } from '#preview/createPreview.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';

const previews = join(process.cwd(), '.fascia/previews');

/** Vitest calls it when all tests have run: nobody closes the previews that files share. */
export function teardown() {
  rmSync(previews, { recursive: true, force: true });
}

/** The preview of a copy of the specification’s site, which a test may write into. */
export async function startPreview(port: number) {
  mkdirSync(previews, { recursive: true });
  // Whatever a folder may be called.
  const root = mkdtempSync(join(previews, 'Ünsere Läden, 100% [neu] & more '));
  const site = copyFixture('specification', root);
  const start = () => createPreview({ root, port, open: false, onRead: () => {} });
  let preview = await start();
  return {
    site: site.file,
    source: site.source,
    origins: preview.origins,
    /** Of the window, which is at `/_fascia/#…`, or of a page. */
    address: (path: string) => {
      const { window, pages } = preview.origins;
      return (path.startsWith('/_fascia/#') ? window : pages) + path;
    },
    /** Ends the server, and starts it again at the same address. */
    stop: () => preview.close(),
    async startAgain() {
      preview = await start();
    },
    async close() {
      await preview.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

let shared: ReturnType<typeof startPreview> | undefined;

/**
 * One preview for all test files of a worker, which ends with it: its start, with Vite's, takes longer
 * than most tests. Whoever uses it writes the site file first.
 */
export function sharedPreview(): ReturnType<typeof startPreview> {
  shared ??= startPreview(5310 + 10 * Number(process.env['VITEST_POOL_ID']));
  return shared;
}
