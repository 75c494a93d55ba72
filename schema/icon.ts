import { formed, unshowable } from './fields.ts';
import { mediaForm, targetName } from './mediaName.ts';
import { noReservedName, reservedReason } from './reservedNames.ts';

/** An icon: its name (`clock`, `brand-instagram`), or a drawing of the site’s own (`media/mark.svg`). */
export const icon = formed(
  200,
  new RegExp(String.raw`^[a-z][a-z\d]*(?:-[a-z\d]+)*$|(?=.*\.[Ss][Vv][Gg]$)${mediaForm.source}`),
  'The name of an icon, such as clock or brand-instagram, or a drawing such as media/mark.svg.',
)
  .refine((name) => !/\p{Cs}/u.test(name), unshowable)
  .overwrite(targetName)
  .regex(noReservedName, reservedReason)
  .meta({ kind: 'icon' });
