import { css } from '@emotion/react';
import { tablet } from '#parts/media.ts';
import type { SharedData } from './PageData.ts';

/**
 * The question before anything is sent to the advertising pixel. It stands in every page, out of
 * sight; the boot script shows it (`data-consent="ask"` on the root element) and takes the answer,
 * before React and after, so there is no state here.
 */
export function ConsentBanner({ consent }: { consent: SharedData['consent'] }) {
  return (
    <section css={banner} id="_consent" aria-labelledby="_consent-heading" tabIndex={-1}>
      <h2 id="_consent-heading">{consent.heading}</h2>
      <p>{consent.text}</p>
      <div css={answers}>
        <button type="button" css={answer} data-consent="accepted">
          {consent.accept}
        </button>
        <button type="button" css={answer} data-consent="rejected">
          {consent.reject}
        </button>
      </div>
    </section>
  );
}

const banner = css({
  position: 'fixed',
  zIndex: 20,
  insetInline: 12,
  insetBlockEnd: 12,
  display: 'none',
  maxHeight: '70vh',
  overflow: 'auto',
  padding: 'var(--space-s) var(--space-m)',
  border: '1px solid var(--line)',
  borderRadius: 'calc(var(--radius) * 1.2)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: '0 20px 60px rgb(0 0 0 / 0.3)',
  'html[data-consent="ask"] &': { display: 'block' },
  h2: { margin: 0, fontSize: 'var(--step-lead)' },
  p: { margin: '0.3em 0 0', color: 'var(--muted)', fontSize: 'var(--step-small)' },
  [tablet]: { insetInline: 'auto 24px', insetBlockEnd: 24, width: 430 },
});
const answers = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 10,
  marginBlockStart: 'var(--space-s)',
});
const answer = css({
  minHeight: 44,
  padding: '0.5em 1em',
  border: '2px solid var(--strong)',
  borderRadius: 999,
  background: 'var(--strong)',
  color: 'var(--on-strong)',
  font: '700 1rem/1.2 var(--font-heading)',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, var(--strong) 86%, white)' },
});
