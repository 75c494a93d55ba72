import { dataOf, frameIds, ids, storeOf } from '#browser/dom.ts';
import { useMessages } from '#parts/contexts.ts';
import { TargetLink } from '#parts/TargetLink.tsx';
import { todayHere } from '#parts/useToday.ts';
import type { Header } from '#schema/frame.ts';
import { announcementStore } from '#vendors/names.ts';

type Props = { announcement: NonNullable<Header['announcement']> };

/**
 * A line above the header. Who has closed it does not see it again until its words change: a script in the
 * head of the page reads that before the first paint (#build/composePage.ts), and styles hide it.
 */
export function Announcement({ announcement: { text, link } }: Props) {
  const { dismiss } = useMessages();
  const close = () => {
    dataOf(document.documentElement).closed = '';
    // The button that had it is gone.
    document.getElementById(ids.content)?.focus({ preventScroll: true });
    try {
      localStorage[storeOf(announcementStore)] = text;
    } catch {
      // No storage here (private windows): it is closed until the page is loaded again.
    }
  };
  return (
    <aside id={frameIds.announcement} data-tone="strong">
      <p>
        {text}
        {link && ' '}
        {link && <TargetLink to={link.to}>{link.label}</TargetLink>}
      </p>
      <button type="button" aria-label={dismiss} onClick={close} />
    </aside>
  );
}

/**
 * Hides the announcement where it is past or the visitor has closed it, and shows it where its words are others: for the
 * preview, whose pages have no script in their head.
 */
export function restoreClosed({ text, until = '9' }: Partial<Props['announcement']> = {}): void {
  let closed: string | undefined;
  try {
    closed = localStorage[storeOf(announcementStore)];
  } catch {
    // No storage here.
  }
  const isClosed = todayHere() > until || (text !== undefined && text === closed);
  document.documentElement.toggleAttribute('data-closed', isClosed);
}
