import { css } from '@emotion/react';
import { Fragment } from 'react';
import { hairline, tablet } from '../styles.ts';
import type { BlockOf } from '#schema/block.ts';

/** Of any block with a legend. */
type LegendProps = Pick<BlockOf<'priceList' | 'schedule'>, 'legend' | 'align'>;

/** The marks behind the name of an entry, each with its meaning for who points at it. */
export function Marks({
  marks = [],
  legend,
}: Pick<LegendProps, 'legend'> & { marks?: readonly string[] | undefined }) {
  return marks.map((one, index) => (
    <Fragment key={index}>
      {index === 0 ? ' ' : '\u00a0'}
      <abbr css={marked} title={legend.find(({ mark }) => mark === one)?.meaning}>
        {one}
      </abbr>
    </Fragment>
  ));
}

/** What the marks of the entries mean, under all of them. */
export function Legend({ legend, align }: LegendProps) {
  return (
    legend.length > 0 && (
      <dl css={[explained, align === 'start' && atStart]}>
        {legend.map(({ mark, meaning }, index) => (
          <div key={index}>
            <dt>{mark}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

const marked = css({
  marginInlineStart: '0.2em',
  color: 'var(--highlight)',
  fontSize: '0.75em',
  fontWeight: 600,
  letterSpacing: '0.04em',
  textDecoration: 'none',
});
const explained = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.3em 1.6em',
  margin: 'var(--space-l) 0 0',
  paddingBlockStart: 'var(--space-s)',
  borderBlockStart: hairline,
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  'dt, dd': { display: 'inline', margin: 0 },
  dt: { marginInlineEnd: '0.5em', color: 'var(--highlight)', fontWeight: 600 },
  [tablet]: { columnGap: '2em' },
});
const atStart = css({ '&&': { justifyContent: 'start' } });
