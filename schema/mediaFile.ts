import { formed, unshowable } from './fields.ts';
import { mediaForm, mediaName } from './mediaName.ts';
import { noReservedName, reservedReason } from './reservedNames.ts';

/** A file in the media folder, written from the top of the project: `media/logo.svg`. */
export const mediaFile = formed(
  200,
  mediaForm,
  'A file under media/ with its ending, such as media/logo.svg.',
)
  .refine((file) => !/\p{Cs}/u.test(file), unshowable)
  .overwrite(mediaName)
  .regex(noReservedName, reservedReason)
  .meta({ kind: 'media' });

/** A picture in the media folder. */
export const pictureFile = mediaFile
  .regex(
    /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?|heic|heif)$/i,
    'A picture: .jpg, .png, .webp, .avif, .gif, .tif or .svg.',
  )
  .meta({ kind: 'media', leastWidth: 160 });
