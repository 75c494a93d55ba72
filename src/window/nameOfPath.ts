import type { YamlPath } from '#preview/EditApi.ts';

/** A part of the file for people, who count from one: `constants tiers gold payout`; of a section, `tiers 3 name`. */
export function nameOfPath(path: YamlPath): string {
  const isInSection = path[0] === 'routes' && path[2] === 'sections' && path.length > 4;
  const own = isInSection ? path.slice(4) : path;
  return own.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ');
}
