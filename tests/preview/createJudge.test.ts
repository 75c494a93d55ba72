import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadText } from '#load/readSite.ts';
import { createJudge } from '#preview/createJudge.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source: smallYaml } = fixtureSite('small');

describe('createJudge', { timeout: 30_000 }, () => {
  test('says of a long text on its own thread what it says of a short one', async () => {
    const { folder: root } = copyFixture('small', temporaryFolder());
    const file = join(root, 'site.yaml');
    const { judge, close } = createJudge();
    onTestFinished(async () => void (await close()));
    const notes = '# note\n'.repeat(10_000);
    const texts = [
      smallYaml,
      notes + smallYaml,
      notes + smallYaml.replace('headline: Earn', 'headlin: Earn'),
    ];
    const judged = Promise.all(texts.map((source) => judge({ file, source })));
    // While the thread works, this one goes on.
    await new Promise((done) => setTimeout(done, 1));
    expect(await judged).toEqual(texts.map((source) => loadText({ file, source })));
  });
});
