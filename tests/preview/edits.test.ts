import {
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Operation } from '#preview/EditApi.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { startEdits } from './startEdits.ts';

const { source: smallYaml } = fixtureSite('small');

const title = ['routes', 0, 'title'];
const setTitle = (value: string) => ({ kind: 'set', path: title, value });

describe('a part of the file', () => {
  const partOf = (path: unknown) => `?path=${encodeURIComponent(JSON.stringify(path))}`;

  test('is given with its values and with all that can be added to it, as the schema has it', async () => {
    const { ask } = await startEdits();
    const section = ['routes', 0, 'sections', 1];
    const part = await ask('GET part', undefined, partOf(section));
    if (!part) throw new Error('There is no such part.');
    expect(part.values.map(({ path }) => path.slice(4).join('.'))).toEqual([
      'type',
      'buttons.0.label',
      'buttons.0.to',
      'buttons.0.clickName',
      'buttons.1.label',
      'buttons.1.to',
      'buttons.1.look',
    ]);
    const openings = part.openings.map(({ kind, path }) => `${kind} ${path.slice(4).join('.')}`);
    expect(openings).toContain('item buttons.2');
    expect(openings).toContain('key smallPrint');
    expect(openings).toContain('key buttons.0.look');
    expect(openings).not.toContain('key hidden');
    const [item] = part.openings.filter(({ kind }) => kind === 'item');
    expect(item?.usual).toEqual(['label', 'to', 'clickName']);
    expect(item?.form).toMatchObject({
      kind: 'group',
      fields: expect.arrayContaining([
        {
          name: 'to',
          isRequired: false,
          form: {
            kind: 'value',
            form: expect.objectContaining({ choices: ['/', '/join', 'form', 'callNow'] }),
          },
        },
      ]),
    });
  });

  test('is not given where there is none, and no sense is refused', async () => {
    const { ask, raw } = await startEdits();
    expect(await ask('GET part', undefined, partOf(['routes', 9]))).toBeNull();
    expect((await raw('GET', '/_fascia/part?path=nonsense')).status).toBe(400);
    expect((await raw('GET', `/_fascia/part${partOf([{}])}`)).status).toBe(400);
  });
});

describe('the examples of a form', () => {
  const recipients = async (source: string) => {
    const { ask, write } = await startEdits();
    write(source);
    const form = (await ask('GET blocks')).find(({ type }) => type === 'form');
    return form?.examples.map(({ yaml }) => /^to: (.*)$/m.exec(yaml)?.[1]);
  };
  const { source } = fixtureSite('forms');

  test('are sent to what most forms of the site are sent to, where it lacks theirs', async () => {
    const own = source
      .replaceAll(/\benquiries\b/g, 'desk')
      .replace('  desk: {', '  first: { href: "https://endpoint.example/first" }\n$&')
      .replace(
        '      - type: form\n',
        '      - type: form\n        to: first\n        send: Send\n        fields: [{ type: email, name: email, label: E-mail }]\n$&',
      );
    expect(await recipients(own)).toEqual(['desk', 'desk', 'desk']);
    expect(await recipients(source)).toEqual(['enquiries', 'enquiries', 'enquiries']);
  });

  test('stay as they are in a site without forms', async () => {
    expect(await recipients(smallYaml)).toEqual(['enquiries', 'enquiries', 'newsletter']);
  });
});

