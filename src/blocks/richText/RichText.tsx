import { css } from '@emotion/react';
import { createElement, type ReactNode } from 'react';
import { useMessages } from '#parts/contexts.ts';
import { framed } from '#parts/framed.tsx';
import { centred, desktop, eyebrowLook, hairline, print } from '#parts/styles.ts';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import { inline, TextNodes } from '#parts/separate/TextNodes.tsx';
import type { BlockOf } from '#schema/block.ts';

type Block = BlockOf<'richText'>;

/**
 * Running text. Where its only heading comes first, and the section has no other, that looks like the headings of
 * other sections.
 */
export const RichText = framed(function RichText({ body, contents, heading, align }: Block) {
  const headings = body.filter((node) => node.kind === 'heading');
  const [first] = body;
  const isTitle = heading === undefined && headings.length === 1 && !contents;
  const title = isTitle && first?.kind === 'heading' ? first : undefined;
  const text = (
    <div css={[prose, align === 'start' && atStart]}>
      <TextNodes
        nodes={title ? body.slice(1) : body}
        heading={heading === undefined ? Heading : LowerHeading}
      />
    </div>
  );
  return (
    <>
      {title && <SectionHeading id={title.id} heading={inline(title.content)} align={align} />}
      {contents && headings.length > 0 ? (
        <div css={beside}>
          <Contents headings={headings} />
          {text}
        </div>
      ) : (
        text
      )}
    </>
  );
});

type HeadingProps = { level: number; id: string | undefined; children?: ReactNode };

function Heading({ level, id, children }: HeadingProps) {
  return createElement(`h${level}`, { id }, children);
}

/** Under the heading of the section. */
function LowerHeading({ level, ...rest }: HeadingProps) {
  return <Heading level={level + 1} {...rest} />;
}

function Contents({
  headings,
}: {
  headings: Extract<Block['body'][number], { kind: 'heading' }>[];
}) {
  const { contents } = useMessages();
  return (
    <nav css={list} aria-label={contents}>
      {contents !== undefined && <p>{contents}</p>}
      <ul>
        {headings.map(({ id, level = 2, content }) => (
          <li key={id} {...(level > 2 && { css: lower })}>
            <a href={`#${id}`}>{content.map(({ text }) => text).join('')}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// No wider than its text: a short one, such as an address, is centred as a whole.
const prose = css({
  width: 'fit-content',
  ...centred('min(var(--measure, 65ch), 100%)'),
  whiteSpace: 'pre-line',
  'h2, h3, h4, h5': { margin: '1.6em 0 0.5em', textAlign: 'start' },
  h2: { fontSize: 'var(--step-heading)' },
  h3: { fontSize: 'var(--step-subheading)', lineHeight: 1.25 },
  'h4, h5': { fontSize: 'var(--step-lead)', lineHeight: 1.3 },
  'p, ul, ol': { margin: '0 0 1em', textWrap: 'pretty' },
  'ul, ol': { paddingInlineStart: '1.6em', listStyle: 'disc' },
  ol: { listStyle: 'decimal' },
  'li :is(ul, ol)': { margin: '0.25em 0 0' },
  'li + li': { marginBlockStart: '0.25em' },
  '> :first-child': { marginBlockStart: 0 },
  '> :last-child': { marginBlockEnd: 0 },
  a: { textUnderlineOffset: '0.15em' },
});
const atStart = css({ marginInlineStart: 0 });
const beside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-l)',
  [desktop]: {
    gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)',
    gap: 'var(--space-xl)',
    alignItems: 'start',
    '> div': { marginInlineStart: 0 },
  },
});
const list = css({
  borderBlock: hairline,
  paddingBlock: 'var(--space-s)',
  fontSize: 'var(--step-small)',
  p: { ...eyebrowLook, marginBlockEnd: 'var(--space-xs)' },
  a: {
    display: 'block',
    paddingBlock: '0.35em',
    color: 'var(--text-muted)',
    lineHeight: 1.35,
    textDecoration: 'none',
  },
  'a:hover': { color: 'var(--text)', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  // Stays beside the text while that passes.
  [desktop]: {
    position: 'sticky',
    insetBlockStart: 'calc(var(--header) + var(--space-m))',
    maxHeight: 'calc(100vh - var(--header) - 2 * var(--space-m))',
    overflowY: 'auto',
    border: 0,
    padding: 0,
  },
  [print]: { display: 'none' },
});
const lower = css({ paddingInlineStart: '1em' });
