import { css } from '@emotion/react';
import { framed } from '#parts/framed.tsx';
import { desktop, hairline, narrow, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { PriceGroup } from './PriceGroup.tsx';

export const PriceList = framed(function PriceList({
  groups,
  legend,
  align,
  columns = groups.length > 1 ? 2 : 1,
}: BlockOf<'priceList'>) {
  const meanings = new Map(legend.map(({ mark, meaning }) => [mark, meaning]));
  return (
    <>
      <div css={columns === 2 ? pair : [narrow, align === 'start' && atStart]}>
        {groups.map((one, index) => (
          <PriceGroup key={index} meanings={meanings} {...one} />
        ))}
      </div>
      {legend.length > 0 && (
        <dl css={[explained, align === 'start' && atStart]}>
          {legend.map(({ mark, meaning }, index) => (
            <div key={index}>
              <dt>{mark}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
});

const atStart = css({ '&&': { marginInlineStart: 0, justifyContent: 'start' } });
const pair = css({ [desktop]: { columns: 2, columnGap: 'clamp(48px, 7vw, 104px)' } });
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
