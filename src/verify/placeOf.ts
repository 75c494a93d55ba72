import type { Path } from '#load/tree.ts';
import type { DeclaredPage, Region } from './declarePages.ts';
import type { Place } from './Finding.ts';

/** A page as it is looked at: at a width, or whatever the width. */
export type Look = { declared: DeclaredPage; width?: number };

/** Where a visitor meets a fault of a region. */
export function placeOf({ declared, width }: Look, region: Region): Place {
  const section = typeof region === 'number' ? declared.sections[region]?.name : names[region];
  return {
    route: declared.route,
    ...(width !== undefined && { width }),
    ...(section !== undefined && { section }),
  };
}

const names = {
  header: 'the header',
  footer: 'the footer',
  question: 'the consent question',
  page: undefined,
};

/** Where a region is written, for faults that belong to no text or link of it. */
export function pathOf({ declared }: Look, region: Region): Path {
  if (typeof region === 'number') return declared.sections[region]?.path ?? declared.path;
  const parts = { header: ['header'], footer: ['footer'], question: ['consent'] };
  return region === 'page' ? declared.path : parts[region];
}