describe('words', () => {
  const find = async (words: string) => {
    const { ask } = await startEdits();
    const { found, count } = await ask(
      'GET find',
      undefined,
      `?words=${encodeURIComponent(words)}`,
    );
    return { count, places: found.map(({ path, routes }) => [path.join('.'), ...routes]) };
  };

  test('are found as pages show them, the source first', async () => {
    expect(await find('£250')).toEqual({
      count: 2,
      places: [['constants.tiers.gold.payout'], ['routes.0.sections.0.headline', '/']],
    });
    expect((await find('0% COMMISSION')).places).toEqual([
      ['sections.benefits.text', '/', '/join'],
    ]);
  });

  test('are a sum with or without its sign, whatever is between its digits', async () => {
    const payout = ['constants.tiers.gold.payout'];
    expect((await find('£250.00')).places).toEqual([payout]);
    expect((await find('250')).places[0]).toEqual(payout);
    expect((await find('1,000')).places).toEqual([['timings.fetching.retryDelay']]);
  });

  test('are found as the file has them, and may be nowhere', async () => {
    expect((await find('tiers.gold')).places).toEqual([['routes.0.sections.0.headline', '/']]);
    expect(await find('nowhere at all')).toEqual({ count: 0, places: [] });
    expect(await find('  ')).toEqual({ count: 0, places: [] });
  });
});

