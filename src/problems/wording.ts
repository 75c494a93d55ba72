import { counted, error } from './phrases.ts';
import { blockWording } from './wording/blockWording.ts';
import { contentWording } from './wording/contentWording.ts';
import { fieldWording } from './wording/fieldWording.ts';
import { formWording } from './wording/formWording.ts';
import { referenceWording } from './wording/referenceWording.ts';
import { siteWording } from './wording/siteWording.ts';
import { textWording } from './wording/textWording.ts';
import { yamlWording } from './wording/yamlWording.ts';

/**
 * Every code with its severity and its words; pages/CODE.md explains it. Codes are permanent: a
 * retired one is never used again.
 */
export const wording = {
  ...yamlWording,
  ...formWording,
  ...referenceWording,
  ...fieldWording,
  ...siteWording,
  ...contentWording,
  ...textWording,
  ...blockWording,

  // The list of problems itself
  'more-problems': error((it: { count: number; isLeast: boolean }) => ({
    message: `${it.isLeast ? 'At least ' : ''}${counted(it.count, 'more problem')} ${it.count === 1 ? 'is' : 'are'} left from here on.`,
    hint: 'Correct the first ones, then check again: many may have one cause.',
  })),
};

/** The closed list of codes. */
export type Code = keyof typeof wording;

// `Object.keys` forgets that the keys are the codes.
export const codes = Object.keys(wording) as Code[];

/** Whether a code means that the form of the file as YAML is broken, so that nothing else could be checked. */
export function isAboutForm(code: Code): boolean {
  return code in formWording;
}
