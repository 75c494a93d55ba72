import { css } from '@emotion/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#parts/contexts.ts';
import { Picture } from '#parts/Picture.tsx';
import { hidden, tablet } from '#parts/styles.ts';

type Props = {
  pictures: readonly { src: string; alt: string; caption?: string | undefined }[];
  /** The one that is shown first. */
  first: number;
  onClose: () => void;
};

/**
 * The pictures over the whole window, one at a time: by swiping, by the arrow keys and by buttons. A native
 * dialog: it keeps the focus, closes at Escape, and gives the focus back.
 */
export function Viewer({ pictures, first, onClose }: Props) {
  const { dismiss } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(first);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    scrollTo(strip.current, first);
  }, [first]);
  const goTo = (index: number) => {
    scrollTo(strip.current, index);
    setCurrent(index);
  };
  const at = (index: number) => (index + pictures.length) % pictures.length;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With such a key, the browser goes back or forward.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(
      at(
        getComputedStyle(event.currentTarget).direction === 'rtl' ? current - step : current + step,
      ),
    );
  };
  const nameOf = (index: number) =>
    `${index + 1} / ${pictures.length}: ${pictures[index]?.alt ?? ''}`;
  return (
    <dialog
      ref={dialog}
      css={whole}
      data-tone="strong"
      aria-label={pictures[current]?.alt}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div css={bar}>
        <p aria-live="polite">
          {`${current + 1} / ${pictures.length}`}
          <span css={hidden}>{`: ${pictures[current]?.alt ?? ''}`}</span>
        </p>
        {pictures.length > 1 &&
          [at(current - 1), at(current + 1)].map((index, place) => (
            <button
              key={place}
              type="button"
              aria-label={nameOf(index)}
              onClick={() => goTo(index)}
            >
              <Drawing path={place === 0 ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'} />
            </button>
          ))}
        <button type="button" aria-label={dismiss} onClick={() => dialog.current?.close()}>
          <Drawing path="m6 6 12 12M18 6 6 18" />
        </button>
      </div>
      <ol
        ref={strip}
        css={slides}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {pictures.map(({ src, alt, caption }, index) => (
          <li key={index} aria-hidden={index !== current}>
            <Picture
              src={src}
              alt={alt}
              sizes="100vw"
              loading={Math.abs(index - current) < 2 ? 'eager' : 'lazy'}
            />
            {caption !== undefined && <p>{caption}</p>}
          </li>
        ))}
      </ol>
    </dialog>
  );
}

function scrollTo(strip: HTMLElement | null, index: number): void {
  const slide = strip?.children[index];
  if (strip && slide instanceof HTMLElement) strip.scrollLeft = slide.offsetLeft;
}

function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const whole = css({
  'html:has(&)': { overflow: 'hidden' },
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: 'color-mix(in srgb, var(--ground) 55%, #000)',
  color: 'var(--text)',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2xs)',
  padding: 'var(--space-xs) var(--space-s)',
  p: { marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    '&:not(:last-child):dir(rtl) svg': { transform: 'scaleX(-1)' },
  },
  svg: { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' },
});
const slides = css({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  li: {
    flex: '0 0 100%',
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
  img: { width: '100%', height: '100%', objectFit: 'contain', background: 'none' },
  p: {
    justifySelf: 'center',
    maxWidth: '40rem',
    maxHeight: '30vh',
    overflowY: 'auto',
    padding: 'var(--space-s) var(--gutter)',
    textAlign: 'center',
    textWrap: 'balance',
  },
  [tablet]: { li: { padding: '0 var(--space-m) var(--space-m)' } },
});
