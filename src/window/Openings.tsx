import { css } from '@emotion/react';
import type { Opening } from '#preview/EditApi.ts';
import { Icon } from './Icon.tsx';
import { chip, lowButton, small } from './look.ts';

type Props = {
  openings: readonly Opening[];
  nameOf: (opening: Opening) => string;
  onOpen: (opening: Opening) => void;
};

/** What can be added to a part: first to its lists, then the keys that it does not have yet. */
export function Openings({ openings, nameOf, onOpen }: Props) {
  const items = openings.filter(({ kind }) => kind !== 'key');
  const keys = openings.filter(({ kind }) => kind === 'key');
  if (openings.length === 0) return null;
  return (
    <div css={row}>
      {items.map((opening) => (
        <button key={nameOf(opening)} type="button" css={lowButton} onClick={() => onOpen(opening)}>
          <Icon name="add" /> Add to {nameOf(opening)}
        </button>
      ))}
      {keys.length > 0 && (
        <details css={small}>
          <summary>What else may be written</summary>
          <p css={row}>
            {keys.map((opening) => (
              <button
                key={nameOf(opening)}
                type="button"
                css={chip}
                title={descriptionOf(opening)}
                onClick={() => onOpen(opening)}
              >
                + {nameOf(opening)}
              </button>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}

function descriptionOf({ form }: Opening): string | undefined {
  return form.kind === 'value' ? form.form.description : form.description;
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
