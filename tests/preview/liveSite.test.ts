import { describe, expect, test, vi } from 'vitest';
import type { Navigation, Shown } from '#browser/navigation.ts';
import type { PageData } from '#page/PageData.ts';
import { createLiveSite, followSite } from '#preview/liveSite.ts';
import type { PreviewSite, PreviewUpdate } from '#preview/PreviewUpdate.ts';

const page = (title: string): PageData => ({
  title,
  showHeader: true,
  hasHeading: false,
  sections: [],
  links: {},
  pictures: {},
  hosts: [],
});

function update(titles: Record<string, string>): PreviewUpdate {
  const pages = Object.entries(titles).map(([path, title]) => [path, page(title)] as const);
  // What else a site has is of no concern here.
  const site = {
    shared: {},
    pages: Object.fromEntries(pages),
    notFound: page('Missing'),
  } as unknown as PreviewSite;
  return { version: 1, hash: 'a', site, problems: [] };
}

function start() {
  const live = createLiveSite(update({ '/': 'Home', '/join': 'Join' }), {});
  let shown: Shown = { path: '/', page: live.pageAt('/'), arrival: 'first', hash: '', scroll: 0 };
  const listeners: (() => void)[] = [];
  const navigation: Navigation = {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    navigate: (path) => {
      shown = { ...shown, path, page: live.pageAt(path), arrival: 'link' };
      for (const listener of listeners) listener();
    },
  };
  const followed = followSite(navigation, live);
  const onChange = vi.fn();
  followed.subscribe(onChange);
  return { live, followed, onChange };
}

describe('followSite', () => {
  test('shows the new version of the page, and is no arrival: scroll and focus stay', () => {
    const { live, followed, onChange } = start();
    followed.navigate('/join');
    expect(followed.shown()).toMatchObject({ path: '/join', arrival: 'link' });
    live.receive(update({ '/': 'Home', '/join': 'Come in' }));
    expect(followed.shown()).toMatchObject({
      path: '/join',
      page: { title: 'Come in' },
      arrival: 'first',
    });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('shows the 404 page where the page was removed, and the page when it is back', () => {
    const { live, followed } = start();
    followed.navigate('/join');
    live.receive(update({ '/': 'Home' }));
    expect(followed.shown().page.title).toBe('Missing');
    live.receive(update({ '/': 'Home', '/join': 'Join' }));
    expect(followed.shown().page.title).toBe('Join');
  });

  test('gives the same object until something changes', () => {
    const { followed } = start();
    expect(followed.shown()).toBe(followed.shown());
  });
});
