import { z } from 'zod';

/** The address of a page on this site: `/`, `/buy-media`, `/guides/first-week`. */
export const routePath = z
  .string()
  .max(200)
  .regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    'A path starts with "/", has small letters, digits and "-", and no "/" at its end.',
  );

/** A file in the media folder, written from the top of the project: `media/logo.svg`. */
export const mediaFile = z
  .string()
  .max(200)
  .regex(
    /^media\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/,
    'A file under media/, such as media/logo.svg.',
  )
  .meta({ kind: 'media' });

/** A picture in the media folder. */
export const pictureFile = mediaFile
  .regex(/\.(?:jpe?g|png|webp|avif|svg)$/i, 'A picture: .jpg, .png, .webp, .avif or .svg.')
  .meta({ kind: 'media', leastWidth: 160 });

/** Where a button or link leads: a page of this site (`/affiliates`, `/affiliates#tiers`) or the name of an entry of `links`. */
export const target = z
  .string()
  .max(200)
  .regex(
    /^(?:\/[a-z0-9/-]*(?:#[a-z][\w-]*)?|[a-z][A-Za-z0-9]*)$/,
    'A page of this site ("/affiliates") or the name of an entry under links ("callNow").',
  )
  .meta({ kind: 'target' });

/** The name of an entry of `links`. */
export const linkName = z
  .string()
  .max(60)
  .regex(/^[a-z][A-Za-z0-9]*$/, 'The name of an entry under links, such as callNow.')
  .meta({ kind: 'link' });

/** The id of a section, for links that lead to it with `#`. */
export const anchor = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'A small letter first, then small letters, digits and "-".')
  .meta({ kind: 'anchor' });
