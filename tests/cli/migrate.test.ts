import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { main } from '#cli/main.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { runCommand } from './runCommand.ts';

const root = mkdtempSync(join(tmpdir(), 'fascia-'));
const { file, source } = copyFixture('small', root);
const old = source
  .replace('version: 3', 'version: 1')
  .replace('  currency: GBP\n', '')
  .replace('constants:\n', 'constants:\n  currency: GBP # pounds\n')
  .replace('${site.currency}', '${constants.currency}');

const ownNote = `import { defineBlock, line } from 'fascia';
export const note = defineBlock({ type: 'note', description: 'Own.', fields: { text: line } });
`;

const run = (...argv: string[]) =>
  runCommand((terminal) => main(['migrate', '--root', root, ...argv], terminal));
const written = () => readFileSync(file, 'utf8');
beforeEach(() => writeFileSync(file, old));

test('migrate shows what would change, and writes nothing', async () => {
  const { status, out } = await run();
  expect(status).toBe(0);
  expect(out.replaceAll(root, 'shop')).toMatchInlineSnapshot(`
    "@@ line 1 @@
     # The smallest site that has one of each thing a test may need. The faults in tests/problems replace
     # its parts, one top-level key at a time.
    -version: 1
    +version: 3

     site:
    @@ line 12 @@
       touchIcon: media/icon.png
       socialPicture: { src: media/social.jpg, alt: A corner shop }
    +  currency: GBP # pounds

     theme:
    @@ line 40 @@

     constants:
    -  currency: GBP # pounds
       commission: 0
       tiers:
    @@ line 54 @@
       id: "000000000000000"
       value: \${constants.pixelEvent.value}
    -  currency: \${constants.currency}
    +  currency: \${site.currency}
       events:
         - { send: PageView, onVisit: all, except: [/join] }

    Nothing is written yet. To write this into shop/site.yaml: npx fascia migrate --root shop --write
    "
  `);
  expect(written()).toBe(old);
});

test('migrate --write writes it, and then there is nothing more', async () => {
  const { status, out } = await run('--write');
  expect(status).toBe(0);
  expect(out).toContain('+version: 3\n');
  expect(out).toMatch(/site\.yaml is of version 3 now\.\n$/);
  expect(written()).toContain(
    'socialPicture: { src: media/social.jpg, alt: A corner shop }\n  currency: GBP # pounds\n',
  );
  expect(await run('--write')).toMatchObject({
    status: 0,
    out: expect.stringContaining('nothing to migrate'),
  });
});

test('migrate leaves the errors that were there, and says how many', async () => {
  writeFileSync(file, old.replace('  name:', '  sloogan: hi\n  name:'));
  const shown = await run();
  expect(shown.status).toBe(1);
  expect(shown.out.replaceAll(root, 'shop')).toMatch(
    /1 error of before will be left\. To list then: npx fascia check --root shop\n$/,
  );
  const { status, out } = await run('--write');
  expect(status).toBe(1);
  expect(out.replaceAll(root, 'shop')).toMatch(
    /is of version 3 now\.\n1 error of before is left\. To list: npx fascia check --root shop\n$/,
  );
  expect(written()).toContain('version: 3\n');
  const again = await run();
  expect(again.status).toBe(1);
  expect(again.out).toContain('Its 1 error: npx fascia check');
});

test('migrate says what only a person can move', async () => {
  const byHand = 'version: 1\nx: &x { currency: GBP }\nconstants: { <<: *x }\n';
  writeFileSync(file, byHand);
  const { status, out, error } = await run('--write');
  expect(status).toBe(1);
  expect(out).toContain('site.yaml:2:9 This is site.currency now.');
  expect(out).not.toContain('fascia migrate');
  expect(error).toContain('only a person should edit. Nothing was written.');
  expect(written()).toBe(byHand);
});

test('migrate names the block of the site that has the word of a type', async () => {
  writeFileSync(file, old.replace('type: note\n    look: line', 'type: benefitLine'));
  const blocks = join(root, 'blocks');
  mkdirSync(blocks);
  writeFileSync(join(blocks, 'note.ts'), ownNote);
  writeFileSync(join(blocks, 'Note.tsx'), 'export function Note() {\n  return null;\n}\n');
  const { status, out, error } = await run('--write');
  rmSync(blocks, { recursive: true });
  expect(status).toBe(1);
  expect(out).toContain('"benefitLine" is "note" now, and there is a block "note" of your own');
  expect(error).toContain('"benefitLine" would be "note"');
  expect(error).toContain('Nothing was written.');
  expect(written()).toContain('type: benefitLine');
});

test('migrate calls itself with a folder that has a space as a shell takes it', async () => {
  const folder = join(root, 'our shop');
  mkdirSync(folder);
  writeFileSync(join(folder, 'site.yaml'), old);
  const { out } = await runCommand((terminal) => main(['migrate', '--root', folder], terminal));
  expect(out).toContain(`npx fascia migrate --root "${folder}" --write\n`);
});

test('check reports what is wrong behind the old version, too', async () => {
  writeFileSync(file, old.replace('to: form', 'to: from'));
  const { out } = await runCommand((terminal) =>
    main(['check', '--root', root, '--format', 'json'], terminal),
  );
  expect(JSON.parse(out)).toMatchObject([{ code: 'old-version' }, { code: 'unknown-link' }]);
});

test('migrate returns 2 for a file that cannot be read', async () => {
  expect(
    await runCommand((terminal) => main(['migrate', '--root', join(root, 'none')], terminal)),
  ).toMatchObject({ status: 2, out: expect.stringContaining('missing-file') });
});

test('migrate writes nothing where a text would not stay as it is', async () => {
  const text = old
    .replace('constants:\n', 'constants:\n  toast: { limit: 1, note: "One.\n\n    Two." }\n')
    .replace('version: 1\n', 'version: 1\ntimings: {}\n');
  writeFileSync(file, text);
  const { status, out, error } = await run('--write');
  expect(status).toBe(1);
  expect(out).toContain('Only a person can move this. Move it, then write the version.');
  expect(error).toContain('Nothing was written.');
  expect(written()).toBe(text);
});
