import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { shippedSchema } from '#schema/site.ts';
import { listEvents } from '#build/listEvents.ts';
import { renderSite } from '#build/renderSite.ts';
import { weigh } from '#build/weighPages.ts';
import { iconsOf } from '#load/icons.ts';
import { readFields } from '#load/readFields.ts';
import { loadText } from '#repair/readSite.ts';
import type { Path } from '#load/tree.ts';
import type { Site } from '#schema/site.ts';
import { composeSite, filesOf } from '#tests/build/composeSite.ts';
import { allComponents } from '#tests/render/allComponents.ts';
import { fixtureSites } from '#tests/sites/fixtureSite.ts';
import { budgets } from '#verify/weights.ts';
import { checkFiles } from '#verify/checkFiles.ts';
import { createFindings } from '#verify/Finding.ts';
import { declarePages } from '#verify/declarePages.ts';
import { joinSources } from '#load/sources.ts';

/** A change that an operator may make; `pick` chooses where, among all places of that kind. */
type Change = { kind: (typeof kinds)[number]; pick: number; text: string; number: number };

const kinds = ['text', 'number', 'link', 'move', 'duplicate', 'remove', 'hide'] as const;

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    pick: fc.nat(),
    text: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.string({ minLength: 1, maxLength: 200 }),
      fc.constantFrom('<b>"Tom & Jerry"</b>', '$& {title} </script>', 'Grüß Gott, 早上好', "'"),
    ),
    number: fc.nat({ max: 60 }),
  }),
  { minLength: 2, maxLength: 4 },
);

describe('whatever an operator changes, as long as check accepts it', { timeout: 300_000 }, () => {
  test.each(fixtureSites)(
    '$name passes the gate, as far as that needs no browser',
    async (fixture) => {
      await fc.assert(
        fc.asyncProperty(changes, async (edits) => {
          const { site, source } = edits.reduce(
            changeSite,
            accept(fixture.file, parse(fixture.source, { merge: true })),
          );
          expect(await issuesOf(site, source)).toEqual([]);
        }),
        { numRuns: 2 },
      );
    },
  );
});

type Accepted = { file: string; data: SiteData; source: string; site: Site };
type SiteData = Record<string, unknown> & { routes: PageData[]; notFound: PageData };
type PageData = { sections: Record<string, unknown>[] };

function accept(file: string, data: SiteData): Accepted {
  const accepted = tryAccept(file, data);
  if (!accepted) throw new Error(`${file} has errors.`);
  return accepted;
}

/** JSON is YAML. */
function tryAccept(file: string, data: SiteData): Accepted | undefined {
  const source = JSON.stringify(data, null, 1);
  const { site } = loadText({ file, source });
  return site && { file, data, source, site };
}

/** The changed site; the site as it was where check does not accept the change. */
function changeSite(before: Accepted, change: Change): Accepted {
  const data = structuredClone(before.data);
  apply(data, before, change);
  return tryAccept(before.file, data) ?? before;
}

function apply(data: SiteData, { source }: Accepted, { kind, pick, text, number }: Change): void {
  const fields = readFields(joinSources(source), shippedSchema)?.fields ?? [];
  const choose = <Item>(items: readonly Item[]) => items[pick % Math.max(1, items.length)];
  const pathsOf = (names: readonly string[]) =>
    fields.filter((field) => names.includes(String(field.kind))).map(({ path }) => path);
  if (kind === 'text') {
    const path = choose(pathsOf(['text', 'title', 'alt', 'richText']));
    return path && set(data, path, text.trim().replaceAll('${', '$${'));
  }
  if (kind === 'number') {
    const numbers = fields.filter(({ scalar }) => typeof scalar.value === 'number');
    const field = choose(numbers.filter(({ scalar }) => scalar.template === undefined));
    return field && set(data, field.path, number);
  }
  if (kind === 'link') {
    const targets = [
      ...Object.keys(Object(data['links'])),
      ...pathsOf(['path']).map((path) => at(data, path)),
    ];
    const path = choose(pathsOf(['target']));
    return path && set(data, path, targets[number % targets.length]);
  }
  const page = choose([...data.routes, data.notFound]);
  const section = choose(page?.sections ?? []);
  if (!page || !section) return undefined;
  const index = page.sections.indexOf(section);
  if (kind === 'hide') section['hidden'] = true;
  else if (kind === 'duplicate') page.sections.splice(index, 0, { ...section });
  else {
    page.sections.splice(index, 1);
    if (kind === 'move') page.sections.splice(number % (page.sections.length + 1), 0, section);
  }
}

function at(data: unknown, path: Path): unknown {
  return path.reduce((part, step) => Object(part)[step], data);
}

function set(data: unknown, path: Path, value: unknown): void {
  Object(at(data, path.slice(0, -1)))[path.at(-1) ?? ''] = value;
}

/** What the gate would say of the files of a site, without a browser. */
async function issuesOf(site: Site, source: string): Promise<string[]> {
  const html = composeSite(site);
  const files = filesOf(site);
  const { pages, shared } = renderSite(site, {
    pictures: picturesOf(site),
    files,
    icons: iconsOf(site),
    components: allComponents,
  });
  const rows = listEvents(site);
  const issues = declarePages(joinSources(source), { ...site, files }, shippedSchema).map(
    async (declared) => {
      const { route } = declared;
      const page = {
        html: html.get(route) ?? '',
        data: [shared.json, pages.find(({ path }) => path === route)?.data.json ?? '{}'],
      };
      const bytes = await weigh(page.html);
      const visit = rows.find((row) => row.route === route && row.action === 'visit');
      const due =
        site.pixel?.events.flatMap(({ onVisit, except = [] }, rule) =>
          (onVisit === 'all' && !(route !== null && except.includes(route))) ||
          (Array.isArray(onVisit) && route !== null && onVisit.includes(route))
            ? [rule]
            : [],
        ) ?? [];
      return [
        ...createFindings(checkFiles(declared, page), declared).map(
          ({ message, path }) => `${path.join('.')}: ${message}`,
        ),
        ...(bytes > budgets.html ? [`${route} weighs ${bytes} bytes`] : []),
        ...(String(visit?.events.map(({ rule }) => rule)) === String(due)
          ? []
          : [`${route} sends other events on a visit`]),
      ];
    },
  );
  return (await Promise.all(issues)).flat();
}

/** Stand-ins for what the build makes of the pictures. */
function picturesOf({ site, routes, notFound }: Site) {
  const used = [...routes, notFound].flatMap(({ uses }) => uses.pictures);
  return Object.fromEntries(
    [site.logo, site.logoOnStrong, ...used].map((path) => [
      path,
      { src: '/assets/picture.webp', width: 4, height: 3 },
    ]),
  );
}
