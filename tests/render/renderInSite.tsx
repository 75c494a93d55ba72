import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ExclusiveProvider } from '#parts/Exclusive.tsx';
import { SiteContext, type SiteContextValue } from '#parts/contexts.ts';
import { sampleSite } from './sampleSite.ts';

type Options = Partial<SiteContextValue> & { reactStrictMode?: boolean };

/** Renders what a page would hold, with the sample site around it; `toast` records the messages. */
export function renderInSite(
  children: ReactNode,
  { reactStrictMode = false, ...site }: Options = {},
) {
  const toast = vi.fn<(text: string) => void>();
  const report = vi.fn<(done: string) => void>();
  const view = render(
    <SiteContext value={{ ...sampleSite, toast, report, ...site }}>
      <ExclusiveProvider>{children}</ExclusiveProvider>
    </SiteContext>,
    { reactStrictMode },
  );
  return { ...view, toast, report };
}
