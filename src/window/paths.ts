import type { SectionPlace, YamlPath } from '#preview/EditApi.ts';

type Path = readonly (string | number)[];

/** Whether two places of the file are one; also whether both are none. */
export function isSamePath(one: Path | undefined, other: Path | undefined): boolean {
  return one?.join('.') === other?.join('.');
}

/** Whether a path leads to a part of the file, or into it. */
export function isWithin(part: Path, path: Path | undefined): boolean {
  return part.every((step, at) => path?.[at] === step);
}

/** Whether a path leads into a section, or into the shared one that it uses. */
export function isInSection(section: SectionPlace, path: Path | undefined): boolean {
  return isWithin((section.shared?.place ?? section).path, path);
}

/** A path for people, who count from one: `constants tiers gold payout`, `tiers 3 name`. */
export function pathInWords(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ');
}

/** What people call a part of the file; in a section of a page, without the page. */
export function nameOfPath(path: YamlPath): string {
  const isOfSection = path[0] === 'routes' && path[2] === 'sections' && path.length > 4;
  return pathInWords(isOfSection ? path.slice(4) : path);
}
