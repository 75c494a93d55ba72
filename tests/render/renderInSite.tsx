import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ExclusiveProvider } from '#parts/Exclusive.tsx';
import {
  SiteContext,
  type SiteContextValue,
  ToastContext,
  type Track,
  TrackContext,
} from '#parts/contexts.ts';
import { sampleSite } from './sampleSite.ts';

type Options = Partial<SiteContextValue> & { reactStrictMode?: boolean };

/** Renders what a page would hold, with the sample site around it; `toast` records the messages, `track` what visitors did. */
export function renderInSite(
  children: ReactNode,
  { reactStrictMode = false, ...site }: Options = {},
) {
  const toast = vi.fn<(text: string) => void>();
  const track = vi.fn<Track>();
  const view = render(
    <SiteContext value={{ ...sampleSite, ...site }}>
      <ToastContext value={toast}>
        <TrackContext value={track}>
          <ExclusiveProvider>{children}</ExclusiveProvider>
        </TrackContext>
      </ToastContext>
    </SiteContext>,
    { reactStrictMode },
  );
  return { ...view, toast, track };
}
