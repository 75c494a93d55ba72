import type { Draft } from '../Draft.ts';
import { Button } from '../parts.tsx';
import { useWindow } from '../WindowContext.ts';

type Props = {
  draft: Draft;
  isConfirmed?: boolean;
  onSaved?: (() => void) | undefined;
  onDone?: () => void;
};

/** Offers both versions where another program has changed or removed what is being typed. */
export function Contested({ draft, isConfirmed = false, onSaved, onDone }: Props) {
  const { drafts, openLine } = useWindow();
  const { isGone, line = 1, written } = { line: undefined, written: undefined, ...draft.now };
  const discard = () => {
    drafts.discard(draft.id);
    onDone?.();
  };
  const overwrite = async () => {
    if (!(await drafts.save(draft, { isConfirmed, written }))) return;
    onSaved?.();
    onDone?.();
  };
  return isGone ? (
    <div className="callout stack" role="alert">
      <p>
        The file was changed meanwhile, and this is no longer in it. What you wrote is kept until
        you discard it.
      </p>
      <Button onClick={discard}>Discard mine</Button>
    </div>
  ) : (
    <div className="callout stack" role="alert">
      <p>The file was changed meanwhile. In line {line} stands now:</p>
      <blockquote>{String(written)}</blockquote>
      <div className="row">
        <Button onClick={() => openLine({ line })}>Look at line {line}</Button>
        <Button onClick={discard}>Take the other</Button>
        <Button isWriting onClick={overwrite}>
          Write mine over it
        </Button>
      </div>
    </div>
  );
}
