import { mainButton } from './look.ts';
import { useAsked } from './useAsked.ts';
import { useIsConnected, useWorkbench } from './Workbench.ts';

/** Writes a site file again that is gone, as it was when it was right last. */
export function Restore() {
  const { edits } = useWorkbench();
  const isConnected = useIsConnected();
  const { content } = useAsked((read) => read('GET source'));
  if (!content?.canRestore) return null;
  return (
    <p>
      <button
        type="button"
        css={mainButton}
        disabled={!isConnected}
        onClick={() => void edits.restore()}
      >
        Write {content.file} again
      </button>{' '}
      As it was when it was right last.
    </p>
  );
}
