import { describe, expect, test } from 'vitest';
import type { Operation } from '#preview/EditApi.ts';
import { createState, keepState, readState } from '#window/windowState.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { startEdits } from '../preview/startEdits.ts';
import { memoryStorage, servicesOf } from './servicesOf.ts';

const { source: smallYaml } = fixtureSite('small');

/** A server that the window asks, and the file as other programs change it. */
async function open() {
  const server = await startEdits();
  const { live, edits, state } = await servicesOf(server);
  return {
    ...server,
    edits,
    state,
    notice: () => state.get().notice?.text,
    /** Another program writes, and the window has heard of it. */
    async writeElsewhere(text: string) {
      server.write(text);
      const { version } = live.update();
      live.receive({ ...live.update(), version: version + 1, hash: await server.hash() });
    },
  };
}

const setTitle = { kind: 'set', path: ['routes', 1, 'title'], value: 'Mine' } satisfies Operation;
const firstPage = /  - path: \/\n[\s\S]*?(?=  - path: \/join)/;
const setShared: Operation = {
  kind: 'set',
  path: ['constants', 'commission'],
  value: 5,
};

describe('a change', () => {
  test('goes to where its part is now, beside what another program wrote', async () => {
    const { edits, ask, text, writeElsewhere } = await open();
    const { hash: seen } = await ask('GET outline');
    const copy = smallYaml.match(firstPage)?.[0].replace('path: /', 'path: /copy') ?? '';
    const other = smallYaml.replace('  - path: /join', `${copy}  - path: /join`);
    await writeElsewhere(other);
    expect(await edits.tryOut({ hash: seen, operation: setTitle })).toEqual({
      errors: [],
      warnings: [],
    });
    expect(await edits.run(setTitle, seen)).toBe(true);
    expect(text()).toBe(other.replace('title: Join', 'title: Mine'));
  });

  test('that needs a confirmation takes away what was refused before', async () => {
    const { edits, hash, state } = await open();
    edits.notify({ tone: 'refused', text: 'Nothing was changed.' });
    const isDone = edits.run(setShared, await hash());
    await expect.poll(() => state.get().question).not.toBeNull();
    expect(state.get().notice).toBeNull();
    state.get().question?.answer(false);
    expect(await isDone).toBe(false);
  });

  test('of what another program changed waits for a confirmation, and overwrites nothing before', async () => {
    const { edits, hash, text, writeElsewhere, state } = await open();
    const seen = await hash();
    const other = smallYaml.replace('title: Join', 'title: Theirs');
    await writeElsewhere(other);
    const isDone = edits.run(setTitle, seen);
    await expect.poll(() => state.get().question?.now?.written).toBe('Theirs');
    expect(text()).toBe(other);
    state.get().question?.answer(true);
    expect(await isDone).toBe(true);
    expect(text()).toContain('title: Mine');
  });

  test('of a form is left to the form when another program changed the same', async () => {
    const { edits, hash, text, writeElsewhere, state } = await open();
    const seen = await hash();
    const other = smallYaml.replace('title: Join', 'title: Theirs');
    await writeElsewhere(other);
    expect(await edits.write(setTitle, seen, { written: 'Join' })).toBe('conflict');
    expect(state.get().question).toBeNull();
    expect(text()).toBe(other);
  });

  test('that was confirmed keeps what was written before the confirmation', async () => {
    const { edits, hash, text, writeElsewhere, state } = await open();
    const isDone = edits.run(setShared, await hash());
    await expect.poll(() => state.get().question?.alsoChanges.length).toBeGreaterThan(0);
    await writeElsewhere(`# by hand\n${smallYaml}`);
    state.get().question?.answer(true);
    expect(await isDone).toBe(true);
    expect(state.get().question).toBeNull();
    expect(text()).toMatch(/^# by hand\n[\s\S]*commission: 5/);
  });

  test('that would make the site wrong is refused with what would be wrong where', async () => {
    const { edits, hash, text, state } = await open();
    const page: Operation = { kind: 'set', path: ['pixel', 'events', 0, 'except', 0], value: '/a' };
    expect(await edits.run(page, await hash())).toBe(false);
    expect(state.get().notice).toMatchObject({
      tone: 'refused',
      text: 'Nothing was changed, for this would be wrong:',
      details: expect.arrayContaining([
        expect.stringMatching(/^pixel › events 1 › except 1: There is no page "\/a"/),
      ]),
    });
    expect(text()).toBe(smallYaml);
  });

  test('that would make an item wrong is refused with the words that people know it by', async () => {
    const { edits, hash, state, writeElsewhere } = await open();
    await writeElsewhere(fixtureSite('forms').source);
    const fields = ['routes', 0, 'sections', 1, 'fields'];
    const first: Operation = { kind: 'move', path: [...fields, 5], to: 0 };
    const { errors } = await edits.tryOut({ hash: await hash(), operation: first });
    expect(errors).toEqual([expect.stringMatching(/^“Day”: "about" is further down/)]);
    expect(await edits.run(first, await hash())).toBe(false);
    expect(state.get().notice?.details).toEqual([
      expect.stringMatching(/^“Day” › when › field: "about" is further down/),
    ]);
  });

  test('is not made when the server does not answer', async () => {
    const server = await startEdits();
    const { edits, state } = await servicesOf({
      ...server,
      ask: async (...request) => {
        if (request[0] === 'POST edit') throw new Error('The preview did not answer.');
        return server.ask(...request);
      },
    });
    expect(await edits.run(setShared, await server.hash())).toBe(false);
    expect(state.get().notice).toMatchObject({
      tone: 'refused',
      text: expect.stringContaining('did not answer'),
    });
    expect(server.text()).toBe(smallYaml);
  });

  test('that is refused is still shown after the window was reloaded, until it is dismissed', async () => {
    const storage = memoryStorage();
    const server = await startEdits();
    const load = async () => {
      const state = createState(readState(storage, '/'));
      keepState(state, storage);
      return servicesOf(server, memoryStorage(), state);
    };
    const { edits, state } = await load();
    const wrong: Operation = { kind: 'delete', path: ['routes', 9] };
    expect(await edits.run(wrong, await server.hash())).toBe(false);
    const { notice } = state.get();
    expect(notice?.tone).toBe('refused');
    const again = await load();
    expect(again.state.get().notice).toEqual(notice);
    again.edits.notify(null);
    expect((await load()).state.get().notice).toBeNull();
  });

  test('is undone and redone before the window gets the new version', async () => {
    const { edits, hash, text } = await open();
    expect(await edits.run(setTitle, await hash())).toBe(true);
    const done = text();
    expect(await edits.undo()).toBe(true);
    expect(text()).toBe(smallYaml);
    expect(await edits.redo()).toBe(true);
    expect(text()).toBe(done);
  });

  test('of a value that was just saved is no conflict with oneself', async () => {
    const { edits, hash, text } = await open();
    const seen = await hash();
    expect(await edits.write(setTitle, seen, { written: 'Join' })).toBe('done');
    const again: Operation = { ...setTitle, value: 'Again' };
    expect(await edits.write(again, seen, { written: 'Join' })).toBe('done');
    expect(text()).toContain('title: Again');
  });

  test(
    'waits for those before it: twenty quick moves are twenty moves',
    { timeout: 60_000 },
    async () => {
      const { edits, write, hash, text } = await open();
      const items = Array.from(
        { length: 21 },
        (_, at) => `      - { type: note, text: Note ${at} }\n`,
      );
      write(smallYaml.replace(/(path: \/join\n(?:.*\n)*? {4}sections:\n)/, `$1${items.join('')}`));
      const seen = await hash();
      const down: Operation = { kind: 'move', path: ['routes', 1, 'sections', 0], to: 1 };
      const moves = Array.from({ length: 20 }, () => edits.run(down, seen));
      expect(await Promise.all(moves)).toEqual(moves.map(() => true));
      const notes = [...text().matchAll(/text: (Note \d+)/g)].map(([, note]) => note);
      expect(notes).toHaveLength(21);
      expect(notes.at(-1)).toBe('Note 0');
    },
  );
});

describe('a save', () => {
  test('keeps what another program wrote in other places', async () => {
    const { edits, text, writeElsewhere } = await open();
    await writeElsewhere(`# by hand\n${smallYaml}`);
    expect(await edits.save(smallYaml, `${smallYaml}# mine\n`)).toBe(true);
    expect(text()).toBe(`# by hand\n${smallYaml}# mine\n`);
  });

  test('is refused where another program changed the same, also twice', async () => {
    const { edits, text, writeElsewhere, notice } = await open();
    const other = smallYaml.replace('title: Join', 'title: Theirs');
    await writeElsewhere(other);
    const mine = ['Mine', 'Other'].map((title) =>
      smallYaml.replace('title: Join', `title: ${title}`),
    );
    const saves = mine.map((one) => edits.save(smallYaml, one));
    expect(await Promise.all(saves)).toEqual([false, false]);
    expect(notice()).toContain('was changed meanwhile in line');
    expect(text()).toBe(other);
  });
});
