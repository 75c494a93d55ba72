import { afterEach, beforeEach, vi } from 'vitest';

type Listening = Parameters<EventTarget['addEventListener']>;

/**
 * Lets every test of a file begin with a page on which nobody listens: what the scripts add to the
 * window and the document is taken off again at the end, or when the visitor leaves.
 */
export function freshPage() {
  const targets: EventTarget[] = [window, document];
  let listening: [EventTarget, ...Listening][] = [];
  const leave = () => {
    for (const [target, ...listener] of listening) target.removeEventListener(...listener);
    listening = [];
    document.documentElement.removeAttribute('data-consent');
    document.documentElement.removeAttribute('data-later');
    document.documentElement.removeAttribute('data-loading');
  };
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', NoLayout);
    for (const target of targets) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((...listener: Listening) => {
        listening.push([target, ...listener]);
        add(...listener);
      });
    }
  });
  afterEach(() => {
    leave();
    document.body.replaceChildren();
  });
  return { leave };
}

/** jsdom has no layout, so nothing is ever resized. */
class NoLayout {
  observe() {}
}
