import { css } from '@emotion/react';
import { centred } from '#parts/styles.ts';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import { inline, TextNodes } from '#parts/TextNodes.tsx';
import type { BlockOf } from '#schema/block.ts';

/** Running text. Where its only heading comes first, that looks like the headings of other sections. */
export function RichText({ body }: BlockOf<'richText'>) {
  const headings = body.filter(({ kind }) => kind === 'heading');
  const [first] = body;
  const title = first?.kind === 'heading' && headings.length === 1 ? first : undefined;
  return (
    <>
      {title && <SectionHeading heading={inline(title.content)} />}
      <div css={prose}>
        <TextNodes nodes={title ? body.slice(1) : body} heading="h2" />
      </div>
    </>
  );
}

// No wider than its text: a short one, such as an address, is centred as a whole.
const prose = css({
  width: 'fit-content',
  ...centred('65ch'),
  whiteSpace: 'pre-line',
  h2: { margin: '1.6em 0 0.5em', fontSize: 'var(--step-heading)' },
  'p, ul': { margin: '0 0 1em', textWrap: 'pretty' },
  ul: { paddingInlineStart: 40, listStyle: 'disc' },
  '> :first-child': { marginBlockStart: 0 },
  '> :last-child': { marginBlockEnd: 0 },
  a: { textUnderlineOffset: '0.15em' },
});
