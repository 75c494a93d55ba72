// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { listenToHistory } from '#browser/preHydration.ts';
import { freshPage } from './freshPage.ts';

freshPage();

test('hears of going back and forward, and keeps it from every other script', () => {
  const hearHistory = listenToHistory();
  const pixel = vi.fn();
  addEventListener('popstate', pixel);
  addEventListener('popstate', pixel, true);
  const ours = vi.fn();
  hearHistory(ours);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(ours).toHaveBeenCalledOnce();
  expect(pixel).not.toHaveBeenCalled();
});
