import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isGroup } from '#load/paths.ts';
import { migrateText } from '#migrate/migrateText.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { loadText } from '#repair/readSite.ts';
import { fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import { states } from './siteHistory.ts';

// Has the media of every state.
const shipped = fixtureSite('specification');
const load = (source: string) => loadText({ file: shipped.file, source });

test('the shipped site.yaml was in 14 states', () => {
  expect(states).toHaveLength(14);
  expect(new Set(states.map(({ source }) => source)).size).toBe(14);
});

describe.each(states)('state $name', ({ source }) => {
  const read = load(source);
  const migrated = migrateText(source) ?? '';

  test('is reported as one problem, of its version', () => {
    expect(read.problems.map(({ code }) => code)).toEqual(['old-version']);
  });

  test('is right when it is migrated', () => {
    const { problems } = load(migrated);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('is migrated by --fix, too', () => {
    const { text } = applyFixes(read, load);
    expect(text).toBe(migrated);
  });

  test('says the same, each thing in its new place', () => {
    expect(parse(migrated)).toEqual(inNewPlaces(parse(source)));
  });

  test('keeps its comments and their order', () => {
    expect(commentsOf(migrated)).toEqual(commentsOf(source));
  });

  test('needs nothing more', () => {
    expect(migrateText(migrated)).toBeUndefined();
  });
});

test('the last state before version 2 becomes the site that is shipped', () => {
  const { source = '' } = states.at(-2) ?? {};
  const { constants: _, ...site } = load(migrateText(source) ?? '').site ?? {};
  const { constants: _names, ...today } = loadFixture(shipped);
  expect(site).toEqual(today);
});

/** What version 2 says in other places, written down once more: as data, and of these states alone. */
function inNewPlaces(old: unknown): unknown {
  const text = JSON.stringify(old).replaceAll('${constants.currency}', '${site.currency}');
  const {
    version: _,
    site,
    constants,
    theme,
    ...rest
  } = JSON.parse(text, (_key, value) => {
    if (isGroup(value) && value['copiedFor'] === '${constants.copiedLabel.duration}')
      delete value['copiedFor'];
    if (!isGroup(value) || !('names' in value) || value['interval'] === undefined) return value;
    if (!('label' in value)) return value;
    const { interval, fade, ...brands } = value;
    return { ...brands, rotation: { interval, fade } };
  });
  const { currency, copiedLabel, toast, tooltip, fetching, ...own } = constants;
  delete theme.fonts.heading.family;
  delete theme.fonts.text.family;
  return {
    ...rest,
    version: 2,
    theme,
    constants: own,
    site: currency === undefined ? site : { ...site, currency },
    ...(toast && { timings: { copiedLabel, toast, tooltip, fetching } }),
  };
}

function commentsOf(source: string): string[] {
  return source.match(/(?:^|\s)#(?=\s).*$/gm)?.map((comment) => comment.trim()) ?? [];
}
