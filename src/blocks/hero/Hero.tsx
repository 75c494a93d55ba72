import { css } from '@emotion/react';
import { Buttons } from '#parts/Buttons.tsx';
import { Icon } from '#parts/Icon.tsx';
import { Picture } from '#parts/Picture.tsx';
import {
  centred,
  desktop,
  eyebrowLook,
  hidden,
  lead,
  overlay,
  tablet,
  wrappedRow,
} from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { PauseControl } from './PauseControl.tsx';
import { comeAgain, rotate, still } from './rotate.ts';

export function Hero(block: BlockOf<'hero'>) {
  const { eyebrow, text, buttons, note, trust, picture, pictureAt, brands } = block;
  const opens = (
    <div css={opening}>
      {brands && <ShopSign brands={brands} />}
      {eyebrow !== undefined && <p css={above}>{eyebrow}</p>}
      <h1 css={words}>
        <Headline {...block} />
      </h1>
      {text !== undefined && <p css={lead}>{text}</p>}
      {buttons && (
        <div css={actions}>
          <Buttons buttons={buttons} note={note} />
        </div>
      )}
      {trust && (
        <ul css={trusted}>
          {trust.map((one, index) => (
            <li key={index}>
              {one.icon !== undefined && <Icon name={one.icon} />}
              {one.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  if (!picture) return opens;
  if (pictureAt === 'behind') {
    return (
      <div css={behind} data-tone="strong">
        <Picture {...picture} sizes="100vw" loading="eager" />
        {opens}
      </div>
    );
  }
  if (pictureAt === 'below') {
    return (
      <div css={below}>
        {opens}
        <Picture {...picture} sizes="(min-width: 1180px) 1084px, 92vw" loading="eager" />
      </div>
    );
  }
  return (
    <div css={beside}>
      {opens}
      <Picture {...picture} sizes="(min-width: 900px) 560px, 92vw" loading="eager" />
    </div>
  );
}

/** The headline, with the words that stand out marked in it. */
function Headline({ headline, emphasis }: Pick<BlockOf<'hero'>, 'headline' | 'emphasis'>) {
  if (emphasis === undefined) return headline;
  const start = headline.indexOf(emphasis);
  return (
    <>
      {headline.slice(0, start)}
      <em css={marked}>{emphasis}</em>
      {headline.slice(start + emphasis.length)}
    </>
  );
}

type Brands = NonNullable<BlockOf<'hero'>['brands']>;

/**
 * A shop's fascia whose name changes. All names lie on top of each other, so that the sign is as
 * wide as its longest name from the start.
 */
function ShopSign({ brands }: { brands: Brands }) {
  return (
    <div css={shop}>
      <p css={hidden}>
        {brands.label}: {brands.names.map(({ name }) => name).join(', ')}
      </p>
      <div css={[fascia, still, wideEnough(brands.names)]}>
        {brands.names.map(({ name, style }, index) => (
          <span key={index} css={[place, index === 0 && comeAgain(brands)]}>
            <span aria-hidden="true" css={[look(style), rotate(index, brands)]}>
              {name}
            </span>
          </span>
        ))}
      </div>
      <div css={awning} />
      {brands.names.length > 1 && <PauseControl brands={brands} />}
    </div>
  );
}

function look(style: Brands['names'][number]['style']) {
  return css({
    color: style.colour,
    backgroundColor: style.ground,
    fontWeight: style.weight,
    fontStyle: style.slant ? 'italic' : 'normal',
    textTransform: style.capitals ? 'uppercase' : 'none',
    letterSpacing: `${style.spacing}em`,
  });
}

/**
 * The width of the longest name, from its letters alone: were it measured, the sign would move when
 * the typeface comes. Shares of an em that a letter of it takes, a little more than on average.
 */
function wideEnough(names: Brands['names']) {
  const widths = names.map(({ name, style }) => {
    const letter = style.capitals ? 0.66 : 0.57;
    return name.length * (letter + style.spacing);
  });
  return css({ width: `calc(${Math.max(...widths).toFixed(1)}em + 2 * ${padding})` });
}

// Blocks, not a grid: a grid would lay every line out three times to find its width.
const opening = css({ textAlign: 'center', paddingBlockStart: 'var(--space-s)' });
const words = css({
  ...centred('15em'),
  fontSize: 'var(--step-display)',
  '* + &': { marginBlockStart: 'var(--space-m)', [tablet]: { marginBlockStart: 'var(--space-l)' } },
});
const above = css({
  '&& + h1': { marginBlockStart: 'var(--space-s)' },
  ...eyebrowLook,
});
/** A line of the accent colour under the words: it reads on every ground. */
const marked = css({
  fontStyle: 'normal',
  textDecoration: 'underline 0.09em var(--accent)',
  textUnderlineOffset: '0.14em',
  textDecorationSkipInk: 'none',
});
const trusted = css({
  ...wrappedRow,
  gap: 'var(--space-2xs) var(--space-m)',
  marginBlockStart: 'var(--space-m)',
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  fontWeight: 500,
  li: { display: 'flex', alignItems: 'center', gap: '0.5em' },
});
/** Over the whole section. White on it keeps 4.5 to 1, however bright the picture is (WCAG 1.4.3). */
const behind = css({
  '--text': '#fff',
  '--text-muted': '#fff',
  '--highlight': '#fff',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(70vh, 44rem)',
  color: 'var(--text)',
  'section:has(> div > &)': { position: 'relative', isolation: 'isolate', background: '#000' },
  // Its ground is its own, whatever its tone.
  'section:has(> div > &) + section[data-tone]': { paddingBlockStart: 'var(--space-2xl)' },
  '> img, > picture > img': {
    ...overlay,
    zIndex: -1,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    opacity: 0.42,
  },
});
const below = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: 'calc(var(--radius) * 1.6)',
  },
});
const actions = css({ marginBlockStart: 'var(--space-l)' });
const beside = css({
  display: 'grid',
  alignItems: 'center',
  gap: 'var(--space-l)',
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: 'calc(var(--radius) * 1.6)',
  },
  [desktop]: {
    gridTemplateColumns: '1.05fr 1fr',
    gap: 'var(--space-xl)',
    '> div, > div > :not(div)': { marginInline: 0, textAlign: 'start' },
    // What is in the middle elsewhere.
    '> div > ul, > div > div :not(a, button)': { justifyContent: 'start', textAlign: 'start' },
    h1: { fontSize: 'var(--step-title)' },
  },
});

function scallop(middle: string): string {
  return `radial-gradient(circle at ${middle} 0, #000 10.5px, transparent 11px) 0 23px / 44px 12px round no-repeat`;
}

const padding = '1.1em';
const shop = css({
  position: 'relative',
  width: 'fit-content',
  ...centred('calc(100% - 28px)'),
  filter: 'drop-shadow(0 10px 14px rgb(0 0 0 / 0.28))',
});
const fascia = css({
  display: 'grid',
  maxWidth: '100%',
  overflow: 'hidden',
  border: '3px solid var(--accent)',
  borderBlockEnd: 0,
  borderRadius: '10px 10px 0 0',
  fontFamily: 'var(--font-heading)',
  fontSize: 'clamp(1.25rem, 0.85rem + 2.4vw, 2.5rem)',
  textAlign: 'center',
  printColorAdjust: 'exact',
  // Once for all names: the browser reads these styles before the first paint.
  '> span > span': {
    // Light from above, as on enamel.
    backgroundImage: 'linear-gradient(rgb(255 255 255 / 0.07), rgb(0 0 0 / 0.07))',
    display: 'grid',
    alignItems: 'center',
    padding: `0.5em ${padding} 0.55em`,
    lineHeight: 1.15,
    // Not in a selection of the headline: most of them are out of sight.
    WebkitUserSelect: 'none',
    userSelect: 'none',
    // A long name takes two lines rather than the whole phone.
    textWrap: 'balance',
  },
});
const place = css({ gridArea: '1 / 1', display: 'grid' });
const awning = css({
  height: 34,
  marginInline: -8,
  // Pairs of stripes, as many as fit whole.
  background: 'linear-gradient(90deg, var(--accent) 50%, var(--on-strong) 0) 0 0 / 44px 100% round',
  // Scallops: a row of half circles under a straight band.
  mask: `linear-gradient(#000 0 0) top / 100% 24px no-repeat, ${scallop('25%')}, ${scallop('75%')}`,
});
