import { useEffect } from 'react';
import { Button } from './parts.tsx';
import { useWindow, useWindowState } from './WindowContext.ts';

/** How long a change is confirmed. A refusal stays until it is read. */
const shownFor = 6000;

/** What became of the last change. */
export function Notices() {
  const { edits, openLine } = useWindow();
  const isConnected = useWindowState('isConnected');
  const notice = useWindowState('notice');
  const undo = useWindowState('undo');
  useEffect(() => {
    if (notice?.tone !== 'done') return undefined;
    const timer = setTimeout(() => edits.say(null), shownFor);
    return () => clearTimeout(timer);
  }, [notice, edits]);
  const { text, details = [], line, tone } = notice ?? {};
  return (
    <div role="status">
      {notice && (
        <div className="notice" data-tone={tone}>
          <div>
            <p className="strong">{text}</p>
            {details.slice(0, 5).map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </div>
          {tone === 'done' && undo > 0 && isConnected && (
            <Button onClick={() => void edits.undo()}>Undo</Button>
          )}
          {line !== undefined && <Button onClick={() => openLine({ line })}>Open line</Button>}
          <Button look="icon" icon="close" label="Dismiss" onClick={() => edits.say(null)} />
        </div>
      )}
    </div>
  );
}
