import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { openTwoFiles, writeTwoFiles } from '#tests/load/twoFiles.ts';
import { startEdits } from '../preview/startEdits.ts';
import { servicesOf } from './servicesOf.ts';

/** An editor takes its time to start. */
const patience = { timeout: 10_000 };

/** An editor that is known by its name, and only notes what it is asked to open. */
function installEditor() {
  const folder = temporaryFolder();
  const [editor, notes] = [join(folder, 'code'), join(folder, 'notes')];
  writeFileSync(editor, `#!/bin/sh\necho "$@" > '${notes}'\n`);
  writeFileSync(notes, '');
  chmodSync(editor, 0o755);
  vi.stubEnv('LAUNCH_EDITOR', editor);
  onTestFinished(() => void vi.unstubAllEnvs());
  return () => readFileSync(notes, 'utf8').trim();
}

test('a place leads to its line and column in the operator’s own editor', async () => {
  const opened = installEditor();
  const server = await startEdits();
  const { openLine, state } = await servicesOf(server);
  const [section] = (await server.ask('GET outline')).sections;
  if (!section) throw new Error('The site has no shared section.');
  openLine(section);
  const place = `-r -g ${join(server.root, 'site.yaml')}:${section.line}:${section.column}`;
  await expect.poll(opened, patience).toBe(place);
  expect(state.get().isEditorOpen).toBe(false);
});

test('a place in another file of the site leads there, and never out of the folder', async () => {
  const opened = installEditor();
  const server = await startEdits(openTwoFiles);
  writeTwoFiles(server.root);
  const { openLine, state } = await servicesOf(server);
  const [section] = (await server.ask('GET outline')).sections;
  if (!section) throw new Error('The site has no shared section.');
  state.set({ isEditorOpen: true });
  openLine(section);
  await expect.poll(opened, patience).toBe(`-r -g ${join(server.root, 'sections.yaml')}:1:1`);
  const outside = { file: '../other.yaml', line: 1, column: 1 };
  expect((await server.raw('POST', '/_fascia/open', {}, JSON.stringify(outside))).status).toBe(400);
});

test('a place leads into the built-in editor where the operator has none', async () => {
  vi.stubEnv('LAUNCH_EDITOR', '/nowhere/editor');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { openLine, state } = await servicesOf(await startEdits());
  openLine({ line: 3, column: 2 });
  await expect
    .poll(state.get, patience)
    .toMatchObject({ isEditorOpen: true, location: { line: 3 } });
});
