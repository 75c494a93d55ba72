import { css } from '@emotion/react';
import { framed } from '#parts/framed.tsx';
import { Legend } from '#parts/separate/Legend.tsx';
import { desktop, narrow } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { PriceGroup } from './PriceGroup.tsx';

export const PriceList = framed(function PriceList({
  groups,
  legend,
  align,
  columns = groups.length > 1 ? 2 : 1,
}: BlockOf<'priceList'>) {
  return (
    <>
      <div css={columns === 2 ? pair : [narrow, align === 'start' && atStart]}>
        {groups.map((one, index) => (
          <PriceGroup key={index} legend={legend} {...one} />
        ))}
      </div>
      <Legend legend={legend} align={align} />
    </>
  );
});

const atStart = css({ '&&': { marginInlineStart: 0 } });
const pair = css({ [desktop]: { columns: 2, columnGap: 'clamp(48px, 7vw, 104px)' } });
