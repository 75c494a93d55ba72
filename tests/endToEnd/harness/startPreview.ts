import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPreview } from '#preview/createPreview.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';

/**
 * The preview of a copy of the project with the specification’s site, which a test may write into. The copy stands inside the
 * project, so that packages are found.
 */
export async function startPreview(port: number) {
  const project = process.cwd();
  mkdirSync(join(project, '.fascia'), { recursive: true });
  const root = mkdtempSync(join(project, '.fascia/preview-'));
  for (const name of ['src', 'schema', 'package.json', 'tsconfig.json']) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  const site = copyFixture('specification', root);
  const start = () =>
    createPreview({ root, file: 'site.yaml', port, open: false, onRead: () => {} });
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
