import { css } from '@emotion/react';
import type { Found } from './findAgain.ts';
import { button, hue } from './look.ts';
import { useWorkbench } from './Workbench.ts';

type Standing = Extract<Found, { path: unknown }>;

/** Says what became of a value while it was being changed, and asks whether to write over it. */
export function Meanwhile({
  found,
  onWrite,
}: {
  found: Found;
  onWrite: (found: Standing) => void;
}) {
  const { openLine } = useWorkbench();
  if (found.state === 'gone') {
    return (
      <div css={sheet} role="alert">
        The file was changed meanwhile, and this is no longer in it. What you wrote is still above.
      </div>
    );
  }
  const { line, written } = found;
  return (
    <div css={sheet} role="alert">
      {found.state === 'same' ? (
        <p>
          The file was changed meanwhile, in other places. This stands in line {line} as it was.
        </p>
      ) : (
        <>
          <p>The file was changed meanwhile. In line {line} stands now:</p>
          <blockquote css={quote}>{written}</blockquote>
        </>
      )}
      <div css={row}>
        <button type="button" css={button} onClick={() => openLine({ line, column: 1 })}>
          Look at line {line}
        </button>
        <button type="button" css={button} onClick={() => onWrite(found)}>
          {found.state === 'same' ? 'Save it there' : 'Write mine over it'}
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
