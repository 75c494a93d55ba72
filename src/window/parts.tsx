import { type ComponentProps, type ReactNode, useState } from 'react';
import { useWindow } from './WindowContext.ts';

type ButtonProps = ComponentProps<'button'> & {
  /** `low`: one of many in a list; `chip`: for what can be added; `choice`: a whole row of a list. */
  look?: 'button' | 'button main' | 'button low' | 'chip' | 'line-link' | 'choice';
  icon?: IconName;
  /** The name of a button that shows its icon alone. */
  label?: string;
  /** It changes the file, so it is disabled while the server is away. */
  isWriting?: boolean;
};

export function Button(props: ButtonProps) {
  const { look = 'button', icon, label, isWriting, disabled, className, children, ...rest } = props;
  const { isConnected } = useWindow();
  return (
    <button
      type="button"
      className={`${look} ${label === undefined ? '' : 'icon-only'} ${className ?? ''}`}
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

type OpenerProps = Omit<ButtonProps, 'children'> & {
  words: string;
  children: (close: () => void) => ReactNode;
};

/** A button that gives its place to a form until that is done. */
export function Opener({ words, children, ...button }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return children(() => setIsOpen(false));
  return (
    <Button {...button} onClick={() => setIsOpen(true)}>
      {words}
    </Button>
  );
}

type LineLinkProps = {
  at: { line?: number | undefined; column?: number; file?: string | undefined };
  label?: string;
  children?: ReactNode;
};

/** Opens a line of the file, where it is known; shows its number where nothing else is to be shown. */
export function LineLink({ at, label, children = at.line }: LineLinkProps) {
  const { openLine } = useWindow();
  const { line } = at;
  if (line === undefined) return null;
  return (
    <Button look="line-link" aria-label={label} onClick={() => openLine({ ...at, line })}>
      {children}
    </Button>
  );
}

type PageLinksProps = { routes: readonly string[]; section?: number | null };

/** Leads to the pages that show something, and to the section with it. */
export function PageLinks({ routes, section = null }: PageLinksProps) {
  const { show } = useWindow();
  const revealed = section === null ? null : { section };
  const pages = routes.filter((route) => route.startsWith('/'));
  return pages.map((path) => (
    <Button key={path} look="line-link" onClick={() => show({ path, section, revealed })}>
      {path}
    </Button>
  ));
}

type SearchProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
};

export function Search({ label, placeholder = label, onChange, ...input }: SearchProps) {
  return (
    <input
      type="search"
      className="field search"
      aria-label={label}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
      {...input}
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

const drawings = {
  pages: 'M4 2.5h5.5L12.5 6v7.5h-8.5zM9.5 2.5V6h3',
  problems: 'M8 2.2 14.2 13H1.8zM8 6.4v3M8 11v.6',
  blocks: 'M2.5 2.5h4.5v4.5h-4.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5h-4.5zM9 9h4.5v4.5H9z',
  constants: 'M3 5h10M3 11h10M6.5 2.5 5 13.5M11 2.5 9.5 13.5',
  links:
    'M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2.3-2.3A2.6 2.6 0 0 0 9 3.3l-1 1M9.3 6.7a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l1-1',
  look: 'M8 1.8S3.5 6.9 3.5 10a4.5 4.5 0 0 0 9 0c0-3.1-4.5-8.2-4.5-8.2zM8 12.3A2.3 2.3 0 0 1 5.8 10',
  events: 'M8.8 1.8 3.5 9h4l-.8 5.2L12.5 7h-4z',
  samples: 'M2.5 8.2V3h5.2l5.8 5.8-5 5zM5.2 5.7h.1',
  find: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.4 10.4 13.8 13.8',
  drag: 'M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01',
  up: 'M8 13V3.5M4 7.2 8 3.2l4 4',
  down: 'M8 3v9.5M4 8.8l4 4 4-4',
  duplicate: 'M5.5 5.5h7.5v7.5H5.5zM3 10.5V3h7.5',
  hide: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM3 13 13 3',
  show: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM8 6.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8',
  remove: 'M3 4.5h10M6.2 4.5V3h3.6v1.5M4.3 4.5 5 13.2h6l.7-8.7',
  add: 'M8 3v10M3 8h10',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6h7a3.7 3.7 0 0 1 0 7.4H6',
  redo: 'M10.5 3l3 3-3 3M13.5 6h-7a3.7 3.7 0 0 0 0 7.4H10',
  close: 'M4 4l8 8M12 4l-8 8',
  edit: 'M3 13l.6-2.8 7-7 2.2 2.2-7 7z',
  copy: 'M5.5 5.5h7.5v7.5H5.5zM3 10.5V3h7.5',
} as const;

export type IconName = keyof typeof drawings;

/** A small drawing. Its meaning is in the words beside it or in the name of its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
