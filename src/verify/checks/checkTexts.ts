import { createFinding, type Finding } from '../Finding.ts';
import type { Inspection } from '../inspectPage.ts';
import { type Look, placeOf } from '../placeOf.ts';

/** Every text that site.yaml declares for a page can be read there, all of it. */
export function checkTexts(look: Look, { texts }: Inspection): Finding[] {
  return texts.flatMap((found, index) => {
    const declared = look.declared.texts[index];
    if (!declared || found.state === 'shown') return [];
    const { text, path, region } = declared;
    const at = { path, place: placeOf(look, region) };
    if (found.state === 'absent') return [createFinding('text-missing', { text }, at)];
    if (found.state === 'hidden') return [createFinding('text-hidden', { text }, at)];
    return [createFinding('text-cut-off', { text, pixels: found.lost }, at)];
  });
}
