import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { countErrors, ErrorSummary } from './ErrorSummary.tsx';
import type { LiveSite } from './liveSite.ts';

/**
 * What is wrong with the site file, above the last page that was right, or alone where there was
 * none. It goes by itself when the file is right. Warnings alone do not show it. The lines of the
 * file are shown in the window and in the terminal: no page gets them (documents.ts).
 */
export function ProblemPanel({ live }: { live: LiveSite }) {
  const { problems, site } = useSyncExternalStore(live.subscribe, live.update);
  if (countErrors(problems) === 0) return null;
  return (
    <div css={site ? overPage : alone}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section css={panel} aria-labelledby="wrong-heading" tabIndex={0}>
        <ErrorSummary problems={problems} site={site} />
        <ol>
          {problems.map(({ severity, place, message, hint }, index) => (
            <li key={index} data-severity={severity}>
              <p data-part="place">
                <b>{severity}</b> {place}
              </p>
              <p data-part="message">{message}</p>
              {hint !== undefined && <p data-part="hint">{hint}</p>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const around = { position: 'fixed', insetInline: 0, insetBlockEnd: 0, display: 'grid' } as const;
const overPage = css({
  ...around,
  zIndex: 2147483000,
  padding: 'clamp(8px, 2vw, 20px)',
  pointerEvents: 'none',
});
const alone = css({
  ...around,
  insetBlockStart: 0,
  alignContent: 'safe center',
  overflow: 'auto',
  padding: 'clamp(8px, 4vw, 48px)',
  background: '#e9ece8',
  section: { maxHeight: 'none' },
});
const panel = css({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 860,
  maxHeight: 'min(70vh, 640px)',
  marginInline: 'auto',
  padding: 'clamp(18px, 3vw, 30px)',
  overflow: 'auto',
  borderRadius: 16,
  borderBlockStart: '4px solid #ff8a70',
  background: '#1b1f23',
  color: '#b9c0c6',
  boxShadow: '0 24px 80px rgb(0 0 0 / 0.45)',
  font: '400 16px/1.5 system-ui, sans-serif',
  letterSpacing: 'normal',
  textAlign: 'start',
  pointerEvents: 'auto',
  '&:focus-visible': { outline: '3px solid #9bd3ff', outlineOffset: 2 },
  h2: {
    margin: '0 0 4px',
    color: '#ffffff',
    font: '700 20px/1.25 system-ui, sans-serif',
    letterSpacing: '-0.01em',
  },
  p: { margin: 0 },
  ol: { display: 'grid', gap: 22, margin: '20px 0 0', padding: 0, listStyle: 'none' },
  li: { minWidth: 0 },
  '[data-part="place"]': { font: '500 14px/1.5 ui-monospace, Menlo, Consolas, monospace' },
  '[data-part="message"]': { color: '#ffffff', fontWeight: 600 },
  '[data-part="hint"]': { color: '#a9e5b5' },
  b: { color: '#ff9d87' },
  '[data-severity="warning"] b': { color: '#ffd479' },
});
