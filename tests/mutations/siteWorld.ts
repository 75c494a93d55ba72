import { worldOf } from '#load/readSite.ts';
import type { World } from '#load/World.ts';

/** The project's own media folder, every file of it read once. */
export function siteWorld(): World {
  const world = worldOf('.');
  const heads = new Map<string, ReturnType<World['readHead']>>();
  return {
    files: world.files,
    hasFile: world.hasFile,
    readHead: (file) => {
      if (!heads.has(file)) heads.set(file, world.readHead(file));
      return heads.get(file);
    },
  };
}
