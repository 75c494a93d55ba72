import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PreviewUpdate } from '#preview/PreviewUpdate.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';

/** `fascia start` for a copy of the small site, in a process of its own, which a file may end. */
async function start() {
  const copy = copyFixture('small', temporaryFolder());
  const child = spawn(process.execPath, ['src/cli/fascia.js', 'start', '--root', copy.folder], {
    env: { ...process.env, CI: '1' },
  });
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (said += data.toString()));
  }
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/http:\S+\/_fascia\//);
  const [window = ''] = /http:\S+\/_fascia\//.exec(said) ?? [];
  const html = async () => (await fetch(window)).text();
  const [, token = ''] = /fascia-token" content="([^"]*)/.exec(await html()) ?? [];
  return {
    ...copy,
    said: () => said,
    exitCode: () => child.exitCode ?? child.signalCode,
    async update() {
      const [, json = ''] = /id="update">(.*?)<\/script>/.exec(await html()) ?? [];
      return JSON.parse(json) as PreviewUpdate;
    },
    /** Everything that the window asks about the file as it is now. */
    async ask() {
      const questions = ['places?route=/', 'part?path=[]', 'find?words=a', 'outline', 'events'];
      const answers = questions.map((question) =>
        fetch(window + question, { headers: { 'x-fascia-token': token } }),
      );
      return (await Promise.all(answers)).map(({ status }) => status);
    },
  };
}

const brackets = '['.repeat(20_000);
const doubled = Array.from(
  { length: 40 },
  (_, n) => `  b${n + 1}: "\${constants.b${n}}\${constants.b${n}}"`,
);
const repeated = Array.from(
  { length: 12 },
  (_, n) => `x${n + 1}: &x${n + 1} [${`*x${n},`.repeat(9)}]`,
);

test(
  'nothing that the file holds, or is, ends the preview; the next save is shown',
  { timeout: 240_000 },
  async () => {
    const preview = await start();
    const { file, folder, source: good } = preview;
    const texts: [string, string | Buffer][] = [
      ['thousands of brackets', brackets],
      ['thousands of brackets, closed', brackets + ']'.repeat(20_000)],
      ['thousands of brackets in a long text', `# ${'x'.repeat(70_000)}\n${brackets}`],
      [
        'thousands of levels',
        Array.from({ length: 2000 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
      ],
      [
        'references to references',
        good.replace('constants:', ['constants:', '  b0: xxxxxxxxxx', ...doubled].join('\n')),
      ],
      ['repetitions of repetitions', ['x0: &x0 [a]', ...repeated, good].join('\n')],
      ['a repetition of itself', `x-a: &a [*a]\n${good}`],
      ['keys that every object has', `__proto__: { a: 1 }\nconstructor: 1\ntoString: 2\n${good}`],
      [
        'bytes that are no text',
        Buffer.from(Array.from({ length: 100_000 }, (_, n) => (n * 7919) % 256)),
      ],
      ['a text of 33 MB', `# ${'x'.repeat(33_000_000)}`],
      ['nothing', ''],
    ];
    const states: [string, () => void][] = [
      ...texts.map(([name, text]): [string, () => void] => [name, () => writeFileSync(file, text)]),
      ['deleted', () => rmSync(file)],
      ['a folder', () => mkdirSync(file)],
      ['a link to itself', () => (rmSync(file, { recursive: true }), symlinkSync(file, file))],
      ['without media', () => rmSync(join(folder, 'media'), { recursive: true })],
    ];
    /* oxlint-disable no-await-in-loop -- one state of the file after the other */
    for (const [name, reach] of states) {
      const { version } = await preview.update();
      reach();
      await expect
        .poll(async () => (await preview.update()).version, { timeout: 60_000 })
        .toBeGreaterThan(version);
      expect([name, ...(await preview.ask())]).toEqual([name, 200, 200, 200, 200, 200]);
      expect([name, preview.exitCode()]).toEqual([name, null]);
    }
    /* oxlint-enable no-await-in-loop */
    rmSync(file, { recursive: true, force: true });
    copyFixture('small', folder);
    const isRight = async () => {
      const { problems, site } = await preview.update();
      return problems.length === 0 && site?.pages['/']?.title === 'Home';
    };
    await expect.poll(isRight, { timeout: 60_000 }).toBe(true);
    expect(preview.said()).not.toMatch(/preview itself failed/);
  },
);
