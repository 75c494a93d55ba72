import { css } from '@emotion/react';
import { type ReactNode, useContext, useState } from 'react';
import { LoadingContext, useSite } from '#parts/contexts.ts';
import { framed } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { print, reducedMotion } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { Comparison } from './Comparison.tsx';
import { layouts } from './layouts.ts';
import { Viewer } from './Viewer.tsx';

type Block = BlockOf<'gallery'>;

export const Gallery = framed(function Gallery({
  look = 'grid',
  pictures = [],
  beforeAfter = [],
}: Block) {
  const sources = useSite().pictures;
  const loading = useContext(LoadingContext);
  const [opened, setOpened] = useState<number>();
  const { layout, sizesOf } = layouts[beforeAfter.length > 0 ? 'pairs' : look](
    pictures.length || beforeAfter.length,
  );
  return (
    <>
      <ul css={layout}>
        {pictures.map(({ src, alt, caption }, index) => {
          const picture = (
            <Picture
              src={src}
              alt={alt}
              sizes={sizesOf(index, sources[src])}
              loading={index < 2 ? loading : 'lazy'}
            />
          );
          return (
            <Item key={index} caption={caption}>
              <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
                {picture}
              </button>
              <noscript>
                <a href={sources[src]?.src}>{picture}</a>
              </noscript>
            </Item>
          );
        })}
        {beforeAfter.map(({ caption, ...halves }, index) => (
          <Item key={index} caption={caption}>
            <Comparison {...halves} sizes={sizesOf(index)} />
          </Item>
        ))}
      </ul>
      {opened !== undefined && (
        <Viewer pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
});

function Item({ caption, children }: { caption: string | undefined; children: ReactNode }) {
  return (
    <li>
      <figure css={figure}>
        {children}
        {caption !== undefined && <figcaption>{caption}</figcaption>}
      </figure>
    </li>
  );
}

const figure = css({
  position: 'relative',
  margin: 0,
  '& :is(button, a)': {
    display: 'block',
    width: '100%',
    padding: 0,
    overflow: 'hidden',
    border: 0,
    borderRadius: 'calc(var(--radius) * 0.7)',
    background: 'none',
    cursor: 'zoom-in',
  },
  button: {
    '&[aria-busy]': { cursor: 'progress' },
    // Buttons are not printed, what is in these is.
    [print]: { display: 'block !important' },
    // Without JavaScript, a link with the same picture does the work.
    '&:has(+ noscript a)': { display: 'none !important' },
  },
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    transition: 'transform 400ms ease-out',
    [reducedMotion]: { transition: 'none' },
  },
  'button:hover img': { transform: 'scale(1.025)', [reducedMotion]: { transform: 'none' } },
  figcaption: {
    padding: 'var(--space-2xs) 0 var(--space-xs)',
    color: 'var(--text-muted)',
    fontSize: 'var(--step-small)',
    lineHeight: 1.4,
  },
});
