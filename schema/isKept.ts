import type { FormField } from './formField.ts';

/**
 * Whether the tab of the visitor keeps what is typed into a field of a form until that is sent: not a consent, which
 * is given anew each time. Of files, that one was chosen.
 */
export function isKept({ type, keep }: Pick<FormField, 'type' | 'keep'>): boolean {
  return keep && type !== 'consent' && type !== 'hidden';
}
