import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { desktop, hairline, narrow, print } from '#parts/styles.ts';
import { TextNodes } from '#parts/separate/TextNodes.tsx';
import { unfoldingLook } from '#parts/separate/unfoldingLook.ts';
import type { BlockOf } from '#schema/block.ts';

export const Faq = framed(function Faq({ questions, columns, align }: BlockOf<'faq'>) {
  // Two lists rather than one in two columns: what unfolds moves nothing in the other.
  const half = Math.ceil(questions.length / columns);
  const parts = [questions.slice(0, half), questions.slice(half)];
  return (
    <div css={[lists, columns === 2 ? pair : [narrow, align === 'start' && atStart]]}>
      {parts.map(
        (part, place) =>
          part.length > 0 && (
            <div key={place}>
              {part.map(({ question, answer, open }, index) => (
                <details key={index} css={item} open={open}>
                  <summary>
                    <ItemHeading>{question}</ItemHeading>
                  </summary>
                  <div>
                    <TextNodes nodes={answer} heading={Bold} />
                  </div>
                </details>
              ))}
            </div>
          ),
      )}
    </div>
  );
});

/** A heading in an answer; it is none of the page. */
function Bold({ children }: { children?: ReactNode }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

const lists = css({ '> div': { borderBlockStart: hairline } });
const atStart = css({ marginInlineStart: 0 });
const pair = css({
  [desktop]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    columnGap: 'var(--space-xl)',
  },
  // One list where they are below each other.
  '> div + div': { borderBlockStart: 'none', [desktop]: { borderBlockStart: hairline } },
});
const item = css({
  borderBlockEnd: hairline,
  summary: unfoldingLook,
  '&[open] > summary::after': { rotate: '0deg' },
  '> div': {
    maxWidth: '62ch',
    paddingBlockEnd: 'var(--space-m)',
    paddingInlineEnd: '2.75rem',
    color: 'var(--text-muted)',
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  },
  p: { marginBlockEnd: '0.75em' },
  'ul, ol': { marginBlockEnd: '0.75em', paddingInlineStart: '1.2em', listStyle: 'disc' },
  ol: { listStyle: 'decimal' },
  strong: { color: 'var(--text)', fontWeight: 600 },
  ':is(p, ul, ol):last-child': { marginBlockEnd: 0 },
  // All answers are on paper.
  [print]: {
    '&::details-content': { contentVisibility: 'visible' },
  },
});
