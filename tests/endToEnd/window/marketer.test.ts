import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { openPreview, shownOn } from '../harness/openPreview.ts';
import { runAxe } from '#verify/checkAccessibility.ts';

const { openWindow, good, read, write, file } = openPreview();

const picture = (name: string) =>
  join(fixtureSite('specification').folder, `media/samples/${name}.jpg`);

/** The lines that are no longer there, and those that are new. */
function changes() {
  const [before, after] = [good, read()].map((text) => text.split('\n'));
  const gone = before?.filter((line) => !after?.includes(line));
  const come = after?.filter((line) => !before?.includes(line));
  return { gone, come };
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });

describe('what is not there yet', () => {
  test('is an item of a list, filled in field by field, written with the numbers that count it', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: /^Real Retailers/ }).click();
    await page.getByRole('button', { name: 'Add to videos' }).click();
    const form = page.getByRole('form', { name: 'Add to videos' });
    const field = (name: string) => form.getByLabel(name, { exact: true });
    await field('title').fill('A fine shop');
    await field('rating').fill('6');
    await field('video').fill('https://vimeo.com/1084537');
    expect(await add(page).isDisabled()).toBe(true);
    await field('poster').fill('media/samples/testimonial-1.jpg');
    await form.getByText(/6 is too big/).waitFor();
    await field('rating').fill('4');
    await form.getByText(/6 is too big/).waitFor({ state: 'detached' });
    expect(await runAxe(page)).toEqual([]);
    await add(page).click();
    await page.getByRole('button', { name: 'Change all of it' }).click();
    await form.waitFor({ state: 'detached' });
    expect(changes()).toEqual({
      gone: ['    videos: 8', '    rows: [3, 3, 2]'],
      come: [
        '    videos: 9',
        '    rows: [3, 3, 3]',
        '      - title: A fine shop',
        '        rating: 4',
      ],
    });
  });

  test('is a field that a section may have, and that is taken away again', async () => {
    const page = await openWindow('/buy-media');
    await page.getByRole('button', { name: /^Get the complete/ }).click();
    await page.getByText('What else may be written').filter({ visible: true }).first().click();
    await page.getByRole('button', { name: '+ text', exact: true }).click();
    await page.getByLabel('text', { exact: true }).fill('All of it: at once.');
    await add(page).click();
    await shownOn(page).getByText('All of it: at once.').waitFor();
    expect(changes()).toEqual({ gone: [], come: ['        text: "All of it: at once."'] });
    await page.getByRole('button', { name: 'Change text' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(read).toBe(good);
  });

  test('is a page, which is shown at once', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: 'Add a page' }).click();
    await page.getByLabel('Its address').fill('/affiliates');
    await page.getByLabel('Its title').fill('Summer offer');
    await page.getByLabel('What search results say about it').fill('For shops, until August.');
    await page
      .getByText(/The page "\/affiliates" is here a second time/)
      .first()
      .waitFor();
    await page.getByLabel('Its address').fill('/summer-offer');
    await expect.poll(() => add(page).isEnabled()).toBe(true);
    await add(page).click();
    const heading = { level: 1, name: 'Summer offer' } as const;
    await shownOn(page).getByRole('heading', heading).waitFor();
    expect(changes()).toEqual({
      gone: [],
      come: [
        '  - path: /summer-offer',
        '    title: Summer offer',
        '      description: For shops, until August.',
        '        headline: Summer offer',
      ],
    });
  });

  test('is a rule, a page of a rule, and an outside address', async () => {
    const page = await openWindow('/');
    await openTab(page, 'Events');
    await page.getByRole('button', { name: 'Change rule 2, Lead' }).click();
    await page.getByRole('button', { name: 'Add to on visit' }).click();
    await page.getByLabel('on visit 2', { exact: true }).fill('/mid-qualified');
    await add(page).click();
    const lead = '    - { send: Lead, onVisit: [/congratulations, /mid-qualified] }';
    await expect.poll(() => changes().come).toEqual([lead]);
    await page.getByRole('button', { name: 'Change rule 2, Lead' }).click();
    await page.getByRole('button', { name: 'Add to the rules' }).click();
    const form = page.getByRole('form');
    await form.getByLabel('send', { exact: true }).selectOption('ViewContent');
    await form.getByLabel('on visit', { exact: true }).selectOption('these:');
    await form.getByLabel('on visit 1', { exact: true }).fill('/buy-media');
    await add(page).click();
    const view = '    - { send: ViewContent, onVisit: [/buy-media] }';
    await expect.poll(() => changes().come).toEqual([lead, view]);
    await openTab(page, 'Links');
    await page.getByRole('button', { name: 'Add to links' }).click();
    await page.getByLabel('Its name').fill('pressKit');
    await page.getByLabel('href', { exact: true }).fill('https://press.aislezero.com/kit');
    await add(page).click();
    await expect
      .poll(() => changes().come)
      .toEqual(['  pressKit:', '    href: https://press.aislezero.com/kit', lead, view]);
  });
});