describe('a file for media/', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const upload = (name: string, content: string | Buffer) => ({
    name,
    content: Buffer.from(content).toString('base64'),
  });

  test('keeps its name, wherever it says that it belongs', async () => {
    const { ask, root } = await startEdits();
    const answer = await ask('POST upload', upload('../../Élan (3).SVG', drawing));
    expect(answer).toMatchObject({ isDone: true, file: 'media/Élan (3).svg' });
    expect(readFileSync(join(root, 'media/Élan (3).svg'), 'utf8')).toBe(drawing);
    expect(readdirSync(root).toSorted()).toEqual(['media', 'site.yaml']);
  });

  test('gets a name that Windows can handle', async () => {
    const { ask } = await startEdits();
    const named = { isDone: true, file: expect.stringMatching(/^media\/aux-1\.svg$/i) };
    expect(await ask('POST upload', upload('Aux.svg', drawing))).toMatchObject(named);
  });

  test.each([
    ['Offer #1 & more 🥐.svg', 'Offer #1 & more 🥐.svg'],
    ['What "now"?*.svg', 'What -now-.svg'],
    ["Tom's ${x}.svg", 'Tom’s -{x}.svg'],
    ['.svg', 'svg.svg'],
  ])('is called %s and kept as %s', async (name, kept) => {
    const { ask, write } = await startEdits();
    const answer = await ask('POST upload', upload(name, drawing));
    if (!answer.isDone) throw new Error(answer.message);
    expect(answer.file).toBe(`media/${kept}`);
    write(smallYaml.replace('logo: media/logo.svg', `logo: "${answer.file}"`));
    const { file, hash } = answer;
    expect(await ask('POST discard', { file, hash })).toEqual({ isDone: false });
  });

  test('gets another name where only capitals or Unicode forms differ', async () => {
    const { ask } = await startEdits();
    const other = { isDone: true, file: 'media/LOGO-2.svg' };
    expect(await ask('POST upload', upload('LOGO.svg', drawing))).toMatchObject(other);
    const first = await ask('POST upload', upload('Café.svg'.normalize('NFD'), drawing));
    expect(first).toMatchObject({ file: 'media/Café.svg'.normalize('NFC') });
    const again = await ask('POST upload', upload('café.svg', `${drawing} `));
    expect(again).toMatchObject({ file: 'media/café-2.svg' });
  });

  test('never takes the place of another, and is not kept twice', async () => {
    const { ask, root } = await startEdits();
    const logo = readFileSync(join(root, 'media/logo.svg'), 'utf8');
    const other = { isDone: true, file: 'media/logo-2.svg' };
    expect(await ask('POST upload', upload('logo.svg', drawing))).toMatchObject(other);
    expect(await ask('POST upload', upload('logo.svg', drawing))).toEqual(other);
    const same = { isDone: true, file: 'media/logo.svg' };
    expect(await ask('POST upload', upload('logo.svg', logo))).toEqual(same);
    expect(readFileSync(join(root, 'media/logo.svg'), 'utf8')).toBe(logo);
  });

  test('is removed again when it is not used, and only then', async () => {
    const { ask, root, write } = await startEdits();
    const discard = async (file: string, hash = '') =>
      (await ask('POST discard', { file, hash })).isDone;
    const answer = await ask('POST upload', upload('shop.svg', drawing));
    if (!answer.isDone) throw new Error(answer.message);
    const { file, hash } = answer;
    expect(await discard(file, 'another')).toBe(false);
    expect(await ask('POST upload', upload('shop.svg', drawing))).toEqual({ isDone: true, file });
    write(smallYaml.replace('logo: media/logo.svg', `logo: ${file}`));
    expect(await discard(file, hash)).toBe(false);
    expect(readdirSync(join(root, 'media'))).toContain('shop.svg');
    write(smallYaml);
    expect(await discard(file, hash)).toBe(true);
    expect(readdirSync(join(root, 'media'))).not.toContain('shop.svg');
    expect(await discard(file, hash)).toBe(false);
    const { message } = (await ask('POST discard', { file: '../site.yaml', hash: '' })) as never;
    expect(message).toContain('file');
  });

  test('is named after what it holds, and is refused when that is no picture', async () => {
    const { ask, root } = await startEdits();
    const jpeg = readFileSync(join(root, 'media/social.jpg'));
    expect(await ask('POST upload', upload('photo.png', jpeg))).toMatchObject({
      isDone: true,
      file: 'media/photo.jpg',
    });
    const before = readdirSync(join(root, 'media'));
    for (const content of ['<p>Hello</p>', '', jpeg.subarray(0, 30)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await ask('POST upload', upload('page.html', content));
      expect(answer).toMatchObject({ isDone: false, message: expect.any(String) });
    }
    expect(readdirSync(join(root, 'media'))).toEqual(before);
  });

  test('is refused when it is a drawing that runs or fetches something', async () => {
    const { ask, root } = await startEdits();
    const before = readdirSync(join(root, 'media'));
    const answer = await ask(
      'POST upload',
      upload('new.svg', drawing.replace('/>', ' onload="a()"/>')),
    );
    expect(answer).toEqual({
      isDone: false,
      message: expect.stringMatching(
        /onload in its line 1.* Export it again as a plain drawing\.$/,
      ),
    });
    expect(readdirSync(join(root, 'media'))).toEqual(before);
  });

  test('is a document or recording where a link shall lead to it, under its own name', async () => {
    const { ask, root, write } = await startEdits();
    const before = readdirSync(join(root, 'media'));
    const link = async (name: string, content: string | Buffer) =>
      ask('POST upload', { ...upload(name, content), isLinked: true });
    const answer = await link('Menü Winter & Spring.PDF', '%PDF-1.7\n');
    if (!answer.isDone) throw new Error(answer.message);
    const { file, hash } = answer;
    expect(file).toBe('media/Menü Winter & Spring.pdf');
    expect(await link('Prices.xlsx', 'PK\x03\x04')).toMatchObject({ file: 'media/Prices.xlsx' });
    expect(await link('Opening.ics', 'BEGIN:VCALENDAR')).toMatchObject({ isDone: true });
    const jpeg = readFileSync(join(root, 'media/social.jpg'));
    expect(await link('Poster.png', jpeg)).toMatchObject({ file: 'media/Poster.jpg' });
    const used = smallYaml.replace('to: form', `to: "${file}"`);
    write(used);
    expect(used).not.toBe(smallYaml);
    expect(await ask('POST discard', { file, hash })).toEqual({ isDone: false });
    write(smallYaml);
    expect(await ask('POST discard', { file, hash })).toEqual({ isDone: true });
    const come = readdirSync(join(root, 'media')).filter((name) => !before.includes(name));
    expect(come.toSorted()).toEqual(['Opening.ics', 'Poster.jpg', 'Prices.xlsx']);
  });

  test.each([
    ['page.html', '<p>Hello</p>', /can run a program/],
    ['drawing.svg', drawing, /can run a program/],
    ['Report.docm', 'PK\x03\x04', /can hold macros/],
    ['setup.exe', 'MZ', /Save it as PDF, or put it into a \.zip file/],
    ['menu.pdf', '<script>', /does not begin as a \.pdf file does/],
    ['menu.pdf', '', /is an empty file/],
    ['photo.jpg', Buffer.from('ffd8ffe0', 'hex'), /no picture that can be read/],
  ])('is refused as a target of a link, with the reason: %s', async (name, content, reason) => {
    const { ask, root } = await startEdits();
    const before = readdirSync(join(root, 'media'));
    const answer = await ask('POST upload', { ...upload(name, content), isLinked: true });
    expect(answer).toEqual({ isDone: false, message: expect.stringMatching(reason) });
    expect(readdirSync(join(root, 'media'))).toEqual(before);
  });

  test('is no document where a page shows it', async () => {
    const { ask } = await startEdits();
    const answer = await ask('POST upload', upload('menu.pdf', '%PDF-1.7\n'));
    expect(answer).toMatchObject({ message: expect.stringContaining('no picture') });
  });

  test('is not written where media/ is a link to another place', async () => {
    const { ask, root } = await startEdits();
    const elsewhere = temporaryFolder();
    renameSync(join(root, 'media'), join(elsewhere, 'media'));
    symlinkSync(join(elsewhere, 'media'), join(root, 'media'));
    const answer = await ask('POST upload', upload('new.svg', drawing));
    expect(answer).toMatchObject({ isDone: false });
    expect(readdirSync(join(elsewhere, 'media'))).not.toContain('new.svg');
  });
});

