import { createFinding, type Finding } from '../Finding.ts';
import type { Inspection } from '../inspectPage.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';

/** Every picture of a page comes. */
export function checkPictures(look: Look, { brokenPictures }: Inspection): Finding[] {
  return brokenPictures.map(({ src, region }) =>
    createFinding(
      'picture-broken',
      { src: new URL(src).pathname },
      { path: pathOf(look, region), place: placeOf(look, region) },
    ),
  );
}