describe('a link at the end of every page', () => {
  test('is added and taken away', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: 'Footer' }).click();
    await page.getByRole('button', { name: 'Add to links' }).click();
    await page.getByLabel('label', { exact: true }).fill('Your results');
    await page.getByLabel('to', { exact: true }).fill('/congratulations');
    await add(page).click();
    const added = '    - { label: Your results, to: /congratulations }';
    await expect.poll(changes).toEqual({ gone: [], come: [added] });
    await shownOn(page).getByRole('link', { name: 'Your results' }).waitFor();
    await page
      .getByRole('group', { name: 'links 5' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect.poll(read).toBe(good);
  });

  test('goes with its page, after a question', async () => {
    const page = await openWindow('/affiliates');
    await page.getByText('Title, address and search results').click();
    const remove = page
      .getByRole('group', { name: 'Page /affiliates' })
      .getByRole('button', { name: 'Delete' });
    await remove.click();
    const question = page.getByRole('dialog', { name: 'This changes more than one place' });
    const link = '{ label: Affiliate resources, to: /affiliates }';
    await question.getByText(link).waitFor();
    expect(await runAxe(page)).toEqual([]);
    await question.getByRole('button', { name: 'Change all of it' }).click();
    await expect.poll(() => changes().gone).toContain(`    - ${link}`);
    expect(read()).not.toContain('/affiliates\n');
    await shownOn(page)
      .getByRole('heading', { level: 1, name: /100% of Your Profits/ })
      .waitFor();
  });
});

describe('a name', () => {
  test('of a constant is changed wherever it is used, in one step', async () => {
    const page = await openWindow('/');
    await openTab(page, 'Numbers');
    await page.getByRole('searchbox').fill('people.qualified');
    await page.getByRole('button', { name: 'Rename qualified', exact: true }).click();
    await page.getByLabel(/^The new name/).fill('midQualified');
    await page.getByText('There is a midQualified here already.').waitFor();
    await page.getByLabel(/^The new name/).fill('closer');
    await page.keyboard.press('Enter');
    await expect
      .poll(read)
      .toBe(
        good
          .replace('    qualified: Alex', '    closer: Alex')
          .replaceAll('people.qualified}', 'people.closer}'),
      );
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect.poll(read).toBe(good);
  });

  test('of a page is its address, which every link and rule follows, as do the visitors of the old one', async () => {
    const page = await openWindow('/affiliates');
    await page.getByText('Title, address and search results').click();
    await page.getByRole('button', { name: 'Change path' }).click();
    await page.getByLabel(/^The address of the page/).fill('/partners');
    await page.keyboard.press('Enter');
    const renamed = good.replaceAll(/\/affiliates(?=[\s#})])/g, '/partners');
    const redirect = 'redirects:\n  - from: /affiliates\n    to: /partners\n';
    await expect.poll(read).toBe(`${renamed}${redirect}`);
    const heading = { level: 1, name: 'Affiliate Resources' } as const;
    await shownOn(page).getByRole('heading', heading).waitFor();
    expect(await page.getByRole('combobox', { name: 'Page' }).inputValue()).toBe('/partners');
  });
});

describe('what is double-clicked on the page', () => {
  test('is a video: its link is changed, not its alternative text', async () => {
    const page = await openWindow('/');
    await shownOn(page)
      .getByRole('button', { name: /^Play video: How zero/ })
      .dblclick();
    const editor = page.getByRole('dialog', { name: 'video' });
    await editor.getByRole('textbox').fill('https://vimeo.com/76979871');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => changes())
      .toEqual({
        gone: ['        video: https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
        come: ['        video: https://vimeo.com/76979871'],
      });
  });

  test('is a button: the address behind its link is changed from there', async () => {
    const page = await openWindow('/');
    await shownOn(page).getByText('LEARN MORE').first().dblclick();
    const editor = page.getByRole('dialog');
    await editor.getByRole('button', { name: 'to', exact: true }).click();
    await editor.getByRole('button', { name: 'Change it' }).click();
    await editor.getByLabel(/^The address: https/).fill('https://forms.aislezero.com/start');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => changes())
      .toEqual({
        gone: ['    href: https://forms.aislezero.example/qualify'],
        come: ['    href: https://forms.aislezero.com/start'],
      });
  });
});

describe('sections', () => {
  const order = (text: string) =>
    ['title: How zero', 'heading: What you keep'].map((words) => text.indexOf(words));

  test('are dragged to another place', async () => {
    const page = await openWindow('/');
    const handle = page.getByRole('button', { name: 'Move What you keep' });
    const target = page.getByRole('button', { name: /^Move How zero/ });
    const [from, to] = await Promise.all([handle.boundingBox(), target.boundingBox()]);
    if (!from || !to) throw new Error('There are no handles.');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 30, { steps: 5 });
    await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => order(read())[0]).toBeGreaterThan(order(good)[0] ?? 0);
    expect(order(read())).toEqual(order(read()).toSorted((a, b) => b - a));
    expect(changes()).toEqual({ gone: [], come: [] });
  });

  test('are moved by the keyboard, which is announced to screen readers', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: 'Move What you keep' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('What you keep is in place 4.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText('What you keep is in place 5.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect
      .poll(() => read().indexOf('heading: What you keep'))
      .toBeGreaterThan(read().indexOf('- type: comparison'));
  });
});

