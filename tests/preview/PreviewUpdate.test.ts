import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChange,
  changeBetween,
  describeProblems,
  type PreviewSite,
  type PreviewUpdate,
} from '#preview/PreviewUpdate.ts';

// What else a site has is carried along as it is.
const site = fc
  .tuple(fc.dictionary(fc.constantFrom('/', '/a', '/b', '/c'), fc.nat(3)), fc.nat(3))
  .map(([pages, styles]) => ({ pages, styles }) as unknown as PreviewSite);
const update = (version: number) =>
  fc.record<PreviewUpdate>({
    version: fc.constant(version),
    hash: fc.string(),
    site: fc.option(site),
    problems: fc.constant([]),
  });

describe('changeBetween', () => {
  test('leads from the one to the other, whatever they are', () => {
    fc.assert(
      fc.property(update(1), update(2), (before, after) => {
        // A site that was shown once stays until there is another.
        const wanted = { ...after, site: after.site ?? before.site };
        expect(applyChange(before, changeBetween(before, wanted))).toEqual(wanted);
        const all = applyChange(before, changeBetween(null, wanted));
        expect(all).toEqual({ ...wanted, site: wanted.site ?? before.site });
      }),
    );
  });

  test('carries no page that is the same', () => {
    const pages = { '/': { title: 'Home' }, '/join': { title: 'Join' } };
    const before = {
      version: 1,
      hash: 'a',
      problems: [],
      site: { pages } as unknown as PreviewSite,
    };
    const next = {
      pages: { ...structuredClone(pages), '/join': { title: 'Join us' } },
    } as unknown as PreviewSite;
    const change = changeBetween(before, { ...before, version: 2, site: next });
    expect(change.site?.pages).toEqual({ '/join': { title: 'Join us' } });
  });

  test('is not taken by a page that missed the one before', () => {
    const empty = { version: 1, hash: '', problems: [], site: null };
    const change = changeBetween({ ...empty, version: 2 }, { ...empty, version: 3 });
    expect(applyChange(empty, change)).toBeUndefined();
  });
});

test('a problem whose fix a person must decide on has the lines that it would change', () => {
  const source = fixtureSite('small').source.replace('heading: May', 'heading: > May');
  const { problems } = diagnoseSite(source, smallFileSystem);
  const [problem] = describeProblems(problems, source);
  expect(problem?.fix?.isSafe).toBe(false);
  expect(problem?.offer).toMatch(/^- {2}heading: > May we measure\?\n\+ {2}heading: /);
});
