import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '#build/renderer.ts';

/** What a repository of a site has beside the site, by path. `name` is that of its folder. */
export function projectFiles(name: string): { path: string; content: string }[] {
  return [
    { path: 'package.json', content: manifestOf(name) },
    { path: '.gitignore', content: 'node_modules/\ndist/\ndist-servers/\n.fascia/\n' },
    { path: '.github/workflows/site.yml', content: workflow() },
  ];
}

function workflow(): string {
  return readFileSync(join(import.meta.dirname, 'workflow.yml'), 'utf8');
}

function manifestOf(name: string): string {
  const manifest = {
    name: packageName(name),
    private: true,
    scripts: {
      start: 'fascia start',
      check: 'fascia check',
      build: 'fascia build',
      verify: 'fascia verify',
    },
    dependencies: { fascia: `^${version}` },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `Our Shop (new)` is `our-shop-new`. */
function packageName(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'site';
}
