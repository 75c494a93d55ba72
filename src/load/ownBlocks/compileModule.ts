import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, isAbsolute, join, type PlatformPath, resolve, sep } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildFailure, BuildOptions, Message, Metafile } from 'esbuild';
import { type FilePlace, placeIn } from './filePlace.ts';

/** Why a file cannot be used, and where in it or in one that it imports. */
export type Fault = FilePlace & { reason: string };

/** A file with the files that it imports, ready to be run. */
export type CompiledModule = {
  /** The names that it exports; only those of an ES module can be read without running it. */
  exports: readonly string[];
  /** What the files in its folder import, in order. */
  imports: readonly Import[];
  /** Runs it; `load` gets the name of a package. Throws what the module throws. */
  run(load: (name: string) => unknown): Record<string, unknown>;
  /** Where an error was thrown; undefined where none of its calls is in these files. */
  placeOf(error: unknown): FilePlace | undefined;
};

/** An import of a value: the name of a package or file as written, and where it leads unless that is left to `run`. */
export type Import = { from: string; name: string; to: string | undefined };

type Options = {
  format: 'cjs' | 'esm';
  /** The packages that are ours, so that there is one of each. Others are those of the site, and become part of the module. */
  ours: readonly string[];
  /** Files of ours in place of packages, so that names that they do not export are found. */
  files?: Readonly<Record<string, string>>;
};

/** Compiles a TypeScript file of a site together with what it imports. Writes nothing. */
export function compileModule(
  file: string,
  { format, ours, files = {} }: Options,
): CompiledModule | Fault {
  const outfile = join(dirname(file), 'compiled.js');
  const options = {
    entryPoints: [file],
    absWorkingDir: dirname(file),
    outfile,
    bundle: true,
    write: false,
    metafile: true,
    format,
    platform: 'node',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    // Whatever is in a tsconfig.json above the site. An import without `type` stays, as for browsers.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    external: [...ours],
    alias: files,
    sourcemap: 'external',
    logLevel: 'silent',
  } as const satisfies BuildOptions;
  try {
    const { outputFiles, metafile } = loadCompiler().buildSync(options);
    const code = textOf(outputFiles, '.js');
    const map = new SourceMap(JSON.parse(textOf(outputFiles, '.map')) as SourceMapPayload);
    const output = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint);
    // No file has this name, so that nobody else translates its places.
    const name = `own-block:${file}`;
    return {
      exports: output?.exports ?? [],
      imports: importsOf(metafile, dirname(outfile)),
      run(load) {
        const module = { exports: {} };
        const parameters = ['require', 'module', 'exports'];
        const evaluate = compileFunction(code, parameters, { filename: name });
        evaluate(load, module, module.exports);
        return module.exports;
      },
      placeOf: (error) => placeOf(error, { name, map, folder: dirname(outfile) }),
    };
  } catch (error) {
    const { errors: [first] = [] }: Partial<BuildFailure> = Object(error);
    if (!first) throw error;
    const fault = faultOf(first, file);
    return { ...fault, reason: withNames(fault.reason, files) };
  }
}

/** The names that a package exports, for `run`: another name throws where it is used, with the place of that. */
export function withKnownNames(name: string, names: object): object {
  const others = new Proxy(
    {},
    {
      get(_, other) {
        // Compiled code looks for it.
        if (typeof other === 'symbol' || other === '__esModule') return undefined;
        throw new Error(`"${name}" exports no ${other}`);
      },
    },
  );
  return Object.assign(Object.create(others), names);
}

/** Loaded for a site with blocks of its own only: `check` has no time for it. */
function loadCompiler(): typeof import('esbuild') {
  return createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
}

/** Files have relative names in a metafile, but for those on another drive. */
export function importsOf(
  { inputs }: Pick<Metafile, 'inputs'>,
  folder: string,
  paths: Pick<PlatformPath, 'isAbsolute' | 'resolve'> = { isAbsolute, resolve },
): Import[] {
  const isOwn = (file: string) => !paths.isAbsolute(file) && !/^\.\.\/|\bnode_modules\//.test(file);
  return Object.entries(inputs).flatMap(([file, { imports }]) =>
    (isOwn(file) ? imports : []).map(({ path, original = path, external }) => ({
      from: paths.resolve(folder, file),
      name: original,
      to: external ? undefined : paths.resolve(folder, path),
    })),
  );
}

function textOf(files: readonly { path: string; text: string }[], ending: string): string {
  return files.find(({ path }) => path.endsWith(ending))?.text ?? '';
}

function faultOf({ text, location }: Message, entry: string): Fault {
  const reason = `${text.replace(/\.$/, '')}.`;
  if (!location) return { ...placeIn(entry), reason };
  // Columns are counted in bytes.
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
  const file = resolve(dirname(entry), location.file);
  return { ...placeIn(file, { line: location.line, column: before.length }), reason };
}

/** The names of packages in place of the paths of their files. */
export function withNames(text: string, files: Readonly<Record<string, string>>): string {
  return text.replace(/"([^"]*)"/g, (whole, path: string) => {
    const end = path.replaceAll('\\', '/').replace(/^(?:[A-Za-z]:)?[./]*/, '/');
    const name = Object.keys(files).find((one) => files[one]?.replaceAll('\\', '/').endsWith(end));
    return name === undefined ? whole : `"${name}"`;
  });
}

type Origin = { name: string; map: SourceMap; folder: string };

function placeOf(error: unknown, { name, map, folder }: Origin): FilePlace | undefined {
  const stack = error instanceof Error ? String(error.stack) : '';
  for (const [, called = ''] of stack.matchAll(/^ {4}at (.*)$/gm)) {
    const [, line, column] = called.includes(name) ? (/:(\d+):(\d+)\)?$/.exec(called) ?? []) : [];
    const found = line && map.findEntry(Number(line) - 1, Number(column) - 1);
    // Code that the compiler adds is of no file.
    if (!found || !('originalSource' in found) || found.originalSource === undefined) continue;
    const { originalSource, originalLine, originalColumn } = found;
    const file = resolve(folder, originalSource);
    if (file.includes(`${sep}node_modules${sep}`)) continue;
    return placeIn(file, { line: originalLine + 1, column: originalColumn });
  }
  return undefined;
}