describe('a picture of the operator’s own', () => {
  test('leaves no file behind when it is given up', async () => {
    const page = await openWindow('/');
    const media = () => readdirSync(join(dirname(file()), 'media'));
    const before = media();
    await page.getByRole('button', { name: /^How zero/ }).click();
    await page.getByRole('button', { name: 'Change poster' }).click();
    const buffer = readFileSync(picture('story-03'));
    const choose = (name: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    const field = page.getByRole('combobox', { name: /^The still/ });
    await choose('First.jpg');
    await expect.poll(() => field.inputValue()).toBe('media/First.jpg');
    expect(media()).toContain('First.jpg');
    await page.getByRole('button', { name: /^(?:Cancel|Discard)$/ }).click();
    await expect.poll(media).toEqual(before);
  });

  test('is chosen or dropped, and is in media/ and on the page', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: /^How zero/ }).click();
    await page.getByRole('button', { name: 'Change poster' }).click();
    const buffer = readFileSync(picture('story-01'));
    const choose = (name: string, content: Buffer) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'image/jpeg', buffer: content });
    await choose('Notes.jpg', Buffer.from('no picture'));
    await page.getByText(/cannot be read/).waitFor();
    await choose('My Shop.JPG', buffer);
    const name = page.getByRole('combobox', { name: /^The still/ });
    await expect.poll(() => name.inputValue()).toBe('media/My Shop.jpg');
    await expect
      .poll(() => page.getByRole('button', { name: 'Save', exact: true }).isEnabled())
      .toBe(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await shownOn(page).locator('img[src*="media/My%20Shop.jpg"]').first().waitFor();
    expect(changes()).toEqual({
      gone: ['        poster: media/samples/video-home.jpg'],
      come: ['        poster: media/My Shop.jpg'],
    });
    await page.getByRole('button', { name: 'Change poster' }).click();
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'My Shop.jpg'));
        return transfer;
      },
      [...readFileSync(picture('story-02'))],
    );
    await page.getByText('or drop one here').dispatchEvent('drop', { dataTransfer: dropped });
    await expect.poll(() => name.inputValue()).toBe('media/My Shop-2.jpg');
    const files = readdirSync(join(dirname(file()), 'media'));
    expect(files).toEqual(expect.arrayContaining(['My Shop.jpg', 'My Shop-2.jpg']));
  });

  test('is a document where a link leads, saved or given up as a picture is', async () => {
    const page = await openWindow('/');
    const media = () => readdirSync(join(dirname(file()), 'media'));
    const before = media();
    await page.getByRole('button', { name: /^LEARN MORE/ }).click();
    const change = page.getByRole('button', { name: /^Change buttons 1 › to ?qualificationForm/ });
    await change.click();
    const field = page.getByRole('combobox', { name: /^Where it leads/ });
    const choose = (name: string, text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
    await choose('Offer.html', '<p>');
    await page.getByText(/Offer\.html.*can run a program in a visitor’s browser/).waitFor();
    await choose('Given up.pdf', '%PDF-1.7');
    await expect.poll(() => field.inputValue()).toBe('media/Given up.pdf');
    await page.getByRole('button', { name: /^(?:Cancel|Discard)$/ }).click();
    await expect.poll(media).toEqual(before);
    await change.click();
    await choose('Menü & Wines.PDF', '%PDF-1.7');
    await expect.poll(() => field.inputValue()).toBe('media/Menü & Wines.pdf');
    expect(await runAxe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const link = shownOn(page).getByRole('link', { name: /\(PDF, 1 kB\)/ });
    await link.first().waitFor();
    expect(changes().come).toEqual([`            to: media/Menü & Wines.pdf`]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(changes).toEqual({ gone: [], come: [] });
  });

  test('is not taken when nobody could wait for it, and words are dropped as words', async () => {
    const page = await openWindow('/');
    await page.getByRole('button', { name: /^How zero/ }).click();
    await page.getByRole('button', { name: 'Change poster' }).click();
    const film = join(temporaryFolder(), 'film.png');
    writeFileSync(film, Buffer.alloc(25_000_001));
    await page.locator('input[type=file]').setInputFiles(film);
    await page.getByText('film.png has 26 MB, and more than 25 MB is not taken.').waitFor();
    const name = page.getByRole('combobox', { name: /^The still/ });
    await name.fill('');
    const words = page.getByText('or drop one here');
    await words.evaluate((element) => getSelection()?.selectAllChildren(element));
    await words.dragTo(name);
    await expect.poll(() => name.inputValue()).toBe('or drop one here');
  });
});

describe('what the window says where', () => {
  test('is every place of a sum, and the one where it is changed', async () => {
    const page = await openWindow('/');
    await openTab(page, 'Find');
    await page.getByRole('searchbox').fill('£250');
    await page.getByText('3 times.').waitFor();
    await page.getByRole('button', { name: '/affiliate-join' }).click();
    await shownOn(page).getByText('Up to £250').waitFor();
    await openTab(page, 'Find');
    await page.getByRole('searchbox').fill('£250');
    await page.getByRole('button', { name: 'Change constants › tiers › gold › payout' }).click();
    await page.getByRole('textbox').fill('275');
    await page.keyboard.press('Enter');
    await shownOn(page).getByText('Up to £275').waitFor();
    expect(changes().come).toEqual(['    gold: { name: Gold, from: 20, payout: 275 }']);
  });

  test('is a sample, which is replaced there', async () => {
    const page = await openWindow('/');
    await openTab(page, 'Samples');
    await page.getByRole('button', { name: 'Replace' }).first().click();
    await page.locator('input:focus').fill('Corner & Co');
    await page.keyboard.press('Enter');
    await expect.poll(() => changes().come).toEqual(['  name: Corner & Co']);
  });

  test('is a problem without a fix, which is corrected there', async () => {
    const page = await openWindow('/affiliates');
    write(good.replace('        headline: Affiliate Resources\n', ''));
    const panel = page.getByRole('region', { name: /wrong in site\.yaml/ });
    await panel.getByRole('button', { name: 'Change it here' }).click();
    await panel.getByLabel('headline', { exact: true }).fill('Affiliate Resources');
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'detached' });
    expect(read()).toBe(good);
  });
});

