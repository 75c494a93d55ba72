import type { ApiClient } from '#preview/apiClient.ts';
import { createUploads } from '#window/uploads.ts';
import { expect, test } from 'vitest';
import { memoryStorage } from './servicesOf.ts';

/** The window of a site, and the uploads that its server was asked to take away. */
function open(storage: Storage, site: string) {
  const discarded: unknown[] = [];
  const ask = async (_: string, upload: unknown) => void discarded.push(upload);
  return { ...createUploads(ask as ApiClient, storage, site), discarded };
}

test('an upload that nothing names is deleted by the window of its own site alone', async () => {
  const storage = memoryStorage();
  const upload = { file: 'media/a.jpg', hash: 'a' };
  const shop = open(storage, 'shop');
  shop.add(upload);
  const cafe = open(storage, 'cafe');
  cafe.hold('media/b.jpg')();
  await Promise.resolve();
  expect(cafe.discarded).toEqual([]);
  const shopAgain = open(storage, 'shop');
  shopAgain.hold('media/b.jpg')();
  await Promise.resolve();
  expect(shopAgain.discarded).toEqual([upload]);
});
