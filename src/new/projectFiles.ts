import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '#build/renderer.ts';

/** What a repository of a site has beside the site, by path. `name` is that of its folder. */
export function projectFiles(name: string): { path: string; content: string }[] {
  // `Our Shop (new)` is `our-shop-new`.
  const words = name.toLowerCase().match(/[a-z0-9]+/g);
  const manifest = {
    name: words?.join('-') ?? 'site',
    private: true,
    scripts: {
      // As in the renderer's repository, one command does all.
      prestart: 'npm install --no-audit --no-fund',
      start: 'fascia start',
      check: 'fascia check',
      build: 'fascia build',
      preview: 'fascia preview',
      verify: 'fascia verify',
    },
    dependencies: { fascia: `^${version}` },
  };
  const workflow = readFileSync(join(import.meta.dirname, 'workflow.yml'), 'utf8');
  return [
    { path: 'package.json', content: `${JSON.stringify(manifest, null, 2)}\n` },
    { path: '.gitignore', content: 'node_modules/\ndist/\ndist-servers/\n.fascia/\n' },
    { path: '.github/workflows/site.yml', content: workflow },
  ];
}
