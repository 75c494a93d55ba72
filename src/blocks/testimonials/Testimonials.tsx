import { css } from '@emotion/react';
import { reducedMotion, tablet } from '#parts/media.ts';
import { Picture } from '#parts/Picture.tsx';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import type { BlockOf } from '#schema/block.ts';
import { TestimonialRows } from './TestimonialRows.tsx';

export function Testimonials({ heading, text, rows, videos, gallery }: BlockOf<'testimonials'>) {
  return (
    <>
      <SectionHeading heading={heading} text={text} />
      {videos.length > 0 && <TestimonialRows rows={rows} videos={videos} />}
      <Gallery heading={gallery.heading} pictures={gallery.pictures} />
    </>
  );
}

/** The success-story pictures as a mosaic, every ninth of them large, left and right in turn. */
function Gallery({ heading, pictures }: Omit<BlockOf<'testimonials'>['gallery'], 'count'>) {
  return (
    <>
      <h3 css={title}>{heading}</h3>
      <ul css={mosaic}>
        {pictures.map(({ src, alt }, index) => (
          <li key={index}>
            <Picture src={src} alt={alt} sizes={index % cycle === 0 ? large : small} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first of so many pictures is large. */
const cycle = 9;
// The widths of a column of the mosaic, and of two with the gap between them.
const small = '(min-width: 1200px) 171px, (min-width: 700px) 15vw, 29vw';
const large = '(min-width: 1200px) 353px, (min-width: 700px) 30vw, 60vw';

const title = css({
  margin: 'var(--space-xl) 0 var(--space-m)',
  fontSize: 'var(--step-subheading)',
  textAlign: 'center',
});
const mosaic = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gridAutoFlow: 'dense',
  gap: 8,
  [tablet]: { gridTemplateColumns: 'repeat(6, 1fr)', gap: 12 },
  li: {
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: 'calc(var(--radius) * 0.7)',
  },
  [`li:nth-of-type(${cycle}n + 1)`]: { gridArea: 'span 2 / span 2' },
  [`li:nth-of-type(${2 * cycle}n + ${cycle + 1})`]: { gridColumn: '-3 / -1' },
  img: {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 300ms ease-out',
  },
  'li:hover img': { transform: 'scale(1.04)' },
  [reducedMotion]: { img: { transition: 'none' }, 'li:hover img': { transform: 'none' } },
});
