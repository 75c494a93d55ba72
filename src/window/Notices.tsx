import { css } from '@emotion/react';
import { useEffect } from 'react';
import { Icon } from './Icon.tsx';
import { button, hue, iconButton } from './look.ts';
import { useIsConnected, useValue, useWorkbench } from './Workbench.ts';

/** How long a change is confirmed. A refusal stays until it is read. */
const shownFor = 6000;

/** What came of the last change. */
export function Notices() {
  const { edits, openLine } = useWorkbench();
  const isConnected = useIsConnected();
  const { notice, undo } = useValue(edits.state);
  useEffect(() => {
    if (notice?.tone !== 'done') return undefined;
    const timer = setTimeout(() => edits.say(null), shownFor);
    return () => clearTimeout(timer);
  }, [notice, edits]);
  const { line } = notice ?? {};
  return (
    <div css={place} role="status">
      {notice && (
        <div css={box} data-tone={notice.tone}>
          <div>
            <p css={words}>{notice.text}</p>
            {notice.details.slice(0, 5).map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </div>
          {notice.tone === 'done' && undo > 0 && isConnected && (
            <button type="button" css={button} onClick={() => void edits.undo()}>
              Undo
            </button>
          )}
          {line !== undefined && (
            <button type="button" css={button} onClick={() => openLine({ line, column: 1 })}>
              Open line
            </button>
          )}
          <button
            type="button"
            css={[iconButton, pale]}
            aria-label="Dismiss"
            onClick={() => edits.say(null)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

// A row of the window of its own, so that it covers nothing.
const place = css({ display: 'grid' });
const box = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: '6px 16px',
  background: hue.ink,
  color: '#f4f5f3',
  '&[data-tone="refused"]': { background: '#6f1d13' },
});
const words = css({ fontWeight: 600 });
const pale = css({
  color: 'inherit',
  '&:hover:not(:disabled)': { background: 'rgb(255 255 255 / 0.15)' },
});
