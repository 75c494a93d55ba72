import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { spoken } from '../fields.ts';
import { pictureFile } from '../mediaFile.ts';
import { videoLink } from '../videoLink.ts';

export const video = defineBlock({
  type: 'video',
  description: 'A video. A still stands in until the visitor presses play.',
  frame: 'free',
  fields: {
    title: spoken.describe('What the video is about. The play button is named after it.'),
    video: videoLink.describe(
      'The share link, from YouTube, Vimeo, Loom, Wistia or Streamable, or a video file (.mp4, .webm).',
    ),
    poster: pictureFile
      .meta({ leastWidth: 480 })
      .describe(
        'The still that stands in before the video plays, in its shape, a file under media/.',
      ),
    shape: z
      .enum(['wide', 'tall', 'square'])
      .default('wide')
      .describe('wide is 16:9, tall is 9:16 (phones), square is 1:1.'),
  },
});
