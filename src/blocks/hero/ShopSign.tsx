import { css } from '@emotion/react';
import { centred, hidden } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { PauseControl } from './PauseControl.tsx';
import { comeAgain, rotate, still } from './rotate.ts';

type Brands = NonNullable<BlockOf<'hero'>['brands']>;

/**
 * A shop's fascia whose name changes. All names lie on top of each other, so that the sign is as
 * wide as its longest name from the start.
 */
export function ShopSign({ brands }: { brands: Brands }) {
  return (
    <div css={shop}>
      <p css={hidden}>{`${brands.label}: ${brands.names.map(({ name }) => name).join(', ')}`}</p>
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
    fontStyle: style.slant ? 'italic' : undefined,
    textTransform: style.capitals ? 'uppercase' : undefined,
    letterSpacing: style.spacing === 0 ? undefined : `${style.spacing}em`,
  });
}

/**
 * The width of the longest name, from its letters alone: were it measured, the sign would move when
 * the typeface comes. Shares of an em that a letter of it takes, a little more than on average.
 */
function wideEnough(names: Brands['names']) {
  const widths = names.map(({ name, style }) => {
    const letter = style.capitals ? 0.7 : 0.57;
    return name.length * (letter + style.spacing);
  });
  return css({ width: `${(Math.max(...widths) + 2 * padding).toFixed(1)}em` });
}

function scallop(middle: string): string {
  return `radial-gradient(circle at ${middle} 0, #000 10.5px, transparent 11px) 0 23px / 44px 12px round no-repeat`;
}

/** Beside the name, in em. */
const padding = 1.1;
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
    padding: `0.5em ${padding}em 0.55em`,
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
