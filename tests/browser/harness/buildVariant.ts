import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export type Variant = { dist: string; remove(): Promise<void> };

/**
 * Builds the shipped site with some of its text replaced, in a folder of its own, as `npm run build`
 * does. Throws when a text is not there to be replaced, or the site is not right any more.
 */
export async function buildVariant(
  ...replacements: readonly [from: string | RegExp, to: string][]
): Promise<Variant> {
  const root = await mkdtemp(join(tmpdir(), 'fascia-variant-'));
  const source = replacements.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, () => to);
      if (next === text) throw new Error(`site.yaml does not hold ${String(from)}`);
      return next;
    },
    await readFile('site.yaml', 'utf8'),
  );
  await writeFile(join(root, 'site.yaml'), source);
  for (const name of ['media', 'node_modules', 'package.json']) {
    await symlink(resolve(name), join(root, name));
  }
  const build = resolve('src/cli/build.ts');
  try {
    const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') };
    await promisify(execFile)(process.execPath, ['--import', 'tsx', build], { cwd: root, env });
  } catch (error) {
    throw new Error('The variant could not be built.', { cause: error });
  }
  return { dist: join(root, 'dist'), remove: () => rm(root, { recursive: true }) };
}
