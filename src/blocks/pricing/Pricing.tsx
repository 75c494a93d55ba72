import { css } from '@emotion/react';
import { useId } from 'react';
import { ActionButton } from '#parts/ActionButton.tsx';
import { columns, figureSize } from '#parts/columns.ts';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { centred, desktop } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Mark } from './Mark.tsx';
import { PeriodSwitch, showPeriod } from './PeriodSwitch.tsx';

type Amount = { price: string; unit?: string | undefined };

/** Plans in one frame, side by side with their parts at the same height, and a table to compare them. */
export const Pricing = framed(function Pricing(block: BlockOf<'pricing'>) {
  const { periods = [], plans, comparison, tone } = block;
  const amounts = plans.map(({ price, prices }): Amount[] =>
    price === undefined ? (prices ?? []) : [{ price }],
  );
  const figures = amounts.flat().map(({ price }) => price);
  const size = css({ '--figure': figureSize(figures, 'calc(var(--step-title) * 0.9)') });
  const switchName = useId();
  return (
    <div css={[periods.length > 0 && showPeriod, figures.length > 0 && size]}>
      {periods.length > 0 && <PeriodSwitch periods={periods} name={switchName} />}
      <ul css={[columns(plans.length, { many: 14, two: 17 }), frame, plans.length === 1 && alone]}>
        {plans.map((plan, index) => (
          <li
            key={index}
            css={[item, plan.recommended && best]}
            data-tone={plan.recommended && tone !== 'strong' ? 'surface' : undefined}
          >
            <div>
              <div css={head}>
                <ItemHeading css={name}>{plan.name}</ItemHeading>
                {plan.badge !== undefined && <p css={badge}>{plan.badge}</p>}
              </div>
              {plan.subtitle !== undefined && <p css={under}>{plan.subtitle}</p>}
            </div>
            <div css={pay}>
              {amounts[index]?.map(({ price, unit = plan.unit }, period) => (
                <p key={period} css={amount} data-period={plan.prices && period}>
                  <strong>{price}</strong> {unit !== undefined && <span>{unit}</span>}
                </p>
              ))}
              {plan.text !== undefined && <p css={about}>{plan.text}</p>}
            </div>
            {plan.button && (
              <div css={action}>
                <ActionButton button={plan.button} />
              </div>
            )}
            {plan.benefits && (
              <ul css={list}>
                {plan.benefits.map(({ text, included }, place) => (
                  <li key={place} css={!included && quiet}>
                    <Mark isThere={included} /> {text}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {comparison && <ComparisonTable plans={plans} comparison={comparison} />}
    </div>
  );
});

const line = '1px solid color-mix(in srgb, var(--text) 18%, var(--ground))';
const frame = css({
  '--gap': '0px',
  // Of the lines between the plans, those at the edge are cut off.
  overflow: 'clip',
  border: line,
  borderRadius: 'calc(var(--radius) * 1.4)',
});
const alone = css(centred('28rem'));
const item = css({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  marginBlockStart: -1,
  marginInlineStart: -1,
  padding: 'var(--space-m)',
  borderBlockStart: line,
  borderInlineStart: line,
  background: 'var(--ground)',
  color: 'var(--text)',
  [desktop]: { padding: 'var(--space-l) var(--space-m)' },
  '> :nth-of-type(1n)': { minWidth: 0 },
});
const best = css({ boxShadow: 'inset 0 4px var(--accent)' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2xs) var(--space-xs)',
});
const name = css({ fontSize: 'var(--step-subheading)' });
const badge = css({
  padding: '0.3em 0.8em',
  borderRadius: 999,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  font: '600 0.8125rem/1.3 var(--font-heading)',
});
const quiet = css({ color: 'var(--text-muted)' });
const under = css({ marginBlockStart: 'var(--space-2xs)', color: 'var(--text-muted)' });
const pay = css({ marginBlockStart: 'var(--space-m)', containerType: 'inline-size' });
const amount = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.1em 0.5em',
  color: 'var(--text-muted)',
  strong: {
    color: 'var(--text)',
    font: '700 var(--figure)/1.05 var(--font-heading)',
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
  },
});
const about = css({ marginBlockStart: 'var(--space-s)' });
const action = css({
  display: 'grid',
  alignContent: 'start',
  marginBlockStart: 'var(--space-m)',
});
const list = css({
  display: 'grid',
  alignContent: 'start',
  gap: '0.65em',
  marginBlockStart: 'var(--space-m)',
  li: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '0.75em' },
});
