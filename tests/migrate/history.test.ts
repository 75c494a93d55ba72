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

test('the shipped site.yaml was in 15 states', () => {
  expect(states).toHaveLength(15);
  expect(new Set(states.map(({ source }) => source)).size).toBe(15);
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
    expect(parse(migrated)).toEqual(asSections(inNewPlaces(parse(source))));
  });

  test('keeps its comments and their order', () => {
    expect(commentsOf(migrated)).toEqual(commentsOf(source));
  });

  test('needs nothing more', () => {
    expect(migrateText(migrated)).toBeUndefined();
  });
});

test('the last state before version 2 becomes the site that is shipped', () => {
  const { source = '' } = states.at(-3) ?? {};
  const { constants: _, ...site } = load(migrateText(source) ?? '').site ?? {};
  const { constants: _names, ...today } = loadFixture(shipped);
  expect(site).toEqual(today);
});

test('the last state of version 2 becomes the site that is shipped', () => {
  const { source = '' } = states.at(-1) ?? {};
  expect(load(migrateText(source) ?? '').site).toEqual(loadFixture(shipped));
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
    version: 3,
    theme,
    constants: own,
    site: currency === undefined ? site : { ...site, currency },
    ...(toast && { timings: { copiedLabel, toast, tooltip, fetching } }),
  };
}

/** The sections that are of other types in version 3, in the same way. */
function asSections(site: unknown): unknown {
  return JSON.parse(JSON.stringify(site), (_key, value) => {
    const toNow = isGroup(value) ? sections[String(value['type'])] : undefined;
    return toNow ? toNow(value) : value;
  });
}

type Section = Record<string, unknown>;

const plans = (tiers: unknown) =>
  (tiers as Section[]).map(({ from, payout, best, ...tier }) => {
    return { ...tier, subtitle: from, price: payout, recommended: best };
  });
const withSmallPrint = ({ note, ...section }: Section) => ({ ...section, smallPrint: note });

const sections: Readonly<Record<string, (section: Section) => unknown>> = {
  hero: withSmallPrint,
  callToAction: withSmallPrint,
  comparison: ({ basis, ...section }) => ({ ...section, smallPrint: basis }),
  headline: (section) => ({ ...section, type: 'hero', look: 'plain' }),
  tiers: ({ tiers, ...section }) => ({ ...section, type: 'pricing', plans: plans(tiers) }),
  tierBenefits: ({ tiers, ...section }) => ({ ...section, type: 'pricing', plans: plans(tiers) }),
  offer: ({ button, ...section }) => {
    return { ...section, type: 'callToAction', look: 'card', buttons: [button] };
  },
  bannerLink: ({ lines, ...section }) => {
    const [heading, text] = lines as string[];
    return { ...section, type: 'callToAction', look: 'band', heading, text };
  },
  benefitLine: (section) => ({ ...section, type: 'note', look: 'line' }),
};

function commentsOf(source: string): string[] {
  return source.match(/(?:^|\s)#(?=\s).*$/gm)?.map((comment) => comment.trim()) ?? [];
}
