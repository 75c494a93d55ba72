import { css } from '@emotion/react';
import { type Draft, isContested } from './createDrafts.ts';
import { button, hue } from './look.ts';
import { useIsConnected, useWorkbench } from './Workbench.ts';

type Props = { draft: Draft; onWrite: () => void; onDiscard: () => void };

/** Says that another hand has changed what is being typed, and offers both. */
export function Contested({ draft, onWrite, onDiscard }: Props) {
  const { openLine } = useWorkbench();
  const isConnected = useIsConnected();
  const { now } = draft;
  if (now.isGone) {
    return (
      <div css={sheet} role="alert">
        <p>
          The file was changed meanwhile, and this is no longer in it. What you wrote is kept until
          you discard it.
        </p>
        <div css={row}>
          <button type="button" css={button} onClick={onDiscard}>
            Discard mine
          </button>
        </div>
      </div>
    );
  }
  if (!isContested(draft)) return null;
  const { line = 1, written } = now;
  return (
    <div css={sheet} role="alert">
      <p>The file was changed meanwhile. In line {line} stands now:</p>
      <blockquote css={quote}>{String(written)}</blockquote>
      <div css={row}>
        <button type="button" css={button} onClick={() => openLine({ line, column: 1 })}>
          Look at line {line}
        </button>
        <button type="button" css={button} onClick={onDiscard}>
          Take the other
        </button>
        <button type="button" css={button} disabled={!isConnected} onClick={onWrite}>
          Write mine over it
        </button>
      </div>
    </div>
  );
}

const sheet = css({
  display: 'grid',
  gap: 8,
  padding: '8px 10px',
  borderRadius: 7,
  background: hue.warningSoft,
  color: hue.warning,
});
const quote = css({ margin: 0, color: hue.ink, fontWeight: 600, overflowWrap: 'anywhere' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
