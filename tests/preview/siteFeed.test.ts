import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keepOwnBlocks } from '#load/ownBlocks/keepOwnBlocks.ts';
import { createValidator } from '#preview/createValidator.ts';
import type { PreviewUpdate } from '#preview/PreviewUpdate.ts';
import { createSiteFeed } from '#preview/siteFeed.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import type { Sources } from '#load/sources.ts';
import { loadText, siteText } from '#repair/readSite.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { quoteComponent, siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source: smallYaml } = fixtureSite('small');

/** A feed that validates here and that nobody follows. */
function optionsOf(root: string) {
  const ownBlocks = keepOwnBlocks(root);
  return {
    root,
    validate: async (sources: Sources) => loadText(siteText(join(root, 'site.yaml'), sources)),
    openFolder: () => fileSystemOf(root, ownBlocks),
    looked: () => new Set<string>(),
    onRead: () => {},
    onFailure: () => {},
    onUpdate: () => {},
  };
}

async function startFeed() {
  const { folder: root, write } = copyFixture('small', temporaryFolder());
  const updates: PreviewUpdate[] = [];
  const onUpdate = (update: PreviewUpdate) => updates.push(update);
  const feed = createSiteFeed({ ...optionsOf(root), onUpdate });
  const read = async () => {
    await feed.read();
    return feed.current();
  };
  return { root, write, updates, feed, read, site: join(root, 'site.yaml') };
}

/** What the panel would head its list with. */
const places = ({ problems }: PreviewUpdate) => problems.map(({ place }) => place);

