import { group, spoken } from './fields.ts';
import { pictureFile } from './mediaFile.ts';
import { videoLink } from './videoLink.ts';

export const Video = group('A video, and the still that stands in until it plays.', {
  title: spoken.describe('What the video is about. The play button is named after it.'),
  video: videoLink.describe('The share link of the video, or a video file (.mp4, .webm).'),
  poster: pictureFile
    .meta({ leastWidth: 480 })
    .describe('The still that stands in before the video plays, a file under media/.'),
});
