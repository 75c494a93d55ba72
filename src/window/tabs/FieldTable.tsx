import { css } from '@emotion/react';
import type { FieldGuide } from '#preview/WindowApi.ts';
import { hue, mono, small } from '../look.ts';

/** The fields of a block: what each is for, and what may be written. */
export function FieldTable({ fields }: { fields: readonly FieldGuide[] }) {
  return (
    <dl css={list}>
      {fields.map(({ name, form, description, isRequired, otherwise, fields: inner }) => (
        <div key={name} css={row}>
          <dt>
            <code css={key}>{name}</code>
            <span css={small}>
              {form}
              {isRequired ? ', required' : ''}
              {otherwise !== undefined && `, ${otherwise} when left out`}
            </span>
          </dt>
          <dd>
            {description}
            {inner.length > 0 && <FieldTable fields={inner} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'grid', gap: 10 });
const row = css({
  paddingInlineStart: 10,
  borderInlineStart: `2px solid ${hue.line}`,
  dt: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px' },
  '& dl': { marginBlockStart: 10 },
});
const key = css({ font: `600 13px/1.5 ${mono}` });