describe('what was typed while the file changed', () => {
  const open = async () => {
    const page = await openWindow('/affiliates');
    await shownOn(page).getByRole('heading', { level: 1 }).dblclick();
    await page.getByRole('textbox', { name: 'The headline of the page.' }).fill('Mine');
    return page;
  };
  const elsewhere = good.replace('radius: 14', 'radius: 15');

  test('is kept, and written over the other words only when that is wanted', async () => {
    const page = await open();
    write(good.replace('headline: Affiliate Resources', 'headline: Theirs'));
    const asked = page.getByRole('dialog').getByRole('alert');
    await asked.getByText('Theirs').waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    expect(await runAxe(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Write mine over it' }).click();
    await expect.poll(() => changes().come).toEqual(['        headline: Mine']);
  });

  test('is written where its line is now', async () => {
    const page = await open();
    const note = '      - type: note\n        text: Written by another program.\n';
    const start = good.lastIndexOf('      - type: ', good.indexOf('headline: Affiliate Resources'));
    write(`${good.slice(0, start)}${note}${good.slice(start)}`);
    await shownOn(page).getByText('Written by another program.').waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => changes())
      .toEqual({
        gone: ['        headline: Affiliate Resources'],
        come: ['        text: Written by another program.', '        headline: Mine'],
      });
  });

  test('is a new item, which is added at the first press', async () => {
    const page = await openWindow('/affiliates');
    await page.getByRole('button', { name: /^Ready-made ad copy/ }).click();
    await page.getByRole('button', { name: 'Add to ads' }).click();
    const form = page.getByRole('form', { name: 'Add to ads' });
    await form.getByLabel('title', { exact: true }).fill('Mine');
    write(elsewhere);
    for (const name of ['headline', 'body', 'cta']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await form.getByLabel(name, { exact: true }).fill('Take mine.');
    }
    await add(page).click();
    await expect.poll(() => changes().come).toContain('          - title: Mine');
    expect(read()).toContain('radius: 15');
  });

  test('is a name, which is given at the first press', async () => {
    const page = await openWindow('/');
    await openTab(page, 'Links');
    await page.getByRole('button', { name: 'Rename callNow' }).click();
    await page.getByLabel('The new name of callNow').fill('ringUs');
    write(elsewhere);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect.poll(() => changes().come).toContainEqual(expect.stringMatching(/^ {2}ringUs:/));
    expect(read()).toContain('radius: 15');
  });
});
