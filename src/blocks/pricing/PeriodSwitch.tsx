import { css } from '@emotion/react';
import { hairline, hidden, print } from '#parts/styles.ts';

/** A row of radio buttons, of which the first is chosen. What they show is up to `showPeriod`: no script. */
export function PeriodSwitch({ periods, name }: { periods: readonly string[]; name: string }) {
  return (
    <fieldset css={group} aria-label={periods.join(' / ')}>
      {periods.map((period, index) => (
        <label key={index}>
          <input css={hidden} type="radio" name={name} value={index} defaultChecked={index === 0} />
          {period}
        </label>
      ))}
    </fieldset>
  );
}

/** For what holds the switch and the prices: hides those of the other periods (`data-period`). */
export const showPeriod = css({
  [[0, 1, 2]
    .map((one) => `&:has(input[value="${one}"]:checked) [data-period]:not([data-period="${one}"])`)
    .join()]: { display: 'none' },
});

const group = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  width: 'fit-content',
  minWidth: 0,
  maxWidth: '100%',
  margin: '0 auto var(--space-l)',
  padding: 4,
  border: hairline,
  borderRadius: 'min(28px, calc(var(--radius) * 2))',
  label: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minHeight: 44,
    padding: '0.4em clamp(0.5em, 2vw, 1.3em)',
    borderRadius: 'min(24px, calc(var(--radius) * 2))',
    font: '600 var(--step-small)/1.3 var(--font-heading)',
    textAlign: 'center',
    cursor: 'pointer',
  },
  'label:hover': { background: 'color-mix(in srgb, var(--text) 7%, transparent)' },
  // The outline is for forced colours.
  'label:has(:checked)': {
    outline: '3px solid transparent',
    background: 'var(--text)',
    color: 'var(--ground)',
  },
  'label:has(:focus-visible)': { outline: '3px solid #fff', boxShadow: '0 0 0 6px #000' },
  [print]: { display: 'none' },
});
