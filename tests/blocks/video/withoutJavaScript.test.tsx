// Rendered as at build, where there is no document: React leaves out <noscript> in a browser.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Video } from '#blocks/video/Video.tsx';
import { SiteContext } from '#parts/contexts.ts';
import { video } from '#schema/blocks/video.ts';
import { sampleSite } from '#tests/render/sampleSite.ts';

test('makes the still a link to the video where there is no JavaScript', () => {
  const block = video.parse({
    type: 'video',
    title: 'How it works',
    video: 'https://youtu.be/aqz-KE-bpKQ',
    poster: 'media/still.jpg',
  });
  const html = renderToStaticMarkup(
    <SiteContext value={sampleSite}>
      <Video {...block} />
    </SiteContext>,
  );
  const link = /<noscript>.*(<a [^>]*>).*<\/noscript>/.exec(html)?.[1];
  expect(link).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(link).toContain('aria-label="How it works: Watch on YouTube"');
  expect(html).not.toContain('<iframe');
});
