import { type ComponentProps, useState } from 'react';
import type { Operation } from '#preview/EditApi.ts';
import { Button } from './parts.tsx';
import { useWindow } from './WindowContext.ts';

type Props = Pick<
  ComponentProps<typeof Button>,
  'look' | 'icon' | 'label' | 'disabled' | 'children'
> & {
  operation: Operation | null;
  /** The version that the path of the operation belongs to. */
  hash: string;
  /** Called with the operation as it was done to the newest version. */
  onDone?: ((operation: Operation) => void) | undefined;
};

/**
 * A button for one change of the file. It is tried out when it is pointed at or gets the focus: what
 * would make the file wrong is not done when it is pressed, and the button says why.
 */
export function OperationButton({ operation, hash, onDone, disabled, ...look }: Props) {
  const { edits } = useWindow();
  const key = `${hash} ${JSON.stringify(operation)}`;
  const [trial, setTrial] = useState<{ key: string; refusal?: string | undefined }>();
  const refusal = trial?.key === key ? trial.refusal : undefined;
  const tryOut = () => {
    if (!operation || disabled || trial?.key === key) return;
    setTrial({ key });
    edits.tryOut({ hash, operation }).then(
      ({ errors }) => setTrial({ key, refusal: errors[0] }),
      () => setTrial(undefined),
    );
  };
  const [isBusy, setIsBusy] = useState(false);
  // What moves an item may be pressed again before it is there.
  const hasWords = look.children !== undefined;
  const press = async () => {
    if (isBusy && hasWords) return;
    if (refusal !== undefined) edits.notify({ tone: 'refused', text: refusal });
    else if (operation) {
      setIsBusy(true);
      await edits.run(operation, hash, onDone);
      setIsBusy(false);
    }
  };
  return (
    <Button
      {...look}
      title={refusal ?? look.label}
      isWriting
      disabled={disabled || !operation}
      aria-disabled={refusal === undefined ? undefined : true}
      aria-description={refusal}
      onPointerEnter={tryOut}
      onFocus={tryOut}
      aria-busy={isBusy && hasWords}
      onClick={() => void press()}
    />
  );
}
