import { joinSources } from '#load/sources.ts';
import { createValidator } from '#repair/createValidator.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { loadText } from '#repair/readSite.ts';
import { type SiteSchema, shippedSchema } from '#schema/site.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';

const { source } = fixtureSite('small');

/** A folder whose schema notes what it validates. */
function createFolder() {
  const validated: string[] = [];
  const SiteFile = new Proxy(shippedSchema.SiteFile, {
    get(target, key) {
      if (key !== 'safeParse') return Reflect.get(target, key);
      return (...given: Parameters<SiteSchema['SiteFile']['safeParse']>) => {
        validated.push(JSON.stringify(given[0]));
        return target.safeParse(...given);
      };
    },
  });
  const schema = { ...shippedSchema, SiteFile };
  const ownBlocks = () => ({ root: '', schema, blocks: [], problems: [] });
  return { validated, fileSystem: { ...smallFileSystem, ownBlocks } };
}

const slips = [
  ['homeLabel', 'homeLabell'],
  ['to: callNow', 'to: callNw'],
  ['type: callToAction', 'type: callToActoin'],
] as const;

test('a right site is validated once', () => {
  const { validated, fileSystem } = createFolder();
  loadText({ file: 'site.yaml', source }, {}, fileSystem);
  expect(validated).toHaveLength(1);
});

test.each(slips)(
  'with “%s” misspelt, a site is validated twice, and not again to fix it',
  (meant, slip) => {
    const { validated, fileSystem } = createFolder();
    const load = (text: string) => loadText({ file: 'site.yaml', source: text }, {}, fileSystem);
    const wrong = load(source.replace(meant, slip));
    expect(validated.length).toBeLessThanOrEqual(2);
    const { text } = applyFixes(wrong, load);
    expect(load(text).problems).toEqual(load(source).problems);
    expect(validated).toHaveLength(new Set(validated).size);
  },
);

test('a text is told the same, whatever was validated before it', () => {
  const constants = Array.from({ length: 400 }, (_, at) => `  priceOfThing${at}Item: ${at}`);
  const wrong = Array.from(
    { length: 100 },
    (_, at) => `  bad${at}: "\${constants.priceOfThing${at}aItm}"`,
  );
  const text = source.replace(
    'constants:\n',
    ['constants:', ...constants, ...wrong, ''].join('\n'),
  );
  const hints = (one: string) =>
    loadText({ file: 'site.yaml', source: one }, {}, smallFileSystem).problems.filter(
      ({ suggestion }) => suggestion !== undefined,
    ).length;
  const alone = hints(text);
  expect(alone).toBeGreaterThan(0);
  const { fileSystem } = createFolder();
  const validate = createValidator(fileSystem, {});
  const edited = `${text}# edited\n`;
  validate(joinSources(text.replace('version', ' version')));
  validate(joinSources(text));
  validate(joinSources(edited));
  expect(
    loadText({ file: 'site.yaml', source: edited }, {}, fileSystem).problems.filter(
      ({ suggestion }) => suggestion !== undefined,
    ),
  ).toHaveLength(alone);
});
