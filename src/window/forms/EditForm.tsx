import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { EditRequest } from '#preview/EditApi.ts';
import { useWindow, useWindowState } from '../WindowContext.ts';
import { useFocusBack } from './useFocusBack.ts';
import { Button } from '../parts.tsx';

type Props = {
  label?: string;
  className: string;
  /** What would be wrong with what is typed. */
  trial: Trial;
  /** The id by which the field names what is said of it. */
  trialId?: string;
  /** The word on the button that saves. */
  verb: string;
  isReady: boolean;
  /** Cancelling it loses what is typed. */
  isTyped?: boolean;
  /** Typing replaces what is in its first field. */
  selectsText?: boolean;
  /** Discards what is typed in it. */
  discard: () => void;
  /** Saves what is typed; true when it was done. */
  onSubmit: () => Promise<boolean>;
  onDone: () => void;
  onEscape?: () => void;
  /** Further buttons, at the start of the last row. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form that changes the file: its fields, what would be wrong, and the buttons at its end. */
export function EditForm(props: Props) {
  const { label, className, trial, trialId, verb, isReady, isTyped = false } = props;
  const { selectsText = false } = props;
  const { discard, onSubmit, onDone, onEscape, actions, children } = props;
  const form = useFocusBack<HTMLFormElement>();
  const isConnected = useWindowState('isConnected');
  const close = () => {
    discard();
    onDone();
  };
  const submit = async () => {
    if (isReady && isConnected && (await onSubmit())) close();
  };
  useLayoutEffect(() => {
    // The press that opened the form asked for it.
    const field = form.current?.querySelector<HTMLElement>('.field');
    field?.focus();
    if (selectsText && field instanceof HTMLInputElement) field.select();
  }, [form, selectsText]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <form
      ref={form}
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onEscape?.()}
    >
      {children}
      <div id={trialId} role="status">
        {trial.errors.map((error) => (
          <p key={error} className="callout error">
            {error}
          </p>
        ))}
        {trial.warnings.map((warning) => (
          <p key={warning} className="callout">
            {warning}
          </p>
        ))}
      </div>
      <div className="row end">
        {actions && <span className="at-start">{actions}</span>}
        <Button onClick={close}>{isTyped ? 'Discard' : 'Cancel'}</Button>
        <Button look="main" type="submit" isWriting disabled={!isReady || trial.isRefused}>
          {verb}
        </Button>
      </div>
    </form>
  );
}

/** How long nothing is typed before what is typed is checked, in milliseconds. */
const pause = 250;

export type Trial = {
  errors: string[];
  warnings: string[];
  /** What is typed now would be refused. While nobody knows, it may be tried. */
  isRefused: boolean;
};
const nothing = { errors: [], warnings: [] };

/** What would be wrong or unwise after a change that is being typed; null while there is nothing to try. */
export function useTrial(request: EditRequest | null): Trial {
  const { edits } = useWindow();
  const [found, setFound] = useState<Omit<Trial, 'isRefused'> & { key: string }>();
  const key = request ? JSON.stringify(request) : '';
  useEffect(() => {
    if (!request) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      edits.tryOut(request).then(
        (trial) => isCurrent && setFound({ ...trial, key }),
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is tried
  }, [edits, key]);
  if (!request || !found) return { ...nothing, isRefused: false };
  // What was said of the words before stays until the next is known.
  return { ...found, isRefused: found.key === key && found.errors.length > 0 };
}
