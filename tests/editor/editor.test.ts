import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { keysOf, type Location, valuesOf } from '#tests/load/keysOf.ts';
import { rewrites } from '#tests/load/rewrites.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite, fixtureSites } from '#tests/sites/fixtureSite.ts';
import { type Fault, faults } from '#tests/problems/pages.ts';
import {
  type LanguageServer,
  type Position,
  startLanguageServer,
} from '#tests/editor/languageServer.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The editor's help, from the server that editors run. It reads the file schema/site.schema.json. */
let server: LanguageServer;
beforeAll(async () => {
  server = await startLanguageServer(join(root, 'schema/site.schema.json'));
}, 120_000);
afterAll(() => server.stop());

const root = join(import.meta.dirname, '../..');
/** The line that names the schema is for editors; here the server gets the schema by its settings. */
const withoutModeline = (source: string) => source.replace('# yaml-language-server:', '#');
/** A comment after a key hides what is under it from the server. */
const withoutComments = (source: string) =>
  source
    .replace(/^ *#.*\n/gm, '')
    .replace(/ +# .*$/gm, '')
    .replace(/^\n/gm, '');
const site = withoutComments(fixtureSite('specification').source);

describe('an editor', () => {
  test.each(fixtureSites)('finds nothing wrong with the site $name', async ({ source }) => {
    expect(await server.diagnose(withoutModeline(source))).toEqual([]);
  });

  test.each(Object.entries(rewrites))(
    'finds nothing wrong with a site that is written %s',
    async (_, rewrite) => {
      expect(await server.diagnose(rewrite(fixtureSite('small').source))).toEqual([]);
    },
  );

  test('explains every key', async () => {
    const silent: string[] = [];
    for (const key of oneOfEach(keysOf(site)))
      if ((await server.hover(site, positionOf(site, key.start + 1))) === '') silent.push(key.word);
    expect(silent).toEqual([]);
  }, 240_000);

  test('offers every key where it is written', async () => {
    const missing: string[] = [];
    for (const key of oneOfEach(keysOf(site)).filter((location) => !isInBraces(site, location)))
      if (!(await offersAt(key)).includes(key.word)) missing.push(key.path.join('.'));
    expect(missing).toEqual([]);
  }, 240_000);

  test('offers every type, word and boolean where it is written', async () => {
    const words = /^(?:type|look|tone|send|provider|reachedFrom|version)$/;
    const values = valuesOf(site).filter(
      ({ word, path }) => /^(?:true|false)$/.test(word) || words.test(String(path.at(-1))),
    );
    const missing: string[] = [];
    for (const value of oneOfEach(values).filter((location) => !isInBraces(site, location)))
      if (!(await offersAt(value)).includes(value.word)) missing.push(value.path.join('.'));
    expect(missing).toEqual([]);
  }, 240_000);

  test('offers the names of icons, and does not list them all to explain one', async () => {
    const network = '  networks:\n    - label: Corner\n      icon: clock\n';
    const written = site.replace(/^footer:\n/m, (line) => line + network);
    const place = positionOf(written, written.indexOf('clock'));
    const offers = await server.complete(written, place);
    expect(offers.map(({ label }) => label)).toEqual(expect.arrayContaining(['clock', 'brand-x']));
    expect((await server.hover(written, place)).length).toBeLessThan(300);
  });

  test('lists the types when a type is wrong, and says nothing else', async () => {
    const [problem, ...others] = await server.diagnose(site.replace('type: hero', 'type: heroo'));
    expect(problem?.message).toMatch(/Valid values: "hero", "split", .*"richText"/);
    expect(others).toEqual([]);
  });

  test('offers both ways to write a section', async () => {
    const start = site.slice(0, site.indexOf('      - type: hero') + '      - '.length);
    const labels = (await server.complete(start, positionOf(start, start.length))).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(expect.arrayContaining(['type', 'use']));
  });
});

describe('an editor and `check`', () => {
  test('agree on what is right, and differ only in what needs the whole site or spans several fields', async () => {
    const unseen = new Set<string>();
    const alarms: string[] = [];
    const compare = async ({ name, source }: Fault) => {
      const found = await server.diagnose(source);
      // What a fault probably comes from takes its time, and is asked for only where the editor finds none.
      const { problems } =
        found.length > 0
          ? loadSite(joinSources(source), smallFileSystem)
          : diagnoseSite(source, smallFileSystem);
      const error = problems.find(({ severity }) => severity === 'error');
      if (error && found.length === 0) unseen.add(error.code);
      if (!error && found.length > 0) alarms.push(name);
    };
    await Promise.all(faults.filter(({ isOrdinary }) => isOrdinary).map(compare));
    expect(alarms).toEqual([]);
    expect([...unseen].toSorted()).toEqual(leftToCheck);
  }, 480_000);
});

/**
 * What `check` reports and an editor does not: the only ways in which the JSON Schema is looser. Of
 * `wrong-kind` it is a reference to a number in the place of a text, of `wrong-form` a time zone that there is none of.
 */
const leftToCheck = [
  'broken-rule',
  'circular-reference',
  'comma-in-number',
  'comma-in-text',
  'dead-redirect',
  'duplicate-id',
  'duplicate-path',
  'duplicate-redirect',
  'empty-file',
  'empty-page',
  'foreign-script',
  'format-needs-number',
  'key-not-text',
  'long-fade',
  'long-for-mail',
  'malformed-reference',
  'missing-alt',
  'missing-currency',
  'missing-media',
  'missing-typeface',
  'missing-words',
  'misspelt-name',
  'needless-script',
  'not-a-web-page',
  'not-by-mail',
  'old-yaml',
  'outside-media',
  'own-page-framed',
  'recursive-alias',
  'redirect-loop',
  'redirect-off-web',
  'redirected-page',
  'reference-into-value',
  'reference-to-group',
  'repeated-line',
  'secret-variable',
  'space-after-colon',
  'tag',
  'text-after-bracket',
  'unclosed-reference',
  'unknown-alias',
  'unknown-anchor',
  'unknown-click',
  'unknown-formatter',
  'unknown-link',
  'unknown-page',
  'unknown-parameter',
  'unknown-reference',
  'unknown-section',
  'unknown-slot',
  'unpublished-file',
  'unreadable-address',
  'unreadable-media',
  'unreadable-svg',
  'unsafe-svg',
  'unsupported-video',
  'value-needs-number',
  'wrong-count',
  'wrong-form',
  'wrong-kind',
  'wrong-merge',
  'wrong-target',
];

async function offersAt(location: Location): Promise<string[]> {
  const text = site.slice(0, location.start);
  const offers = await server.complete(text, positionOf(text, text.length));
  return offers.map(({ label }) => label);
}

/** One location for each key with the key above it: in every page and item of a list it is the same. */
function oneOfEach(locations: readonly Location[]): Location[] {
  const byPlace = new Map<string, Location>();
  for (const location of locations) {
    const steps = location.path.filter((step) => typeof step === 'string');
    const place = `${steps.slice(-2).join('.')} ${location.word}`;
    if (!byPlace.has(place)) byPlace.set(place, location);
  }
  return [...byPlace.values()];
}

/** Cut off inside braces, a text is no YAML that a server could read. */
function isInBraces(source: string, { start }: Location): boolean {
  return /[[{]/.test(source.slice(source.lastIndexOf('\n', start) + 1, start));
}

function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}
