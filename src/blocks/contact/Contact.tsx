import { css } from '@emotion/react';
import { useContext } from 'react';
import { columns, inEachRow } from '#parts/columns.ts';
import { LoadingContext, useSite } from '#parts/contexts.ts';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { centred, desktop, hairline, overlay, reducedMotion, tablet } from '#parts/styles.ts';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { BlockOf } from '#schema/block.ts';
import { aside, Hours, rows, title } from './Hours.tsx';

type Place = BlockOf<'contact'>['places'][number];

/**
 * One place beside its hours and its map, or several as columns whose parts begin at the same height. Where only some
 * have a map, columns would have holes beside it: each is as wide as one alone.
 */
export const Contact = framed(function Contact({ places, width }: BlockOf<'contact'>) {
  const { pictures } = useSite();
  const [only] = places;
  if (only && places.length === 1) {
    const { map, hours, ...reach } = only;
    const source = map && pictures[map.src];
    const isWide = hours && source && source.width > source.height * 1.3;
    const isAlone = !hours || isEmpty(reach);
    return (
      <div css={[split, map ? (isWide ? acrossMap : withMap) : isAlone && alone]}>
        <Wide {...only} sizes={isWide ? belowText : besideText} />
      </div>
    );
  }
  const mapCount = places.filter(({ map }) => map).length;
  if (mapCount > 0 && mapCount < places.length) {
    return (
      <ul>
        {places.map((place, index) => (
          <li key={index} css={[split, apart, place.map ? [withMap, mapAtEnd] : atStart]}>
            <Wide {...place} sizes={besideText} />
          </li>
        ))}
      </ul>
    );
  }
  const sizes = sizesOf(places.length, width);
  return (
    <ul css={[columns(places.length, { many: 14, two: 16 }), several]}>
      {places.map((place, index) => (
        <li key={index}>
          {place.map && <MapLink {...place.map} sizes={sizes} />}
          <Reach {...place} />
          {place.hours && <Hours {...place.hours} />}
        </li>
      ))}
    </ul>
  );
});

/** All of one place. */
export function Wide({ map, hours, sizes, ...place }: Place & Sized) {
  return (
    <>
      {!isEmpty(place) && <Reach {...place} />}
      {hours && <Hours {...hours} />}
      {map && <MapLink {...map} sizes={sizes} />}
    </>
  );
}

/** Of a map beside the text: it fills a place that is higher than wide, so it is wider than that. */
const besideText = '(min-width: 1180px) 860px, (min-width: 1040px) 72vw, 94vw';
export const belowText = '(min-width: 1180px) 1084px, 94vw';

/** What a map in one of so many columns needs. */
function sizesOf(count: number, width: BlockOf<'contact'>['width']): string {
  const inRow = inEachRow(count);
  const from = [0, 0, 600, 880, 1140][inRow];
  const whole = width === 'wide' ? 100 : 92;
  const share = `(min-width: ${from}px) ${Math.ceil(whole / inRow)}vw`;
  const most = `(min-width: 1440px) ${Math.ceil((width === 'wide' ? 1440 : 1084) / inRow)}px`;
  return `${most}, ${share}, ${inRow > 2 ? '(min-width: 600px) 46vw, ' : ''}92vw`;
}

function MapLink({ src, alt, to, label, clickName, sizes }: NonNullable<Place['map']> & Sized) {
  return (
    <TargetLink to={to} clickName={clickName} css={map}>
      <Picture src={src} alt={alt} sizes={sizes} loading={useContext(LoadingContext)} />{' '}
      <span>{label}</span>
    </TargetLink>
  );
}
type Sized = { sizes: string };

function isEmpty(place: Place): boolean {
  return Object.keys(place).length === 0;
}

function Reach({ name, address, text, links }: Place) {
  return (
    <div>
      {name !== undefined && <ItemHeading css={title}>{name}</ItemHeading>}
      {address && (
        <address css={lines}>
          {address.map((line, index) => (
            <span key={index}>{line} </span>
          ))}
        </address>
      )}
      {text !== undefined && <p css={aside}>{text}</p>}
      {links && (
        <ul css={rows}>
          {links.map(({ text: what, label, to, clickName }, index) => (
            <li key={index}>
              {what !== undefined && <span>{what}</span>}{' '}
              <TargetLink to={to} clickName={clickName} css={wholeRow}>
                {/* In Arabic and Hebrew, the groups of a number would stand in the wrong order. */}
                <bdi>{label}</bdi>
              </TargetLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const split = css({
  display: 'grid',
  gap: 'var(--space-l)',
  [tablet]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: 'clamp(32px, 6vw, 96px)',
    '> div:where(:only-of-type)': { gridColumn: '1 / -1' },
  },
});
/** A wide map is below both: beside them, it would lose half of its width. */
const acrossMap = css({
  '> a': { aspectRatio: '4 / 3', [tablet]: { gridColumn: '1 / -1', aspectRatio: '2 / 1' } },
});
/** On wide screens another one is beside both, as high as they are. */
const withMap = css(acrossMap, {
  '> a': {
    [desktop]: {
      gridArea: '1 / 1 / span 2 / auto',
      aspectRatio: 'auto',
      minHeight: '26rem',
      maxHeight: '44rem',
    },
  },
  [desktop]: {
    gridTemplateColumns: '1.25fr 1fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: 'clamp(32px, 5vw, 72px)',
    '> div': { gridColumn: 2 },
  },
});
const alone = css({ ...centred('34rem'), [tablet]: { gridTemplateColumns: 'none' } });
const apart = css({
  'li + &': {
    marginBlockStart: 'var(--space-xl)',
    borderBlockStart: hairline,
    paddingBlockStart: 'var(--space-xl)',
  },
});
/** The names of all places begin their rows. */
const atStart = css({
  [desktop]: { gridTemplateColumns: '1fr 1.25fr', columnGap: 'clamp(32px, 5vw, 72px)' },
});
const mapAtEnd = css(atStart, {
  [desktop]: { '> a': { gridColumn: 2, minHeight: '20rem' }, '> div': { gridColumn: 1 } },
});
const several = css({
  '--gap': 'var(--space-m)',
  marginBlockEnd: 'calc(-1 * var(--space-xl))',
  [desktop]: { '--gap': 'var(--space-xl)' },
  '> li': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    paddingBlockEnd: 'var(--space-xl)',
  },
  '> li > a': { gridRow: 1, aspectRatio: '3 / 2', marginBlockEnd: 'var(--space-m)' },
  '> li > a + div': { gridRow: 2 },
  '> li > div': { gridRow: 2 },
  '> li > div + div': { gridRow: 3, marginBlockStart: 'var(--space-m)' },
});
const map = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  color: 'var(--text)',
  img: {
    ...overlay,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 400ms ease-out',
  },
  '&:hover img': { transform: 'scale(1.03)' },
  '> span': {
    position: 'absolute',
    insetBlockEnd: 'var(--space-s)',
    insetInlineStart: 'var(--space-s)',
    maxWidth: 'calc(100% - 2 * var(--space-s))',
    padding: '0.7em 1.1em',
    borderRadius: 'min(var(--radius), 1.5em)',
    background: 'var(--ground)',
    font: '600 var(--step-small)/1.3 var(--font-heading)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
  [reducedMotion]: { img: { transition: 'none' }, '&:hover img': { transform: 'none' } },
});
const lines = css({
  fontSize: 'var(--step-lead)',
  fontStyle: 'normal',
  span: { display: 'block' },
});
/** The whole row can be pressed: numbers are called on phones. */
const wholeRow = css({
  fontWeight: 600,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.25em',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&::after': { content: '""', ...overlay },
});
