// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { deleteStoredData } from '#browser/deleteStoredData.ts';

test('deletes what is named, whatever its end where the name leaves it open, and nothing else', () => {
  document.cookie = '_fbp=1';
  document.cookie = '_ga_ABC=1';
  document.cookie = 'basket=1';
  sessionStorage.setItem('sent', '["Lead"]');
  localStorage.setItem('_gcl_ls', '1');
  localStorage.setItem('consent', 'kept');
  deleteStoredData(['_fbp', '_ga*', '_gcl_*', 'sent']);
  expect(document.cookie).toBe('basket=1');
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['consent']);
  localStorage.clear();
});

test('goes on where there is no storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => deleteStoredData(['sent'])).not.toThrow();
  vi.unstubAllGlobals();
});
