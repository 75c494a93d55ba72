import { css } from '@emotion/react';
import { button, mainButton } from './look.ts';
import { useIsConnected } from './Workbench.ts';

/** The end of a form that adds something. */
export function AddButtons({ isReady, onCancel }: { isReady: boolean; onCancel: () => void }) {
  const isConnected = useIsConnected();
  return (
    <div css={row}>
      <button type="button" css={button} onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" css={mainButton} disabled={!isReady || !isConnected}>
        Add
      </button>
    </div>
  );
}

const row = css({ display: 'flex', justifyContent: 'end', gap: 8 });
