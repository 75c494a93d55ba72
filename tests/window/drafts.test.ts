import { describe, expect, test } from 'vitest';
import type { Draft } from '#window/Draft.ts';
import { isContested } from '#window/drafts.ts';

import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { startEdits } from '../preview/startEdits.ts';
import { memoryStorage, servicesOf } from './servicesOf.ts';

const { source: smallYaml } = fixtureSite('small');

/** A window in which the title of a page was typed and not saved, and the file as other programs change it. */
async function typeTitle() {
  const server = await startEdits();
  const storage = memoryStorage();
  const first = await servicesOf(server, storage);
  const path = ['routes', 1, 'title'];
  const draft: Draft = {
    id: 'one',
    kind: 'value',
    path,
    name: 'title',
    hash: await server.hash(),
    written: 'Join',
    typed: 'Mine',
    words: 'Mine',
    save: { operation: { kind: 'set', path, value: 'Mine' }, hash: await server.hash() },
    now: { isGone: false, written: 'Join' },
  };
  first.drafts.keep(draft);
  return {
    ...server,
    draft,
    drafts: first.drafts,
    /** The window was reloaded. */
    async reload() {
      const { drafts, state } = await servicesOf(server, storage);
      await drafts.follow();
      return state.get().unsaved;
    },
  };
}

describe('what is typed and not saved', () => {
  test('is there after the window was reloaded, until it is discarded', async () => {
    const { draft, drafts, reload } = await typeTitle();
    expect(await reload()).toMatchObject([draft]);
    drafts.discard(draft.id);
    expect(await reload()).toEqual([]);
  });

  test('is not saved while something is missing', async () => {
    const { draft, drafts, reload, text } = await typeTitle();
    expect(await drafts.save({ ...draft, save: null })).toBe(false);
    expect(text()).toBe(smallYaml);
    expect(await reload()).toMatchObject([draft]);
  });

  test('follows its place, and what saves it does, too', async () => {
    const { write, reload, hash } = await typeTitle();
    const page =
      '  - path: /new\n    title: New\n    seo: { description: New. }\n    sections: []\n';
    write(smallYaml.replace('  - path: /join', `${page}  - path: /join`));
    const path = ['routes', 2, 'title'];
    const [draft] = await reload();
    expect(draft).toMatchObject({ path, save: { operation: { path }, hash: await hash() } });
    expect(draft && isContested(draft)).toBe(false);
  });

  test('is contested when another program wrote something else there, and stays so', async () => {
    const { write, reload } = await typeTitle();
    write(smallYaml.replace('title: Join', 'title: Theirs'));
    for (let times = 0; times < 2; times += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const [draft] = await reload();
      expect(draft?.now).toMatchObject({ written: 'Theirs' });
      expect(draft && isContested(draft)).toBe(true);
    }
  });

  test('is kept when its place is gone, and no longer when the file says the same', async () => {
    const { write, reload } = await typeTitle();
    write(smallYaml.replace(/ {2}- path: \/join[\s\S]*?\n\n/, '\n'));
    expect(await reload()).toMatchObject([{ typed: 'Mine', now: { isGone: true } }]);
    write(smallYaml.replace('title: Join', 'title: Mine'));
    expect(await reload()).toEqual([]);
  });
});
