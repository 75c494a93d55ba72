import { z } from 'zod';
import { parseVideoLink } from './parseVideoLink.ts';

/** The share link of a video, as its host gives it; read as the addresses the page needs. */
export const videoLink = z
  .string()
  .max(500)
  .regex(/^https:\/\/\S+$/, 'A share link that starts with https:// and has no spaces.')
  .meta({ kind: 'video' })
  .transform((link, context) => {
    const video = parseVideoLink(link);
    if ('problem' in video) {
      context.addIssue({
        code: 'custom',
        message: video.problem,
        input: link,
        params: { code: 'unsupported-video' },
      });
      return z.NEVER;
    }
    return video;
  });

export type Video = z.output<typeof videoLink>;
