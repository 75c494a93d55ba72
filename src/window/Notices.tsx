import { useEffect } from 'react';
import { Button } from './parts.tsx';
import { useWindow } from './WindowContext.ts';

/** How long a change is confirmed. A refusal stays until it is read. */
const shownFor = 6000;

export function Notices() {
  const { edits, openLine, isConnected, notice, undo } = useWindow();
  useEffect(() => {
    if (notice?.tone !== 'done') return undefined;
    const timer = setTimeout(() => edits.notify(null), shownFor);
    return () => clearTimeout(timer);
  }, [notice, edits]);
  const { text, details = [], line, tone } = notice ?? {};
  return (
    <div role="status">
      {notice && (
        <div className="notice" data-tone={tone}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <div className="said" tabIndex={details.length > 0 ? 0 : undefined}>
            <p className="strong">{text}</p>
            {details.map((detail, index) => (
              // They have no identity but their place: a form may send one thing twice.
              <p key={index}>{detail}</p>
            ))}
          </div>
          {tone === 'done' && undo > 0 && isConnected && (
            <Button onClick={() => void edits.undo()}>Undo</Button>
          )}
          {line !== undefined && <Button onClick={() => openLine({ line })}>Open line</Button>}
          <Button icon="close" label="Dismiss" onClick={() => edits.notify(null)} />
        </div>
      )}
    </div>
  );
}
