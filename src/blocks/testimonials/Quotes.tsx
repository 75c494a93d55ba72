import { css } from '@emotion/react';
import { fullColumns } from '#parts/separate/fullColumns.ts';
import { Picture } from '#parts/Picture.tsx';
import type { QuotesProps } from '#parts/contexts.ts';
import { hairline, print, strip, tablet } from '#parts/styles.ts';
import { Stars } from '#parts/Stars.tsx';
import { TargetLink } from '#parts/TargetLink.tsx';

type Quote = QuotesProps['quotes'][number];

/** What was said, in rows, in one line to scroll, or the first one large and the others in rows under it. A single one is large. */
export function Quotes({
  quotes,
  look = quotes.length === 1 ? 'large' : 'grid',
  align,
}: QuotesProps) {
  const [first, ...others] = quotes;
  if (look === 'row') {
    // A strip without anything to press in it is reached by the keyboard itself.
    return <List quotes={quotes} layout={line} tabIndex={0} />;
  }
  if (look !== 'large' || !first) return <List quotes={quotes} layout={rowsOf(quotes.length)} />;
  // One or two keep to the middle, as the large one does.
  const few = others.length < 3 && align !== 'start';
  return (
    <>
      <Said quote={first} layout={[large, align === 'start' && atStart, isLong(first) && longer]} />
      {others.length > 0 && (
        <List quotes={others} layout={[below, rowsOf(others.length), few && beneath]} />
      )}
    </>
  );
}

type ListProps = { quotes: readonly Quote[]; layout: Parameters<typeof css>[0]; tabIndex?: 0 };

function List({ quotes, layout, tabIndex }: ListProps) {
  return (
    <ul css={[list, layout]} tabIndex={tabIndex}>
      {quotes.map((quote, index) => (
        <li key={index}>
          <Said quote={quote} />
        </li>
      ))}
    </ul>
  );
}

function Said({ quote, layout }: { quote: Quote; layout?: Parameters<typeof css>[0] }) {
  const { words, name, role, portrait, rating, source } = quote;
  const hasBy = [name, role, portrait, source].some((one) => one !== undefined);
  return (
    <figure css={[figure, layout]}>
      {rating !== undefined && <Stars rating={rating} />}
      <blockquote css={[said, !/^["'«»‘’‚“”„‹›「『]/.test(words) && quoted]}>
        <p>{words}</p>
      </blockquote>
      {hasBy && (
        <figcaption>
          {portrait && <Picture {...portrait} sizes="56px" />}
          <div>
            {name !== undefined && <strong>{name}</strong>}
            {role !== undefined && <span>{role}</span>}
            {source && <TargetLink to={source.to}>{source.label}</TargetLink>}
          </div>
        </figcaption>
      )}
    </figure>
  );
}

function rowsOf(count: number) {
  return fullColumns(count, { many: 17, two: 20 });
}

function isLong({ words }: Quote): boolean {
  return words.length > 220;
}

const list = css({
  '--gap': 'var(--space-m)',
  rowGap: 'var(--space-l)',
  [tablet]: {
    '--gap': 'var(--space-l)',
    // Beside quotes with stars, the words of one without begin where those do.
    '&:has(figure > p) figure:not(:has(> p))::before': { content: '""', height: 20 },
  },
  '> li': { borderBlockStart: hairline, paddingBlockStart: 'var(--space-m)' },
});
const below = css({ marginBlockStart: 'var(--space-xl)' });
const beneath = css({ maxWidth: '52rem', marginInline: 'auto' });
const line = css({
  ...strip,
  gap: 'var(--space-m)',
  scrollSnapType: 'x proximity',
  // The next one is seen in part, beside three as well.
  '> li': { flex: '0 0 min(80vw, 19.5rem)', scrollSnapAlign: 'start' },
  // A link that the keyboard reaches brings its whole quote into view.
  a: { scrollMarginInlineEnd: '20rem' },
  [print]: { flexWrap: 'wrap', overflow: 'visible' },
});
const face = { flex: 'none', width: 52, height: 52, borderRadius: '50%' };
const figure = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-s)',
  height: '100%',
  margin: 0,
  figcaption: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-xs)',
    // Names are on one line beside each other, however much each of them says.
    marginBlockStart: 'auto',
    paddingBlockStart: 'var(--space-2xs)',
  },
  'figcaption div': { minWidth: 0, fontSize: 'var(--step-small)', lineHeight: 1.45 },
  'figcaption div > *': { display: 'block' },
  span: { color: 'var(--text-muted)' },
  a: { width: 'fit-content', textUnderlineOffset: '0.25em' },
  img: { ...face, objectFit: 'cover', objectPosition: '50% 20%' },
});
const said = css({
  maxWidth: '44rem',
  margin: 0,
  fontSize: 'var(--step-lead)',
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});
// As the language writes them.
const quoted = css({
  // Not as in Germany, which browsers go by.
  '&:lang(de-CH), &:lang(de-LI)': { quotes: '"«" "»" "‹" "›"' },
  'p::before': { content: 'open-quote' },
  'p::after': { content: 'close-quote' },
});
const large = css({
  alignItems: 'center',
  gap: 'var(--space-m)',
  maxWidth: '52rem',
  marginInline: 'auto',
  textAlign: 'center',
  blockquote: {
    fontFamily: 'var(--font-heading)',
    fontSize: 'var(--step-heading)',
    fontWeight: 500,
    lineHeight: 1.25,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  'figcaption:has(img)': { textAlign: 'start' },
  'figcaption:not(:has(img)) a': { marginInline: 'auto' },
});
const longer = css({ blockquote: { fontSize: 'var(--step-subheading)', lineHeight: 1.4 } });
const atStart = css({
  alignItems: 'start',
  marginInline: 0,
  textAlign: 'start',
  'figcaption:not(:has(img)) a': { marginInline: 0 },
});
