import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../parts.tsx';
import { useFocusBack } from './useFocusBack.ts';
import type { Trial } from './useTrial.ts';

type Props = {
  label?: string;
  className: string;
  /** What would be wrong with what is typed. */
  trial: Trial;
  /** The id by which the field names what is said of it. */
  trialId?: string;
  /** The word on the button that writes. */
  submit: string;
  isReady: boolean;
  /** Cancelling it loses what is typed. */
  isTyped?: boolean;
  onSubmit: () => unknown;
  onCancel: () => void;
  onEscape?: () => void;
  /** Further buttons, at the start of the last row. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form that changes the file: its fields, what would be wrong, and the buttons at its end. */
export function EditForm(props: Props) {
  const { label, className, trial, trialId, submit, isReady, isTyped = false } = props;
  const { onSubmit, onCancel, onEscape, actions, children } = props;
  const form = useFocusBack<HTMLFormElement>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <form
      ref={form}
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
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
        <Button onClick={onCancel}>{isTyped ? 'Discard' : 'Cancel'}</Button>
        <Button look="main" type="submit" isWriting disabled={!isReady || trial.isRefused}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
