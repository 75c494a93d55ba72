import { useCallback } from 'react';
import type { Category } from '#schema/consent.ts';
import { addLink } from './addLink.ts';
import { useConsent } from './ConsentContext.ts';
import { useSite } from './SiteContext.ts';

/**
 * The way to connect to a third party shortly before it is needed, so that it comes sooner. It does
 * nothing without the visitor's yes to its kind: where nobody is asked, pressing play is the yes.
 */
export function usePreconnect(
  category: Exclude<Category, 'marketing'>,
): (address: string | undefined) => void {
  const isAsked = useSite().questions[category] !== undefined;
  const [isAllowed] = useConsent(category);
  return useCallback(
    (address) => {
      if (!isAsked || !isAllowed || address === undefined) return;
      const { origin } = new URL(address);
      const isThere = document.head.querySelector(`link[rel="preconnect"][href="${origin}"]`);
      if (!isThere) addLink('preconnect', origin);
    },
    [isAsked, isAllowed],
  );
}
