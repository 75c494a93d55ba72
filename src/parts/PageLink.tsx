import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react';

/** Follows a link to a page of this site. Does nothing at build, where links are plain links. */
export const NavigateContext = createContext<((to: string) => void) | null>(null);

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to a page of this site, followed without a reload. A click that asks for a new tab, a new
 * window or a download is the browser's.
 */
export function PageLink(props: Props) {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!navigate || button || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    navigate(props.href);
  };
  const { href, children, ...rest } = props;
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
