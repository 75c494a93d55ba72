import { css } from '@emotion/react';
import { data, ids, selectorOf } from '#browser/dom.ts';
import { short, tablet } from '#parts/media.ts';
import { answerButton } from '#parts/styles.ts';
import type { SharedData } from './PageData.ts';

/**
 * Asks for consent before anything that needs it is loaded. Hidden in every page; the boot script shows
 * it (`data-consent="ask"` on the root element) and handles the answer, before hydration and after, so
 * there is no state here.
 */
export function ConsentBanner({ consent }: { consent: SharedData['consent'] }) {
  const { categories = {}, asked, companies, vendors } = consent;
  return (
    <section css={banner} id={ids.consent} aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>{consent.heading}</h2>
      <p>{consent.text}</p>
      {consent.refusal !== undefined && <p>{consent.refusal}</p>}
      {consent.privacySignal !== undefined && <p css={signal}>{consent.privacySignal}</p>}
      {asked.length > 1 &&
        asked.map((category) => (
          <label key={category} css={choice}>
            <input type="checkbox" name={category} />
            <b>{categories[category]?.label}</b>
            <span>{categories[category]?.text}</span>
          </label>
        ))}
      <div css={answers}>
        <button type="button" css={answer} {...data({ consent: 'accepted' })}>
          {consent.accept}
        </button>
        <button type="button" css={answer} {...data({ consent: 'rejected' })}>
          {consent.reject}
        </button>
        {asked.length > 1 && (
          <button type="button" css={[answer, wide]} {...data({ consent: 'chosen' })}>
            {consent.save}
          </button>
        )}
      </div>
      {vendors !== undefined && (
        <details css={list}>
          <summary>{vendors}</summary>
          <ul>
            {companies.map(({ name, category, privacy }) => (
              <li key={name}>
                <a href={privacy} target="_blank" rel="noopener">
                  {name}
                </a>
                {category !== 'necessary' &&
                  categories[category] &&
                  ` (${categories[category].label})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const headingId = `${ids.consent}-heading`;

const banner = css({
  position: 'fixed',
  zIndex: 20,
  insetInline: 12,
  insetBlockEnd: 12,
  display: 'none',
  maxHeight: '70vh',
  overflow: 'auto',
  // What has the focus stays above the answers.
  scrollPaddingBlockEnd: 140,
  padding: 'var(--space-s) var(--space-m)',
  border: '1px solid var(--line)',
  borderRadius: 'calc(var(--radius) * 1.2)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: '0 20px 60px rgb(0 0 0 / 0.3)',
  [`html${selectorOf('consent', 'ask')} &`]: { display: 'block' },
  h2: { margin: 0, fontSize: 'var(--step-lead)' },
  p: {
    margin: '0.3em 0 0',
    color: 'var(--muted)',
    fontSize: 'var(--step-small)',
    textWrap: 'pretty',
  },
  [tablet]: { insetInline: 'auto 24px', insetBlockEnd: 24, width: 430 },
  [short]: { maxHeight: '50vh', scrollPaddingBlockEnd: 0 },
});
/** Only for those whose browser has answered for them. */
const signal = css({ [`html:not(${selectorOf('gpc')}) &`]: { display: 'none' } });
const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 44,
  marginBlockStart: 'var(--space-xs)',
  cursor: 'pointer',
  input: { width: 24, height: 24, margin: 0, accentColor: 'var(--strong)' },
  span: { gridColumn: 2, color: 'var(--muted)', fontSize: 'var(--step-small)' },
});
/** In sight on the smallest screen, too, however much there is to read. */
const answers = css({
  position: 'sticky',
  insetBlockEnd: 'calc(-1 * var(--space-s))',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: 10,
  paddingBlock: 'var(--space-xs)',
  background: 'var(--surface)',
  [short]: { position: 'static' },
});
const answer = css({
  ...answerButton,
  '&:hover': { background: 'color-mix(in srgb, var(--strong) 86%, white)' },
});
const wide = css({ gridColumn: '1 / -1' });
const list = css({
  fontSize: 'var(--step-small)',
  summary: { paddingBlock: 10, cursor: 'pointer' },
  // Under the words of the summary, whose triangle takes so much.
  ul: { margin: 0, paddingInlineStart: '1.05em', listStyle: 'none' },
  a: { display: 'inline-block', paddingBlock: '0.3em', color: 'inherit' },
});
