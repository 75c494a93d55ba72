import type { SectionPlace, ValuePlace } from '#preview/EditApi.ts';

/** Whether a value stands in a section, or in the shared one that stands there. */
export function isInSection(section: SectionPlace, value: ValuePlace | undefined): boolean {
  const { path } = section.shared?.place ?? section;
  return path.every((step, at) => value?.path[at] === step);
}
