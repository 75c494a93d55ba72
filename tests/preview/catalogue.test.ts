import { describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { editSite } from '#edit/editSite.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { loadText, siteText } from '#repair/readSite.ts';
import { withDependentChanges } from '#edit/withDependentChanges.ts';
import type { Operation } from '#edit/Operation.ts';
import { describeBlocks } from '#preview/describeBlocks.ts';
import type { Problem } from '#problems/Problem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { joinSources, type Sources } from '#load/sources.ts';

/** The smallest, and one in another language that has every block already. */
const sites = ['small', 'extremes'].map(fixtureSite);

describe.each(sites)('on the site $name', ({ file, folder, source }) => {
  const validate = async (sources: Sources) => loadText(siteText(file, sources));
  const before = loadText({ file, source });
  const known = messagesOf(before.problems);
  const { hasFile } = fileSystemOf(folder);
  const picture = before.site?.site.socialPicture?.src;
  const blocks = describeBlocks({ hasFile, picture, schema: shippedSchema });
  const list = ['routes', 0, 'sections'];

  test.each(blocks)('every example of $type is accepted, and must be replaced', async (block) => {
    for (const { yaml } of block.examples) {
      const operation: Operation = { kind: 'insert', path: [...list, 1], yaml };
      const inserted = editSite(joinSources(source), [operation], shippedSchema);
      if ('refusal' in inserted) throw new Error(inserted.refusal);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const whole = await withDependentChanges(inserted.sources, {
        operation,
        before,
        schema: shippedSchema,
        validate,
      });
      const sources = whole ?? inserted.sources;
      const { problems } = loadText(siteText(file, sources), { release: true });
      const isSample = ({ code }: Problem) => code.startsWith('placeholder-');
      expect(messagesOf(problems.filter((problem) => !isSample(problem)))).toEqual(known);
      const own = problems.filter(({ path }) => path.join('.').startsWith('routes.0.sections.1.'));
      expect(own.map(({ code }) => code)).toContain('placeholder-text');
    }
  });

  test('no text of its own is reported as one of the catalogue', () => {
    const { problems } = loadText({ file, source }, { release: true });
    const texts = blocks.flatMap(({ examples }) => examples.map(({ yaml }) => yaml)).join('\n');
    const found = problems.filter(({ code }) => code === 'placeholder-text');
    expect(found.filter(({ start, end }) => texts.includes(source.slice(start, end)))).toEqual([]);
  });
});

function messagesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ message }) => message);
}
