import { z } from 'zod';
import { Block } from '#schema/block.ts';
import { createSchema, shippedSchema, type SiteSchema } from '#schema/site.ts';
import { createSiteMap } from '#edit/siteMap.ts';
import { outlineOf } from '#edit/outlineOf.ts';
import { findPlaces } from '#edit/findPlaces.ts';
import { findPart } from '#edit/values.ts';
import { blockForms } from '#load/blockForms.ts';
import { draftSite } from '#load/draftSite.ts';
import { stagesOf } from '#load/stagesOf.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { lineAt } from '#load/lines.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { mutationsOf } from '#tests/mutations/mutationsOf.ts';
import { sampleOf } from '#tests/mutations/sampleOf.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { expect, test } from 'vitest';
import { joinSources } from '#load/sources.ts';

/** What the word of a block ends with where it is one of the site: shipped ones do not count then. */
const mark = 'Own';
const withoutMark = (text: string) => text.replaceAll(new RegExp(`(?<=[a-z])${mark}\\b`, 'g'), '');
const withMark = (text: string) => text.replaceAll(typesOfShipped, `$&${mark}`);
const words = Block.options.map(({ shape }) => shape.type.value).join('|');
const typesOfShipped = new RegExp(`(?<=\\btype: )(?:${words})(?=[\\s,}])`, 'g');

/** The shipped blocks as those of a site, under other words. */
const copies = Block.options.map((block) => {
  const { type } = block.shape;
  const own = z.literal(type.value + mark).meta(z.globalRegistry.get(type) ?? {});
  const shape = { ...block.shape, type: own };
  return z.clone(block, { ...block._zod.def, shape } as never, { parent: true });
});
const ownSchema = createSchema(
  z.discriminatedUnion('type', copies as never) as unknown as typeof Block,
);

/** How many slips of a site are compared, and lost beginnings of sections: the larger the site, the longer each takes. */
const compared = [
  { name: 'small', slips: 12, openers: 5 },
  { name: 'specification', slips: 12, openers: 5 },
  { name: 'extremes', slips: 4, openers: 2 },
];

/** What is found in a text, and what becomes of it, with the blocks of a schema. */
function resultOf(source: string, folder: string, schema: SiteSchema) {
  const ownBlocks = () => ({ root: folder, schema, blocks: [], problems: [] });
  const fileSystem = fileSystemOf(folder, ownBlocks);
  const validate = (text: string) => ({ source: text, ...diagnoseSite(text, fileSystem) });
  const { problems, layer } = diagnoseSite(source, fileSystem);
  const fixed = applyFixes({ file: 'site.yaml', source, problems }, validate).text;
  return {
    layer,
    problems: problems.map(({ code, message, hint = '', start, end, fix }) => ({
      code,
      line: source.slice(0, start).split('\n').length,
      underlined: withoutMark(source.slice(start, end)),
      isSafe: fix?.isSafe,
      offered: fix && withoutMark(applyEdits(source, fix.edits)),
      message: withoutMark(message),
      hint: withoutMark(hint),
    })),
    fixed: withoutMark(fixed),
  };
}

function textsOf({ name, slips, openers }: (typeof compared)[number]) {
  const { source, folder } = fixtureSite(name);
  // Slips of a type are slips of other words there.
  const others = mutationsOf(source).filter(
    ({ edit }) => !lineAt(source, edit.start).text.includes('type:'),
  );
  // The line that begins a section is gone.
  const lost = [...source.matchAll(/^ *- type: .*\n/gm)]
    .slice(0, openers)
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length, text: '' }));
  const edits = [...sampleOf(others, slips).map(({ edit }) => edit), ...lost];
  const texts = [source, ...edits.map((edit) => applyEdits(source, [edit]))];
  return texts.map((text, index) => ({ name, folder, number: index + 1, text }));
}

test.each(compared.flatMap(textsOf))(
  'text $number of $name is checked and fixed as if its blocks were its own',
  ({ text, folder }) => {
    const own = resultOf(withMark(text), folder, ownSchema);
    expect(own).toEqual(resultOf(text, folder, shippedSchema));
  },
);

test.each(compared)('the blocks of $name are found as if they were its own', ({ name }) => {
  const { source } = fixtureSite(name);
  const read = (text: string, schema: SiteSchema) => {
    const map = createSiteMap(joinSources(text), schema);
    expect(map).toBeDefined();
    const paths = map?.routes.map((_, index) => ['routes', index]) ?? [];
    const found = {
      outline: outlineOf(map),
      parts: map && paths.map((path) => findPart(map, path, [])),
      places: map && findPlaces(map, '/', []),
      routes: draftSite(stagesOf(joinSources(text), { schema }))?.routes,
    };
    return JSON.parse(
      withoutMark(JSON.stringify(found, (key, value) => (key === 'column' ? 0 : value))),
    );
  };
  expect(read(withMark(source), ownSchema)).toEqual(read(source, shippedSchema));
});

test('the blocks are described to people as if they were own ones', () => {
  expect(JSON.parse(withoutMark(JSON.stringify(blockForms(ownSchema.Block))))).toEqual(
    JSON.parse(JSON.stringify(blockForms(Block))),
  );
});
