import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import { LoadingContext } from './contexts.ts';
import { Picture } from './Picture.tsx';
import { overlay } from './styles.ts';

type Props = { src: string; alt: string; children: ReactNode; className?: string };

/**
 * What stands on a picture, directly in the column of its section: the picture is under all of the section, whatever
 * its tone.
 */
export function Grounded({ src, alt, children, className }: Props) {
  const loading = useContext(LoadingContext);
  return (
    <div css={onPicture} className={className} data-tone="strong">
      <Picture src={src} alt={alt} sizes={sizes} loading={loading} />
      {children}
    </div>
  );
}

// On phones, a section is higher than wide, and the picture wider than the screen: half of the width of one of 3 to 2
// that is 44 rem high. Darkened, it is sharp enough so.
const sizes = 'max(100vw, 33rem)';

/**
 * A picture under all of a black box, so dark that white on it keeps 4.5 to 1, however bright the picture is (WCAG
 * 1.4.3).
 */
export const darkened = {
  ...overlay,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.42,
} as const;

const apart = { margin: 0, paddingBlockStart: 'var(--space-2xl)' };
const onPicture = css({
  color: 'var(--text)',
  '@media screen': {
    '--text': '#fff',
    // For a style that darkens only what is behind words: over the bright picture, as dark as it is otherwise.
    '--shade': 'rgb(0 0 0/.58)',
    '--text-muted': '#fff',
    '--highlight': '#fff',
    'section[data-tone]:has(> div > &)': {
      ...apart,
      position: 'relative',
      isolation: 'isolate',
      background: '#000',
    },
    'section:has(> div > &) + section[data-tone]': apart,
  },
  '> img, > picture > img': darkened,
  // Paper, and colours of the visitor's own, have another ground.
  '@media print, (forced-colors: active)': { '> img, > picture > img': { display: 'none' } },
});
