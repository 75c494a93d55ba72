import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { withoutGenerators } from './withoutGenerators.js';

/**
 * Loads a TypeScript module of ours with all that it imports as one compiled file, for commands that
 * must start fast: tsx alone takes longer than the whole check. The file is kept in `.fascia`
 * together with the hash of every source that went in, and is made again as soon as one differs, so
 * it cannot be stale. Where `.fascia` cannot be written it is made every time.
 */
export async function loadCompiled(entry, root = process.cwd()) {
  const code = readKept(entry, root) ?? (await compile(entry, root));
  const { keptFor, keep } = openMachineCode(entry, root, code);
  const script = new Script(`(function (exports, require, module, projectUrl) {${code}\n})`, {
    filename: join(root, keptPath(entry)),
    ...(keptFor && { cachedData: keptFor }),
  });
  const module = { exports: {} };
  script.runInThisContext()(
    module.exports,
    createRequire(join(root, entry)),
    module,
    pathToFileURL(join(root, '/')).href,
  );
  // What V8 made of the code by the end of the run, with all functions that were called.
  if (!keptFor || script.cachedDataRejected) {
    process.once('exit', () => keep(script.createCachedData()));
  }
  return module.exports;
}

function keptPath(entry, ending = 'cjs') {
  return join('.fascia', 'compiled', `${entry.replaceAll('/', '-')}.${ending}`);
}

/** The kept code, when all that it was made from is as it was. Its first line lists the sources. */
function readKept(entry, root) {
  try {
    const kept = readFileSync(join(root, keptPath(entry)), 'utf8');
    const end = kept.indexOf('\n');
    const { sources, digest } = JSON.parse(kept.slice('// '.length, end));
    const rest = kept.slice(end + 1);
    const now = sources.map((file) => [file, readFileSync(join(root, file))]);
    return digestOf(now, rest) === digest ? rest : null;
  } catch {
    return null; // not there, cut short, or a source is gone
  }
}

async function compile(entry, root) {
  const { build } = await import('vite');
  const sources = new Map();
  const top = realpathSync(root); // as the bundler names files
  const remember = (file, bytes) => {
    sources.set(relative(top, file).split(sep).join('/'), bytes);
  };
  // The packages, the paths behind #names, and how it is compiled: what else the code depends on.
  for (const file of [
    'package.json',
    'node_modules/.package-lock.json',
    'src/cli/loadCompiled.js',
    'src/cli/withoutGenerators.js',
  ]) {
    remember(join(top, file), readFileSync(join(top, file)));
  }
  const { output } = await build({
    configFile: false,
    root: top,
    logLevel: 'silent',
    publicDir: false,
    // Without the condition `node`: under it, yaml asks the environment at every word whether to log
    // it, which is slow. Otherwise the code is the same.
    ssr: { noExternal: true, resolve: { conditions: ['module', 'production'] } },
    plugins: [
      withoutGenerators,
      {
        name: 'remember-sources',
        enforce: 'pre',
        // Reads the file itself, so that the hash is of the very text that is compiled.
        load(id) {
          const [file = id] = id.split('?');
          if (file.startsWith('\0') || file.includes('/node_modules/')) return null;
          const bytes = readFileSync(file);
          remember(file, bytes);
          // Where a module stands is told when it runs: the kept code may have moved with the project.
          const path = relative(top, file).split(sep).join('/');
          return bytes
            .toString('utf8')
            .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, projectUrl).href`);
        },
      },
    ],
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false, comments: false } },
    },
  });
  const [{ code }] = output;
  const about = JSON.stringify({ sources: [...sources.keys()], digest: digestOf(sources, code) });
  writeWhole(join(root, keptPath(entry)), `// ${about}\n${code}`);
  return code;
}

/** V8's own cache for the code. Its first bytes say for which code it is, and that it is whole. */
function openMachineCode(entry, root, code) {
  const file = join(root, keptPath(entry, 'v8'));
  const markOf = (data) => createHash('sha1').update(code).update(data).digest();
  return {
    keptFor: readMarked(file, markOf),
    keep: (data) => writeWhole(file, Buffer.concat([markOf(data), data])),
  };
}

function readMarked(file, markOf) {
  try {
    const bytes = readFileSync(file);
    const data = bytes.subarray(20);
    return markOf(data).equals(bytes.subarray(0, 20)) ? data : null;
  } catch {
    return null;
  }
}

/** Two commands may write at once: each its own file, then moved in place as a whole. */
function writeWhole(file, content) {
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(own, content);
    renameSync(own, file);
  } catch {
    rmSync(own, { force: true }); // a folder that cannot be written costs time, nothing else
  }
}

/** One hash of all sources and of the code that was made from them. */
function digestOf(sources, code) {
  const hash = createHash('sha1');
  for (const [file, bytes] of sources) hash.update(`${file} ${bytes.length}\n`).update(bytes);
  return hash.update(code).digest('hex');
}
