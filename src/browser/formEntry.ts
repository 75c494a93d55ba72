import { followForms } from './formScript.ts';

/** Written before this script in every page that has it (#build/composePage.ts). */
declare const late: number;

followForms(late);
