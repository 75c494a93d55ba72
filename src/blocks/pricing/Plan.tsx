import { css } from '@emotion/react';
import { ActionButton } from '#parts/ActionButton.tsx';
import { ItemHeading } from '#parts/framed.tsx';
import { desktop, hairline, tablet } from '#parts/styles.ts';
import { useToday } from '#parts/useToday.ts';
import type { BlockOf } from '#schema/block.ts';
import { Mark } from './Mark.tsx';

type Block = BlockOf<'pricing'>;
type Props = {
  plan: Block['plans'][number];
  tone: Block['tone'];
  /** No plan of the block has more than a name and a price: on a phone, each is a row. */
  isShort: boolean;
};

export function Plan({ plan, tone, isShort }: Props) {
  const { recommended, name, badge, subtitle, price, prices, early, text, button } = plan;
  const today = useToday();
  const isEarly = early !== undefined && early.until >= today;
  const usual = price === undefined ? (prices ?? []) : [{ price, unit: plan.unit }];
  const amounts = isEarly ? [early, ...usual] : usual;
  const lines = [
    ...(plan.benefits ?? []).map((words) => ({ words, isThere: true })),
    ...(plan.missing ?? []).map((words) => ({ words, isThere: false })),
  ];
  return (
    <li
      css={[item, isShort ? short : full, recommended && best]}
      data-tone={recommended === (tone === 'strong') ? 'surface' : 'strong'}
    >
      <div>
        <div css={head}>
          <ItemHeading css={title}>{name}</ItemHeading>
          {badge !== undefined && <p css={badgeLook}>{badge}</p>}
        </div>
        {subtitle !== undefined && <p css={under}>{subtitle}</p>}
      </div>
      {(amounts.length > 0 || text !== undefined) && (
        <div {...(!isShort && { css: pay })}>
          {amounts.map(({ price: figure, unit = plan.unit }, period) => (
            <p key={period} css={[amount, !isShort && inLine]} data-period={prices && period}>
              {isEarly && period > 0 ? <s>{figure}</s> : <strong>{figure}</strong>}{' '}
              {unit !== undefined && <span>{unit}</span>}
            </p>
          ))}
          {text !== undefined && <p css={about}>{text}</p>}
        </div>
      )}
      {button && (
        <div css={action}>
          <ActionButton button={button} />
        </div>
      )}
      {lines.length > 0 && (
        <ul css={list}>
          {lines.map(({ words, isThere }, index) => (
            <li key={index} {...(!isThere && { css: quiet })}>
              <Mark isThere={isThere} /> {words}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const item = css({
  marginBlockStart: -1,
  marginInlineStart: -1,
  padding: 'var(--space-m)',
  borderBlockStart: 'var(--edge)',
  borderInlineStart: 'var(--edge)',
  // Where nothing is below it in the frame.
  boxShadow: '0 1px var(--edge-colour)',
  background: 'var(--ground)',
  color: 'var(--text)',
});
const best = css({ '--price': 'var(--highlight)' });
/** Name and price at the ends of a row where both fit, or above each other in a column. */
const short = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2xs) var(--space-s)',
  '> :first-of-type': { flex: '1 1 8rem' },
  '> :nth-of-type(2)': { flex: '1 0 auto', maxWidth: '100%', textAlign: 'end' },
  strong: { display: 'block' },
  [tablet]: {
    flexDirection: 'column',
    alignItems: 'start',
    gap: 'var(--space-m)',
    padding: 'var(--space-l) var(--space-m)',
    '> :nth-of-type(1n)': { flex: 'none', maxWidth: '100%', textAlign: 'start' },
  },
});
/** Each part has its row, which the plans beside it share. */
const full = css({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  [desktop]: { padding: 'var(--space-l) var(--space-m)' },
  '> :nth-of-type(1n)': { minWidth: 0 },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2xs) var(--space-xs)',
});
const title = css({ fontSize: 'var(--name, var(--step-subheading))' });
const badgeLook = css({
  padding: '0.3em 0.8em',
  borderRadius: 999,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  font: '600 0.8125rem/1.3 var(--font-heading)',
});
const quiet = css({ color: 'var(--text-muted)' });
const under = css({ marginBlockStart: 'var(--space-2xs)', color: 'var(--text-muted)' });
const pay = css({ gridRow: 2, marginBlockStart: 'var(--space-m)', containerType: 'inline-size' });
const amount = css({
  color: 'var(--text-muted)',
  strong: {
    color: 'var(--price, var(--text))',
    font: '800 var(--figure)/1.05 var(--font-heading)',
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'tabular-nums',
  },
  // The price after an early one.
  s: { fontSize: 'var(--step-lead)' },
});
const inLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.1em 0.5em',
});
const about = css({ marginBlockStart: 'var(--space-s)' });
const action = css({
  gridRow: 3,
  display: 'grid',
  alignContent: 'start',
  marginBlockStart: 'var(--space-m)',
});
const list = css({
  gridRow: 4,
  display: 'grid',
  alignContent: 'start',
  gap: '0.65em',
  marginBlockStart: 'var(--space-m)',
  paddingBlockStart: 'var(--space-m)',
  borderBlockStart: hairline,
  li: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '0.75em' },
});
