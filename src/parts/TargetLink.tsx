import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { data } from '#browser/dom.ts';
import { useAddress, useSite } from './contexts.ts';
import { hidden } from './styles.ts';

type Props = {
  /** A page of this site ("/affiliates"), the name of a link, or a file ("media/menu.pdf"). */
  to: string;
  /** A fuller name than the visible words. */
  label?: string | undefined;
  /** The name of the click for the event rules; the boot script reads it. */
  clickName?: string | undefined;
  describedBy?: string | undefined;
  /** How it looks as a button, other than the main one (styles.ts). */
  look?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A link to a page of this site, without a reload, to one of the named outside addresses, or to a file. */
export function TargetLink({ to, label, children, ...more }: Props) {
  const { links, files, messages, campaign } = useSite();
  const [location] = useLocation();
  const href = useAddress(to);
  const attributes = {
    className: more.className,
    'data-look': more.look,
    ...data({ click: more.clickName }),
    'aria-describedby': more.describedBy,
  };
  if (to.startsWith('/')) {
    return (
      <Link href={to} aria-current={location === to ? 'page' : undefined} {...attributes}>
        <Words name={label}>{children}</Words>
      </Link>
    );
  }
  const link = links[to];
  const file = files[link?.href ?? to];
  if (!link && !file) throw new Error(`The page does not carry the link ${to}.`);
  const inTab = link?.newTab && ` (${messages.opensInNewTab})`;
  const about = file && `(${file.about})`;
  return (
    <a
      href={file?.src ?? href}
      // Without it, the name of what is saved would end in a hash.
      {...(file && (link?.download ?? !file.opens) && { download: file.name })}
      // Before hydration, the boot script adds the campaign to these.
      {...data({ campaign: campaign.links.includes(to) ? '' : undefined })}
      // No `noreferrer`: partners count who sent the visitor.
      {...(inTab && { target: '_blank', rel: 'noopener' })}
      {...attributes}
    >
      <Words name={label && [label, about && ` ${about}`, inTab].filter(Boolean).join('')}>
        {about ? (
          // One part for links that lay out what they hold; the line may break between both.
          <span>
            {children} <span css={besides}>{about}</span>
          </span>
        ) : (
          children
        )}
      </Words>
      {inTab && !label && <span css={hidden}>{inTab}</span>}
    </a>
  );
}

/** The type and size of a file, on one line. */
const besides = css({ whiteSpace: 'nowrap', fontSize: '0.85em' });

/**
 * The visible words, and the fuller name in their place for those who hear it: as a text, since search
 * engines rank a link by its text and know nothing of `aria-label`.
 */
function Words({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (name === undefined) return children;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span css={hidden}>{` ${name}`}</span>
    </>
  );
}