describe('a page of the preview', () => {
  test('changes one line of the file, takes it back, and does it again', async () => {
    const { ask, text, hash } = await startEdits();
    const done = await ask('POST edit', { hash: await hash(), operation: setTitle('Welcome') });
    expect(done).toMatchObject({ isDone: true, undo: 1, redo: 0 });
    expect(text()).toBe(smallYaml.replace('title: Home', 'title: Welcome'));
    expect(await ask('POST undo', {})).toMatchObject({ undo: 0, redo: 1 });
    expect(text()).toBe(smallYaml);
    expect(await ask('POST redo', {})).toMatchObject({ undo: 1, redo: 0 });
    expect(text()).toContain('title: Welcome');
  });

  test('hears what would happen without anything being written', async () => {
    const { ask, text, hash } = await startEdits();
    const operation = { kind: 'set', path: ['constants', 'commission'], value: 5 };
    const trial = await ask('POST edit', { hash: await hash(), operation, isTrial: true });
    const commission = smallYaml.split('\n').findIndex((row) => /commission: /.test(row));
    expect(trial).toMatchObject({ isDone: true, line: commission + 1 });
    const asked = await ask('POST edit', { hash: await hash(), operation });
    if (asked.isDone) throw new Error('It was done.');
    expect(asked.reason).toBe('incomplete');
    expect(
      asked.whole?.alsoChanges.map(({ path, routes }) => [path.join('.'), routes]),
    ).toContainEqual(['sections.benefits.text', ['/', '/join']]);
    expect(text()).toBe(smallYaml);
  });

  test('is refused what would make the site wrong, with the problem and nothing written', async () => {
    const { ask, text, hash } = await startEdits();
    const answer = await ask('POST edit', {
      hash: await hash(),
      operation: { kind: 'set', path: ['theme', 'radius'], value: 1000 },
    });
    expect(answer).toMatchObject({
      isDone: false,
      reason: 'worse',
      message: expect.stringContaining('40'),
      problems: [{ code: 'too-big', frame: expect.stringContaining('radius: 1000') }],
    });
    expect(text()).toBe(smallYaml);
  });

  test('may add what is counted together with its number, unless that number counts more', async () => {
    const { ask, write, text, hash } = await startEdits();
    const counted = (count: string) =>
      smallYaml.replace(
        /(\n    sections:\n)/,
        `$1      - type: testimonials
        heading: Results
        rows: [1]
        videoCount: 1
        videos:
          - { title: One, rating: 5, video: https://youtu.be/WhWc3b3KhnY, poster: media/social.jpg }
        gallery: { heading: More, count: ${count}, pictures: [{ src: media/social.jpg, alt: A }] }
`,
      );
    const section = ['routes', 0, 'sections', 0];
    const operation = { kind: 'duplicate', path: [...section, 'videos', 0] };
    write(counted('1'));
    const refused = await ask('POST edit', { hash: await hash(), operation });
    expect(refused).toMatchObject({
      isDone: false,
      reason: 'incomplete',
      whole: {
        lines: [
          { from: 'rows: [1]', to: 'rows: [1, 1]' },
          { from: 'videoCount: 1', to: 'videoCount: 2' },
        ],
      },
    });
    expect(text()).toBe(counted('1'));
    const done = await ask('POST edit', { hash: await hash(), operation, isWhole: true });
    expect(done).toMatchObject({ isDone: true, undo: 1 });
    expect(text()).toContain('rows: [1, 1]');
    await ask('POST undo', {});
    expect(text()).toBe(counted('1'));

    const one = '${constants.custom.one}';
    const shared = counted(`"${one}"`).replace('videoCount: 1', `videoCount: ${one}`);
    write(shared.replace('\nconstants:\n', '$&  custom: { one: 1 }\n'));
    const never = await ask('POST edit', { hash: await hash(), operation, isWhole: true });
    expect(never).toMatchObject({ isDone: false, problems: [{ code: 'wrong-count' }] });
    expect(never).not.toHaveProperty('whole');
  });

  test('may change a wrong file, but not make it worse', async () => {
    const { ask, write, text, hash } = await startEdits();
    const radius = (value: number) => ({ kind: 'set', path: ['theme', 'radius'], value });
    write(smallYaml.replace('headline: Earn', 'headlin: Earn'));
    expect(await ask('POST edit', { hash: await hash(), operation: radius(20) })).toHaveProperty(
      'isDone',
      true,
    );
    const worse = await ask('POST edit', { hash: await hash(), operation: radius(1000) });
    expect(worse).toMatchObject({ reason: 'worse', problems: [{ code: 'too-big' }] });
    expect(text()).toContain('radius: 20');
  });

  test('writes beside what somebody else has written, and undoes its change alone', async () => {
    const { ask, write, text, hash } = await startEdits();
    const seen = await hash();
    write(`# by hand\n${smallYaml}`);
    const done = await ask('POST edit', { hash: seen, operation: setTitle('A') });
    expect(done).toMatchObject({ isDone: true, undo: 1 });
    expect(text()).toBe(`# by hand\n${smallYaml.replace('title: Home', 'title: A')}`);
    write(text().replace('radius: ', 'radius: 1'));
    expect(await ask('POST undo', {})).toMatchObject({ isDone: true, undo: 0, redo: 1 });
    expect(text()).toBe(`# by hand\n${smallYaml.replace('radius: ', 'radius: 1')}`);
    await ask('POST redo', {});
    expect(text()).toContain('title: A');
  });

  test('is reported at the line of what was added, also at the end of a list', async () => {
    const { ask, text, hash } = await startEdits();
    const operation = {
      kind: 'insert',
      path: ['routes', 1, 'sections', 1],
      yaml: 'type: note\ntext: One line more',
    } satisfies Operation;
    const answer = await ask('POST edit', { hash: await hash(), operation });
    if (!answer.isDone) throw new Error(answer.message);
    expect(text().split('\n')[answer.line - 1]).toMatch(/- type: note/);
  });

  test('is reported at that line, too, where it comes with a link further up', async () => {
    const { ask, text, hash } = await startEdits();
    const operation = {
      kind: 'insert',
      path: ['routes', 1, 'sections', 1],
      yaml: 'type: callToAction\nbuttons: [{ label: Write, to: pressKit }]',
    } satisfies Operation;
    const answer = await ask('POST edit', { hash: await hash(), operation, isWhole: true });
    if (!answer.isDone) throw new Error(answer.message);
    expect(text()).toContain('https://press-kit.example/');
    expect(text().split('\n')[answer.line - 1]).toMatch(/- type: callToAction/);
  });

  test('is a conflict when somebody else has changed the same, and why it cannot be undone is said', async () => {
    const { ask, write, text, hash } = await startEdits();
    const seen = await hash();
    const theirs = smallYaml.replace('title: Home', 'title: Theirs');
    write(theirs);
    const answer = await ask('POST edit', { hash: seen, operation: setTitle('Mine') });
    expect(answer).toMatchObject({
      reason: 'conflict',
      now: {
        line: theirs.slice(0, theirs.indexOf('title: Theirs')).split('\n').length,
        written: 'Theirs',
      },
    });
    expect(text()).toBe(theirs);
    if (answer.isDone || !answer.now) throw new Error('There was no conflict.');
    const { hash: now, operation } = answer.now;
    expect(await ask('POST edit', { hash: now, operation })).toHaveProperty('isDone', true);
    write(text().replace('title: Mine', 'title: Theirs again'));
    expect(await ask('POST undo', {})).toMatchObject({
      isDone: false,
      undo: 0,
      message: expect.stringMatching(/^Line \d+ was changed in another program since/),
    });
    expect(text()).toContain('title: Theirs again');
  });

  test('is refused what is about something that somebody else has deleted', async () => {
    const { ask, write, text, hash } = await startEdits();
    const seen = await hash();
    const theirs = smallYaml.replace('            clickName: learnMore\n', '');
    write(theirs);
    const path = ['routes', 0, 'sections', 1, 'buttons', 0, 'clickName'];
    const operation = { kind: 'set', path, value: 'more' };
    const answer = await ask('POST edit', { hash: seen, operation });
    expect(answer).toMatchObject({ reason: 'gone' });
    expect(text()).toBe(theirs);
  });

  test('finds the place of what was typed again, also on a server that was started since', async () => {
    const { ask, write, hash } = await startEdits();
    const moved = smallYaml.replace('    sections:\n', `$&      - { type: note, text: By hand }\n`);
    const path = ['routes', 0, 'sections', 0, 'headline'];
    const written = 'Earn ${constants.tiers.gold.payout | money}';
    const part = { hash: await hash(), path, written };
    write(moved);
    const found = { isGone: false, path: ['routes', 0, 'sections', 1, 'headline'], written };
    expect(await ask('POST follow', [part])).toMatchObject([found]);
    expect(await ask('POST follow', [{ ...part, hash: 'unknown' }])).toMatchObject([found]);
    const operation = { kind: 'set', path, value: 'Mine' };
    const answer = await ask('POST edit', { hash: 'unknown', operation, written });
    expect(answer).toMatchObject({ isDone: true, operation: { path: found.path } });
    const gone = await ask('POST edit', { hash: 'unknown', operation: { kind: 'delete', path } });
    expect(gone).toMatchObject({ isDone: false, reason: 'gone' });
  });

  test('saves what the operator typed, wrong or not, and does the fix of a problem', async () => {
    const { ask, text, hash } = await startEdits();
    const wrong = smallYaml.replace('headline: Earn', 'headlin: Earn');
    expect(await ask('POST save', { base: smallYaml, text: wrong })).toMatchObject({
      isDone: true,
    });
    expect(text()).toBe(wrong);
    expect(await ask('POST apply-fix', { hash: await hash(), problem: 0 })).toMatchObject({
      undo: 2,
    });
    expect(text()).toBe(smallYaml);
    const none = await ask('POST apply-fix', { hash: await hash(), problem: 0 });
    expect(none).toMatchObject({ isDone: false, reason: 'impossible' });
  });

  test('writes one after the other when asked for two at once', async () => {
    const { ask, text, hash } = await startEdits();
    const seen = await hash();
    const answers = await Promise.all(
      ['One', 'Two'].map((value) => ask('POST edit', { hash: seen, operation: setTitle(value) })),
    );
    expect(answers).toMatchObject([{ isDone: true }, { isDone: true, undo: 2 }]);
    expect(text()).toContain('title: Two\n');
  });

  test('finds every text of a page, and the whole site as lists', async () => {
    const { ask } = await startEdits();
    const places = await ask('GET places', undefined, '?route=/join');
    expect(places).toMatchObject({
      sections: [
        {
          type: 'note',
          line: 129,
          shared: { name: 'benefits', place: { line: 99 }, uses: [{}, {}] },
        },
      ],
    });
    const outline = await ask('GET outline');
    expect(outline.routes.map(({ path }) => path)).toEqual(['/', '/join']);
    expect(
      outline.constants.find(({ name }) => name === 'constants.commission')?.uses.length,
    ).toBeGreaterThan(0);
    expect(await ask('GET places', undefined, '?route=/nowhere')).toBeNull();
  });
});

