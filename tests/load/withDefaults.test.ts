import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#load/loadSite.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { Consent } from '#schema/consent.ts';
import { Footer, Header } from '#schema/frame.ts';
import { Messages } from '#schema/messages.ts';
import type { Site } from '#schema/site.ts';
import { Theme } from '#schema/theme.ts';
import { Timings } from '#schema/timings.ts';
import { valueAt } from '#load/paths.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { smallestYaml } from '#tests/sites/fixtureSite.ts';
import { parse } from 'yaml';
import { joinSources } from '#load/sources.ts';

function load(source: string): Site {
  const { site, problems } = loadSite(joinSources(source), smallFileSystem);
  if (!site) throw new Error(JSON.stringify(problems));
  expect(problems).toEqual([]);
  return site;
}

describe('the smallest site', () => {
  test('is named by its headline, and has all that a page needs', () => {
    const { routes, notFound, messages, header, footer } = load(smallestYaml);
    expect(routes[0]).toMatchObject({ title: 'Groceries from the corner', header: true });
    expect(notFound).toMatchObject({ title: 'Page not found', header: true });
    expect(messages.skipToContent).toBe('Skip to content');
    expect([header.homeLabel, footer.smallPrint]).toEqual(['Corner, home', '© Corner']);
  });

  test('speaks the language of the site', () => {
    const { messages, notFound, header } = load(
      smallestYaml.replace('  url:', '  language: de-AT\n  url:'),
    );
    expect(messages.dismiss).toBe('Schließen');
    expect(notFound.title).toBe('Seite nicht gefunden');
    expect(header.homeLabel).toBe('Corner, Startseite');
  });

  test.each(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'])('lacks nothing in %s', (language) => {
    const site = load(smallestYaml.replace('  url:', `  language: ${language}\n  url:`));
    for (const [part, schema] of Object.entries({
      theme: Theme,
      timings: Timings,
      consent: Consent,
      messages: Messages,
      header: Header,
      footer: Footer,
    })) {
      expect([part, schema.safeParse(valueAt(site, [part])).error?.issues ?? []]).toEqual([
        part,
        [],
      ]);
    }
  });

  test('says which words are missing in a language that has no ready ones', () => {
    const { problems } = diagnoseSite(
      smallestYaml.replace('  url:', '  language: cs\n  url:'),
      smallFileSystem,
    );
    expect(problems.map(({ code }) => code)).toEqual(['missing-words']);
    expect(problems[0]?.hint).toContain('messages (skipToContent,');
    // Nothing is asked, so nothing of the question is missing.
    expect(problems[0]?.hint).not.toContain('consent');
  });
});

test('what is written counts, and the defaults beside it', () => {
  const { timings, messages } = load(
    `${smallestYaml}timings: { fetching: { retries: 0 } }\nmessages: { dismiss: Away }\n`,
  );
  expect(timings.fetching).toMatchObject({ retries: 0, retryDelay: 1000 });
  expect([messages.dismiss, messages.reload]).toEqual(['Away', 'Reload the page']);
});

test('a site with colours of its own is dark only where it says so', () => {
  const own = 'theme: { colours: { accent: "#FFD54D" } }\n';
  expect(load(smallestYaml).theme.dark).toBeDefined();
  expect(load(smallestYaml + own).theme).toMatchObject({ colours: { accent: '#FFD54D' } });
  expect(load(smallestYaml + own).theme.dark).toBeUndefined();
  const dark = own.replace('} }', '}, dark: { accent: "#FFE08A" } }');
  expect(load(smallestYaml + dark).theme.dark).toMatchObject({ accent: '#FFE08A', ink: '#EDF0F3' });
});

test('the buttons of a site are its own on dark devices, too, unless it says otherwise', () => {
  const own = (dark: string) =>
    load(
      `${smallestYaml}theme: { colours: { accent: "#FFE08A", onAccent: "#101010" }, dark: { ${dark} } }\n`,
    ).theme.dark;
  expect(own('paper: "#101418"')).toMatchObject({
    accent: '#FFE08A',
    onAccent: '#101010',
    call: '#3FAE7C',
    paper: '#101418',
  });
  expect(own('accent: "#FFD54D"')).toMatchObject({ accent: '#FFD54D', onAccent: '#101010' });
});

test('a name may hold what a replacement would read as a sign', () => {
  const site = load(smallestYaml.replace(/(?<=name: ).*/, () => "'A$&B $$ C'"));
  expect(JSON.stringify(site)).not.toContain('{name}');
  expect(site.header.homeLabel).toContain('A$&B $$ C');
});

test('the dark palette is held to the same contrast', () => {
  const dark = 'theme: { dark: { ink: "#333333" } }\n';
  const { problems } = diagnoseSite(smallestYaml + dark, smallFileSystem);
  expect(problems).toMatchObject([{ code: 'low-contrast', path: ['theme', 'dark', 'ink'] }]);
});

test.each(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'])('%s has every word', (language) => {
  const read = (name: string) =>
    parse(readFileSync(`schema/defaults/words/${name}.yaml`, 'utf8')) as Record<string, object>;
  const words = read(language);
  expect(Object.keys(Messages.parse(words['messages']))).toEqual(Object.keys(Messages.shape));
  expect(Consent.safeParse({ ...words['consent'], ask: true, rememberFor: 1 }).success).toBe(true);
  const keysOf = (part: unknown): unknown =>
    part && typeof part === 'object'
      ? Object.entries(part).map(([key, value]) => [key, keysOf(value)])
      : null;
  expect(keysOf(words)).toEqual(keysOf(read('en')));
});
