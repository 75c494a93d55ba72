import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadText } from '#repair/readSite.ts';
import { createValidator } from '#preview/createValidator.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { joinSources } from '#load/sources.ts';

const { source: smallYaml } = fixtureSite('small');

// Two processes, one of them short of memory: slow on a busy machine.
describe('createValidator', { timeout: 150_000 }, () => {
  test('says of a long text in a process of its own what it says of a short one', async () => {
    const { folder: root } = copyFixture('small', temporaryFolder());
    const file = join(root, 'site.yaml');
    const { validate, close } = createValidator(file);
    onTestFinished(close);
    const notes = '# note\n'.repeat(10_000);
    const texts = [
      smallYaml,
      notes + smallYaml,
      notes + smallYaml.replace('headline: Earn', 'headlin: Earn'),
    ];
    const validated = Promise.all(texts.map((source) => validate(joinSources(source))));
    // While the other process works, this one goes on.
    await new Promise((done) => setTimeout(done, 1));
    expect(await validated).toEqual(texts.map((source) => loadText({ file, source })));
  });

  test('says that it failed for want of memory, and validates the next text', async () => {
    const { folder: root } = copyFixture('small', temporaryFolder());
    const file = join(root, 'site.yaml');
    const { validate, close } = createValidator(file, ['--max-old-space-size=48']);
    onTestFinished(close);
    const long = `${smallYaml}x-more:\n${'  - { a: "some words", b: "c" }\n'.repeat(100_000)}`;
    await expect(validate(joinSources(long))).rejects.toThrow(/memory/);
    const next = '# note\n'.repeat(10_000) + smallYaml;
    expect(await validate(joinSources(next))).toEqual(loadText({ file, source: next }));
  });
});
