import { SectionHeading } from '#parts/SectionHeading.tsx';
import type { BlockOf } from '#schema/block.ts';
import { Gallery } from './Gallery.tsx';
import { TestimonialRows } from './TestimonialRows.tsx';

/** What retailers say: vertical videos with stars, then a gallery of pictures. */
export function Testimonials({ heading, text, rows, videos, gallery }: BlockOf<'testimonials'>) {
  return (
    <>
      <SectionHeading heading={heading} text={text} />
      {videos.length > 0 && <TestimonialRows rows={rows} videos={videos} />}
      <Gallery heading={gallery.heading} pictures={gallery.pictures} />
    </>
  );
}