test('a section is called by its own words, or by the first of its items', async () => {
  const { ask, write } = await startEdits();
  const sections = `
      - type: split
        rows: [{ heading: Fresh at seven, text: From the baker next door. }]
      - type: features
        eyebrow: What we sell
        items: [{ title: Bread }]
`;
  write(smallYaml.replace('    sections:\n', `    sections:${sections}`));
  const places = await ask('GET places', undefined, '?route=/');
  expect(places?.sections.slice(0, 2).map(({ name }) => name)).toEqual([
    'Fresh at seven',
    'What we sell',
  ]);
});

describe('anybody else', () => {
  const edit = async (hash: string) => JSON.stringify({ hash, operation: setTitle('Hacked') });

  test.each<[string, Record<string, string>]>([
    ['without the token', { 'x-fascia-token': '' }],
    ['with a wrong token', { 'x-fascia-token': 'the-tokem' }],
    ['from another site', { origin: 'http://evil.example' }],
    ['from another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['that does not say from where', { origin: '' }],
    ['by a name that points here', { host: 'evil.example', origin: 'http://evil.example' }],
    [
      'by a name that begins like ours',
      { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' },
    ],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as plain text', { 'content-type': 'text/plain' }],
  ])('is not let in %s', async (_, headers) => {
    const { raw, text, hash } = await startEdits();
    const { status } = await raw('POST', '/_fascia/edit', headers, await edit(await hash()));
    expect(status).toBe(403);
    expect(text()).toBe(smallYaml);
  });

  test('cannot read either', async () => {
    const { raw } = await startEdits();
    for (const headers of [{ 'x-fascia-token': '' }, { host: 'evil.example', origin: '' }]) {
      expect((await raw('GET', '/_fascia/source', headers)).status).toBe(403);
    }
  });

  test('cannot name another file', async () => {
    const { raw, root, hash } = await startEdits();
    const before = readdirSync(root, { recursive: true });
    const seen = await hash();
    for (const body of [
      { base: seen, text: 'x', file: '../../x' },
      { hash: seen, operation: { ...setTitle('x'), file: '/etc/passwd' } },
      { hash: seen, operation: { kind: 'write', path: '../x' } },
    ]) {
      for (const name of ['save', 'edit', 'open']) {
        const { status } = await raw('POST', `/_fascia/${name}`, {}, JSON.stringify(body));
        expect(status).toBe(400);
      }
    }
    expect((await raw('GET', '/_fascia/../../etc/passwd')).status).toBe(404);
    expect((await raw('POST', '/_fascia/constructor', {}, '{}')).status).toBe(404);
    expect((await raw('POST', '/_fascia/save', {}, '{"hash":')).status).toBe(400);
    expect(readdirSync(root, { recursive: true })).toEqual(before);
  });

  test('cannot have a link followed out of the project', async () => {
    const { ask, root, hash } = await startEdits();
    const outside = join(temporaryFolder(), 'elsewhere.yaml');
    renameSync(join(root, 'site.yaml'), outside);
    symlinkSync(outside, join(root, 'site.yaml'));
    const answer = await ask('POST edit', { hash: await hash(), operation: setTitle('Hacked') });
    expect(answer).toMatchObject({ isDone: false, reason: 'impossible' });
    expect(readFileSync(outside, 'utf8')).toBe(smallYaml);
  });
});

describe('a file in trouble', () => {
  test.each<[string, (site: string) => void]>([
    ['gone', (site) => rmSync(site)],
    [
      'a folder',
      (site) => {
        rmSync(site);
        mkdirSync(site);
      },
    ],
    ['no UTF-8', (site) => writeFileSync(site, Buffer.from([0x61, 0x3a, 0x20, 0xff]))],
  ])('is not written when it is %s', async (_, harm) => {
    const { ask, root } = await startEdits();
    const site = join(root, 'site.yaml');
    harm(site);
    const answer = await ask('POST save', {
      base: (await ask('GET source')).text,
      text: smallYaml,
    });
    expect(answer).toMatchObject({ isDone: false, reason: 'unwritable' });
  });

  test('is filled again when it is empty', async () => {
    const { ask, write, text } = await startEdits();
    write('');
    expect(await ask('POST save', { base: '', text: smallYaml })).toMatchObject({
      isDone: true,
    });
    expect(text()).toBe(smallYaml);
  });

  test('is said to be empty when what was typed belongs into what is gone', async () => {
    const { ask, write, text } = await startEdits();
    write('');
    const typed = smallYaml.replace('title: Home', 'title: Welcome');
    expect(await ask('POST save', { base: smallYaml, text: typed })).toMatchObject({
      reason: 'conflict',
      message: 'site.yaml was emptied or removed meanwhile, and you have changed it, too.',
    });
    expect(text()).toBe('');
  });

  test('is written again when it is gone, as it was when it was right last', async () => {
    const { ask, root, text, addRead } = await startEdits();
    const site = join(root, 'site.yaml');
    addRead();
    writeFileSync(site, 'version: [');
    addRead();
    rmSync(site);
    expect(await ask('GET source')).toHaveProperty('canRestore', true);
    expect(await ask('POST restore', {})).toHaveProperty('isDone', true);
    expect(text()).toBe(smallYaml);
    expect(await ask('GET source')).toHaveProperty('canRestore', false);
    writeFileSync(site, '\n');
    expect(await ask('GET source')).toHaveProperty('canRestore', true);
    expect(await ask('POST restore', {})).toHaveProperty('isDone', true);
    expect(text()).toBe(smallYaml);
    writeFileSync(site, '# theirs');
    expect(await ask('POST restore', {})).toMatchObject({ reason: 'unwritable' });
    expect(text()).toBe('# theirs');
  });
});

describe('a file in another encoding', () => {
  test.each([
    ['UTF-16', Buffer.from('\uFEFF' + smallYaml.replace('title: Home', 'title: Café'), 'utf16le')],
    ['Windows-1252', Buffer.from(smallYaml.replace('title: Home', 'title: Café'), 'latin1')],
  ])('is converted from %s, and not overwritten by what is typed', async (encoding, bytes) => {
    const { ask, root, text, hash } = await startEdits();
    writeFileSync(join(root, 'site.yaml'), bytes);
    expect(await ask('GET source')).toMatchObject({
      encoding,
      text: expect.stringContaining('title: Café\n'),
    });
    const typed = await ask('POST edit', { hash: await hash(), operation: setTitle('Welcome') });
    expect(typed).toHaveProperty('isDone', false);
    const base = (await ask('GET source')).text;
    expect(await ask('POST save', { base, text: '# mine' })).toMatchObject({
      message: expect.stringContaining(`is saved as ${encoding} now`),
    });
    expect(readFileSync(join(root, 'site.yaml'))).toEqual(bytes);
    expect(await ask('POST convert', {})).toHaveProperty('isDone', true);
    expect(text()).toContain('title: Café\n');
    expect((await ask('GET source')).encoding).toBeUndefined();
    expect(await ask('POST convert', {})).toMatchObject({ reason: 'impossible' });
  });
});
