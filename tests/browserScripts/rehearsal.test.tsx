// @vitest-environment jsdom
import { useEffect, useLayoutEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { createRehearsal } from '#browser/rehearsal.tsx';
import { createStyleCache } from '#page/styleCache.ts';
import { samplePage, shared } from '#tests/render/samplePage.ts';

const everything = { allows: () => true, allow() {}, onAnswer: () => () => {} };
const stage = () => ({ shared, cache: createStyleCache(), consents: everything });
const drawn = vi.fn();
const effect = vi.fn();

/** A block like one that plays, counts or draws a frame as soon as it is on a page. */
function Note({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => effect('layout', ref.current));
  useEffect(() => effect('effect', ref.current));
  drawn(text);
  return (
    <p ref={ref} css={{ color: `var(--${text})` }}>
      {text}
    </p>
  );
}
const page = (...texts: string[]) => ({
  ...samplePage('Ads', ...texts.map((text) => ({ type: 'note', text }) as const)),
  components: { note: Note },
});

test('draws every section, adds its styles, and runs no effect', async () => {
  createRehearsal(stage())('/affiliates', page('first', 'second'));
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledWith('second'));
  expect(drawn.mock.calls.slice(0, 1)).toEqual([['first']]);
  await vi.waitFor(() => {
    expect(document.head.textContent).toContain('--first');
    expect(document.head.textContent).toContain('--second');
  });
  expect(document.body.textContent).toBe('');
  expect(effect).not.toHaveBeenCalled();
});

test('draws each page once, one after the other, whatever fails in one of them', async () => {
  drawn.mockReset().mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const onError = vi.spyOn(console, 'error');
  const rehearse = createRehearsal(stage());
  rehearse('/broken', page('broken'));
  rehearse('/affiliates', page('here'));
  rehearse('/affiliates', page('again'));
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledWith('here'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(drawn).not.toHaveBeenCalledWith('again');
  expect(onError).not.toHaveBeenCalled();
});
