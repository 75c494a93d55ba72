import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { useWindow, useWindowState } from './WindowContext.ts';

const looks = {
  plain: 'button',
  main: 'button main',
  /** One of many in a list. */
  low: 'button low',
  icon: 'button icon-only',
  /** For what can be added. */
  chip: 'chip',
  link: 'line-link',
  /** A whole row of a list. */
  choice: 'choice',
};

type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks;
  icon?: IconName;
  /** The name of a button that shows nothing but its icon. */
  label?: string;
  /** It changes the file, so it is disabled while the server is away. */
  isWriting?: boolean;
};

export function Button(props: ButtonProps) {
  const { look = 'plain', icon, label, isWriting, disabled, className, children, ...rest } = props;
  const isConnected = useWindowState('isConnected');
  return (
    <button
      type="button"
      className={`${looks[look]} ${className ?? ''}`}
      aria-label={label}
      title={label}
      disabled={disabled || (isWriting && !isConnected)}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type LineLinkProps = {
  at: { line: number; column?: number };
  label?: string;
  children?: ReactNode;
};

/** Opens a line of the file; shows its number where nothing else is to be shown. */
export function LineLink({ at, label, children = at.line }: LineLinkProps) {
  const { openLine } = useWindow();
  return (
    <Button look="link" aria-label={label} onClick={() => openLine(at)}>
      {children}
    </Button>
  );
}

type SearchProps = { label: string; placeholder?: string; value: string } & {
  onChange: (text: string) => void;
};

export function Search({ label, placeholder = label, value, onChange }: SearchProps) {
  return (
    <input
      type="search"
      className="field search"
      placeholder={placeholder}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A YAML text, which can be scrolled by keyboard. */
export function Listing({ label, children }: { label: string; children: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <pre className="listing" tabIndex={0} aria-label={label}>
      {children}
    </pre>
  );
}
