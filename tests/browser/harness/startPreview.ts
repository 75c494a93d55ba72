import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPreview } from '#preview/createPreview.ts';

/**
 * The preview of a copy of the project, which a test may write into. The copy stands inside the
 * project, so that packages are found.
 */
export async function startPreview(port: number) {
  const project = process.cwd();
  mkdirSync(join(project, '.fascia'), { recursive: true });
  const root = mkdtempSync(join(project, '.fascia/preview-'));
  for (const name of ['src', 'schema', 'media', 'package.json', 'tsconfig.json', 'site.yaml']) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  const server = await createPreview({
    root,
    file: 'site.yaml',
    port,
    open: false,
    onRead: () => {},
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return {
    site: join(root, 'site.yaml'),
    source: readFileSync(join(root, 'site.yaml'), 'utf8'),
    address: (path: string) => new URL(path, origin).href,
    async close() {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
