import { css } from '@emotion/react';
import { useId } from 'react';
import { columns, figureColumns, figureSize } from '#parts/columns.ts';
import { useSite } from '#parts/contexts.ts';
import { framed } from '#parts/framed.tsx';
import { centred } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { Mark } from './Mark.tsx';
import { PeriodSwitch, showPeriod } from './PeriodSwitch.tsx';
import { Plan } from './Plan.tsx';

/** Plans in one frame, side by side with their parts at the same height, and a table to compare them. */
export const Pricing = framed(function Pricing(block: BlockOf<'pricing'>) {
  const { periods = [], plans, comparison, tone } = block;
  const isShort = plans.every(
    ({ text, button, benefits, missing }) => !(text ?? button ?? benefits ?? missing),
  );
  const figures = plans.map(({ price, prices = [], early }) =>
    [price ?? '', early?.price ?? '', ...prices.map((one) => one.price)].reduce(longer),
  );
  const { ComparisonTable } = useSite().components;
  const switchName = useId();
  return (
    <div {...(periods.length > 0 && { css: showPeriod })}>
      {periods.length > 0 && <PeriodSwitch periods={periods} name={switchName} />}
      <ul
        css={[
          isShort
            ? figureColumns(figures, { least: { many: 12, two: 16 }, padding: 4 })
            : fullColumns(figures),
          frame,
          isShort && narrow,
          plans.length === 1 && alone,
        ]}
      >
        {plans.map((plan, index) => (
          <Plan key={index} plan={plan} tone={tone} isShort={isShort} />
        ))}
      </ul>
      {comparison && ComparisonTable && (
        <ComparisonTable plans={plans} comparison={comparison} Mark={Mark} />
      )}
    </div>
  );
});

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one;
}

/** Without a price, the name of a plan is what is large. */
function fullColumns(figures: readonly string[]) {
  const isPriced = figures.some((figure) => figure !== '');
  return css(columns(figures.length, { many: 14, two: 17 }), {
    '--name': isPriced ? undefined : 'var(--step-heading)',
    '--figure': isPriced && figureSize(figures, 'calc(var(--step-title) * 0.9)'),
  });
}

const frame = css({
  '--gap': '0px',
  '--edge-colour': 'color-mix(in srgb, var(--text) 18%, var(--ground))',
  '--edge': '1px solid var(--edge-colour)',
  // Of the lines between the plans, those at the edge are cut off.
  overflow: 'clip',
  border: 'var(--edge)',
  borderRadius: 'calc(var(--radius) * 1.4)',
});
const narrow = css(centred(1000));
const alone = css(centred('28rem'));
