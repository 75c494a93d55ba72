import type { Fixer } from './Fixer.ts';

/** The fix that came with the problem. Another fault may come to light behind it, with one of its own. */
export const ownFix: Fixer = ({ fix }) => fix;
