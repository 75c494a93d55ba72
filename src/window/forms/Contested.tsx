import type { Draft } from '../drafts.ts';
import { Button } from '../parts.tsx';
import { useWindow } from '../WindowContext.ts';

type Props = {
  draft: Draft;
  /** The form says itself which other places change with it. */
  isTold?: boolean;
  onSave?: () => void;
  onDone?: () => void;
};

/** Says that another program has changed or removed what is being typed, and offers both versions. */
export function Contested({ draft, isTold = false, onSave, onDone }: Props) {
  const { drafts, openLine } = useWindow();
  const { now } = draft;
  const discard = () => {
    drafts.discard(draft.id);
    onDone?.();
  };
  const { line = 1, written } = now.isGone ? {} : now;
  const overwrite = async () => {
    if (!(await drafts.save(draft, { isTold, written }))) return;
    onSave?.();
    onDone?.();
  };
  return now.isGone ? (
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