describe('createSiteFeed', () => {
  test('gives every page, with pictures and typefaces straight from media/', async () => {
    const { read } = await startFeed();
    const { site, problems, version } = await read();
    expect(version).toBe(1);
    expect(problems).toEqual([]);
    expect(Object.keys(site?.pages ?? {})).toEqual(['/', '/join']);
    expect(site?.notFound.title).toBe('Page not found');
    expect(site?.shared.pictures['media/logo.svg']).toEqual({
      src: expect.stringMatching(/^\/media\/logo\.svg\?v=\w+$/),
      width: 40,
      height: 40,
    });
    expect(site?.styles).toMatch(/url\(\/media\/sans\.woff2\?v=\w+\)/);
  });

  test('keeps the last right site while the file is wrong, and says where', async () => {
    const { read, write } = await startFeed();
    const { site } = await read();
    write(smallYaml.replace('headline: Earn', 'headlin: Earn'));
    const wrong = await read();
    expect(wrong.site).toBe(site);
    expect(wrong.problems).toMatchObject([
      {
        code: 'unknown-key',
        severity: 'error',
        place: expect.stringMatching(/^site\.yaml:\d+:9$/),
        range: expect.objectContaining({ column: 9, endColumn: 16 }),
        path: ['routes', 0, 'sections', 0, 'headlin'],
        fix: { edits: [expect.objectContaining({ text: 'headline' })], isSafe: true },
        message: expect.stringContaining('"headlin"'),
        hint: expect.any(String),
        frame: expect.stringContaining('^^^^^^^'),
      },
    ]);
    write(smallYaml.replace('title: Home', 'title: Welcome'));
    const right = await read();
    expect(right.problems).toEqual([]);
    expect(right.site?.pages['/']?.title).toBe('Welcome');
  });

  test('starts without a site when the file is wrong from the start', async () => {
    const { read, write } = await startFeed();
    write('version: 3\n');
    const { site, problems } = await read();
    expect(site).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
    write(smallYaml);
    expect((await read()).site).not.toBeNull();
  });

  test('recovers from a file that was deleted, emptied or replaced', async () => {
    const { read, write, site, root } = await startFeed();
    await read();
    rmSync(site);
    expect(places(await read())).toEqual(['site.yaml:1:1']);
    write('');
    expect(places(await read())).toEqual(['site.yaml:1:1']);
    writeFileSync(join(root, 'site.yaml.new'), smallYaml);
    renameSync(join(root, 'site.yaml.new'), site);
    expect(places(await read())).toEqual([]);
  });

  test('says that it failed itself, keeps the last right site, and reads the next save', async () => {
    const { folder: root, write } = copyFixture('small', temporaryFolder());
    const failures: unknown[] = [];
    // The process for long files cannot start: that fails as a bug of ours does.
    const { validate } = createValidator(join(root, 'site.yaml'), ['--no-such-option']);
    const feed = createSiteFeed({
      ...optionsOf(root),
      validate,
      onFailure: (error) => failures.push(error),
    });
    await feed.read();
    const { site } = feed.current();
    write('# note\n'.repeat(10_000) + smallYaml);
    await feed.read();
    expect(failures).toHaveLength(1);
    expect(feed.current().site).toBe(site);
    expect(feed.current().problems).toEqual([
      {
        severity: 'error',
        place: 'site.yaml',
        message: expect.stringMatching(/^The preview itself failed .*has ended/),
        hint: expect.stringContaining('a fault of Fascia'),
      },
    ]);
    write(smallYaml.replace('title: Home', 'title: Welcome'));
    await feed.read();
    expect(feed.current().problems).toEqual([]);
    expect(feed.current().site?.pages['/']?.title).toBe('Welcome');
  });

  test('says where a block of the site’s own fails, and goes on showing the page', async () => {
    const { folder: root } = siteWithQuote(temporaryFolder());
    const read: string[][] = [];
    const feed = createSiteFeed({
      ...optionsOf(root),
      onRead: ({ problems }) => read.push(problems.map(({ code }) => code)),
    });
    await feed.read();
    const component = join(root, 'blocks/Quote.tsx');
    const broken = quoteComponent.replace('  return', '  const width = innerWidth;\n  return');
    writeFileSync(component, broken);
    await feed.read();
    expect(feed.current()).toMatchObject({
      site: { pages: { '/': { title: 'Home' } } },
      problems: [
        {
          code: 'failing-block',
          place: 'blocks/Quote.tsx:9:17',
          message: 'This block fails on the page /: innerWidth is not defined.',
        },
      ],
    });
    writeFileSync(component, `throw new Error('Never.');\n${quoteComponent}`);
    await feed.read();
    expect(feed.current().problems).toMatchObject([{ place: 'blocks/Quote.tsx:1:7' }]);
    writeFileSync(component, quoteComponent);
    await feed.read();
    expect(read).toEqual([[], ['failing-block'], ['broken-block'], []]);
    expect(feed.current().problems).toEqual([]);
  });

  test('waits for an editor that empties the file before it writes', async () => {
    const { read, write } = await startFeed();
    write('');
    setTimeout(() => write(smallYaml), 60);
    expect(await read()).toMatchObject({ problems: [], site: { favicon: '/media/logo.svg' } });
  });

  test('names a picture that cannot be read, and takes it when it can', async () => {
    const { read, root } = await startFeed();
    const { site } = await read();
    const logo = join(root, 'media/logo.svg');
    writeFileSync(logo, 'half a pict');
    const wrong = await read();
    expect(wrong.site).toBe(site);
    expect(places(wrong)).toContain('site.yaml:10:9');
    writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>');
    const right = await read();
    expect(right.problems).toEqual([]);
    expect(right.site?.shared.pictures['media/logo.svg']).toMatchObject({ width: 90 });
  });

  test('shows the page that somebody looks at before a long file is validated, and takes it back if it is wrong', async () => {
    const { folder: root, write } = copyFixture('small', temporaryFolder());
    const long = smallYaml.replace('version: 3', `${'# note\n'.repeat(10_000)}version: 3`);
    write(long);
    const updates: PreviewUpdate[] = [];
    const feed = createSiteFeed({
      ...optionsOf(root),
      looked: () => new Set(['/']),
      onUpdate: (update) => updates.push(update),
    });
    await feed.read();
    const titles = () => updates.splice(0).map(({ site }) => site?.pages['/']?.title);
    expect(titles()).toEqual(['Home']);
    write(long.replace('title: Home', 'title: Welcome'));
    await feed.read();
    expect(titles()).toEqual(['Welcome', 'Welcome']);
    // Whether a link leads to a page, only the whole of the file shows.
    write(long.replace('title: Home', 'title: Join').replace('](/join#benefits)', '](/nowhere)'));
    await feed.read();
    expect(feed.current().problems.map(({ code }) => code)).toContain('unknown-page');
    expect(titles()).toEqual(['Join', 'Welcome']);
  });

  test('offers no fix of the text before for a long file that is shown before it is validated', async () => {
    const { folder: root, write } = copyFixture('small', temporaryFolder());
    const withoutDollar = smallYaml
      .replace('headline: Earn $', 'headline: Earn ')
      .replace('payout | money}', 'payout}');
    const long = (text: string) =>
      text.replace('version: 3', `${'# note\n'.repeat(10_000)}version: 3`);
    write(long(withoutDollar));
    const updates: PreviewUpdate[] = [];
    const feed = createSiteFeed({
      ...optionsOf(root),
      looked: () => new Set(['/']),
      onUpdate: (update) => updates.push(update),
    });
    await feed.read();
    const fixes = () =>
      updates.splice(0).map(({ problems }) => problems.map(({ fix }) => fix !== undefined));
    expect(fixes()).toEqual([[true]]);
    write(long(withoutDollar.replace('title: Home', 'title: Welcome')));
    await feed.read();
    expect(fixes()).toEqual([[false], [true]]);
  });

  test('reads once for many changes in a row, and sees the last', async () => {
    const { feed, write, updates } = await startFeed();
    for (const title of ['One', 'Two', 'Three']) {
      write(smallYaml.replace('title: Home', `title: ${title}`));
      feed.touch(20);
    }
    await expect.poll(() => updates.length).toBe(1);
    await new Promise((done) => setTimeout(done, 60));
    expect(updates.map(({ site }) => site?.pages['/']?.title)).toEqual(['Three']);
  });
});
