import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';

const loader = pathToFileURL(resolve('src/cli/loadCompiled.js')).href;
let folder = '';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** Runs `say` of the entry, in a process of its own as a command does. */
function run(): string {
  const script = `import { loadCompiled } from '${loader}'; (await loadCompiled('src/cli/hello.ts')).say();`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout + stderr;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fascia-compiled-'));
  mkdirSync(join(folder, 'src/cli'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('node_modules/vite'), join(folder, 'node_modules/vite'));
  write('package.json', '{ "type": "module", "imports": { "#cli/*": "./src/cli/*" } }');
  write('node_modules/.package-lock.json', '{}');
  mkdirSync(join(folder, 'src/cli/words'));
  for (const name of ['loadCompiled', 'withoutGenerators']) write(`src/cli/${name}.js`, '');
  write('src/cli/words/greeting.ts', "export const greeting: string = 'Good morning';");
  write(
    'src/cli/hello.ts',
    "import { greeting } from './words/greeting.ts';\nexport const say = () => console.log(greeting);",
  );
});

describe('loadCompiled', () => {
  test('runs TypeScript, and keeps what it made of it', () => {
    expect(run()).toBe('Good morning\n');
    expect(readdirSync(join(folder, '.fascia/compiled')).toSorted()).toEqual([
      'src-cli-hello.ts.cjs',
      'src-cli-hello.ts.v8',
    ]);
    expect(run()).toBe('Good morning\n');
  });

  test('notices a change of the same length in any source', () => {
    run();
    write('src/cli/words/greeting.ts', "export const greeting: string = 'Good evening';");
    expect(run()).toBe('Good evening\n');
  });

  test.each(['cjs', 'v8'])('makes it again when what was kept is cut short (.%s)', (ending) => {
    run();
    write(`.fascia/compiled/src-cli-hello.ts.${ending}`, '// {"sources":{}');
    expect(run()).toBe('Good morning\n');
  });
});
