import type { World } from '#load/World.ts';

const files = [
  'media/logo.svg',
  'media/icon.png',
  'media/social.jpg',
  'media/sans.woff2',
  'media/Shop-Front.jpg',
];

/** The media folder of the small site in tests/sites, without a disk. */
export const smallWorld: World = { hasFile: (path) => files.includes(path), files: () => files };
