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
  const server = await createPreview({
    root,
    file: 'site.yaml',
    port,
    open: false,
    onRead: () => {},
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return {
    site: site.file,
    source: site.source,
    address: (path: string) => new URL(path, origin).href,
    async close() {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
