import type { FieldForm } from '#preview/EditApi.ts';

/** What may be written where nobody says so. */
export function plainForm(written: string): FieldForm {
  const isNumber = written !== '' && Number.isFinite(Number(written));
  return { kind: isNumber ? 'number' : 'words', isOptional: false };
}
