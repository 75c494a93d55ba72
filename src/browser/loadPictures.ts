import { savesData } from './savesData.ts';

/**
 * When the page is idle, loads the pictures that are far from the screen, too: so that they are there
 * when the page is printed or captured as a whole. Not for visitors who save data.
 */
export function loadPictures(): void {
  if (savesData()) return;
  // Safari has no idle callbacks.
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
}
