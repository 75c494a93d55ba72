import { describe, expect, test } from 'vitest';
import type { Operation } from '#preview/EditApi.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { startEdits } from '../preview/startEdits.ts';
import { workbenchOf } from './workbenchOf.ts';

const { source: smallYaml } = fixtureSite('small');

/** A server that the window asks, and the file in other hands. */
async function open() {
  const server = await startEdits();
  const { live, edits } = await workbenchOf(server);
  return {
    ...server,
    edits,
    notice: () => edits.state.get().notice?.text,
    /** Another hand writes, and the window has heard of it. */
    async writeElsewhere(text: string) {
      server.write(text);
      const { version } = live.update();
      live.receive({ ...live.update(), version: version + 1, hash: await server.hash() });
    },
  };
}

const setTitle: Operation = { kind: 'set', path: ['routes', 1, 'title'], value: 'Mine' };
const firstPage = /  - path: \/\n[\s\S]*?(?=  - path: \/join)/;
const setShared: Operation = {
  kind: 'set',
  path: ['constants', 'claims', 'commission'],
  value: 5,
};

describe('a change', () => {
  test('is refused when the path that was opened leads elsewhere now, and nothing is overwritten', async () => {
    const { edits, ask, text, notice, writeElsewhere } = await open();
    const { hash: seen } = await ask('GET outline');
    const copy = smallYaml.match(firstPage)?.[0].replace('path: /', 'path: /copy') ?? '';
    const other = smallYaml.replace('  - path: /join', `${copy}  - path: /join`);
    await writeElsewhere(other);
    // It may be right still, so that nobody is kept from writing it where it stands now.
    expect(await edits.tryOut(setTitle, seen)).toEqual({
      faults: [],
      warnings: [expect.stringContaining('was changed meanwhile')],
    });
    expect(await edits.run(setTitle, seen)).toBe(false);
    expect(await edits.run(setTitle, seen, true)).toBe(false);
    expect(notice()).toContain('was changed meanwhile');
    expect(text()).toBe(other);
  });

  test('that was asked about is refused when the file changed before the answer', async () => {
    const { edits, hash, text, notice, writeElsewhere } = await open();
    const isDone = edits.run(setShared, await hash());
    await expect.poll(() => edits.state.get().question?.alsoChanges.length).toBeGreaterThan(0);
    const other = `# by hand\n${smallYaml}`;
    await writeElsewhere(other);
    edits.decide(true);
    expect(await isDone).toBe(false);
    expect(edits.state.get().question).toBeNull();
    expect(notice()).toContain('was changed meanwhile');
    expect(text()).toBe(other);
  });

  test('that would make the site wrong is refused with what would be wrong where', async () => {
    const { edits, hash, text } = await open();
    const page: Operation = { kind: 'set', path: ['pixel', 'events', 0, 'except', 0], value: '/a' };
    expect(await edits.run(page, await hash())).toBe(false);
    expect(edits.state.get().notice).toMatchObject({
      tone: 'refused',
      text: 'Nothing was changed, for this would be wrong:',
      details: expect.arrayContaining([
        expect.stringMatching(/^pixel events 1 except 1: There is no page "\/a"/),
      ]),
    });
    expect(text()).toBe(smallYaml);
  });

  test('is not made when nobody could say what else it changes', async () => {
    const server = await startEdits();
    let asked = 0;
    const { edits } = await workbenchOf({
      ...server,
      ask: async (...request) => {
        asked += 1;
        if (asked === 1) throw new Error('The preview did not answer.');
        return server.ask(...request);
      },
    });
    expect(await edits.run(setShared, await server.hash())).toBe(false);
    expect(edits.state.get().notice).toMatchObject({
      tone: 'refused',
      text: expect.stringContaining('did not answer'),
    });
    expect(server.text()).toBe(smallYaml);
  });

  test('is taken back and done again before the window has heard of it', async () => {
    const { edits, hash, text } = await open();
    expect(await edits.run(setTitle, await hash())).toBe(true);
    const done = text();
    expect(await edits.undo()).toBe(true);
    expect(text()).toBe(smallYaml);
    expect(await edits.redo()).toBe(true);
    expect(text()).toBe(done);
  });

  test('tells the lists of the version before it that they are behind', async () => {
    const { edits, hash } = await open();
    const seen = await hash();
    const isDone = edits.run(setTitle, seen);
    expect(edits.state.get().behind).toBe(seen);
    await isDone;
    expect(edits.state.get().behind).toBe(seen);
    await edits.undo();
    expect(edits.state.get().behind).not.toBe(seen);
  });
});

describe('a save', () => {
  test('that is asked for while another is under way follows on it', async () => {
    const { edits, hash, text } = await open();
    const base = { current: await hash() };
    const saves = [
      edits.save(`${smallYaml}# one\n`, base),
      edits.save(`${smallYaml}# two\n`, base),
    ];
    expect(await Promise.all(saves)).toMatchObject([{ isDone: true }, { isDone: true }]);
    expect(text()).toBe(`${smallYaml}# two\n`);
    expect(base.current).toBe(await hash());
  });

  test('is refused over what another hand wrote, also twice', async () => {
    const { edits, hash, text, writeElsewhere } = await open();
    const base = { current: await hash() };
    const other = `# by hand\n${smallYaml}`;
    await writeElsewhere(other);
    const saves = [edits.save('mine: 1\n', base), edits.save('mine: 2\n', base)];
    expect(await Promise.all(saves)).toMatchObject([{ isDone: false }, { isDone: false }]);
    expect(text()).toBe(other);
  });
});
