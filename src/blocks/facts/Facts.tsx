import { css } from '@emotion/react';
import { CardLink } from '#parts/CardLink.tsx';
import { figureColumns } from '#parts/columns.ts';
import { useSite } from '#parts/contexts.ts';
import { desktop, hairline } from '#parts/styles.ts';
import { useToday } from '#parts/useToday.ts';
import { framed } from '#parts/framed.tsx';
import type { BlockOf } from '#schema/block.ts';

export const Facts = framed(function Facts({ facts, align }: BlockOf<'facts'>) {
  const { language } = useSite();
  const figures = facts.map(({ figure, daysUntil }) =>
    daysUntil === undefined ? figure : `${figure} ${inDays(100, language)}`,
  );
  // What is longer than most figures is read as words: all of them are as large as a heading then.
  const largest = figures.some(({ length }) => length > 7) ? 'heading' : 'title';
  const columns = { least: { many: 11, two: 8 }, largest: `var(--step-${largest})` };
  const isAlone = facts.length === 1 && align !== 'start';
  return (
    <ul
      css={[figureColumns(figures, columns), grid, facts.length % 2 === 1 && odd, isAlone && alone]}
    >
      {facts.map(({ figure, title, text, daysUntil, to }, index) => (
        <li key={index} {...(to !== undefined && { css: place })}>
          <p css={large}>
            {daysUntil === undefined ? (
              <strong>{figure}</strong>
            ) : (
              <DaysLeft day={daysUntil} figure={figure} />
            )}{' '}
            <span>
              <CardLink to={to}>{title}</CardLink>
            </span>
          </p>
          {text !== undefined && <p css={small}>{text}</p>}
        </li>
      ))}
    </ul>
  );
});

/** The days that are left, above the figure. Its place is kept while nobody knows today, so that nothing moves. */
function DaysLeft({ day, figure }: { day: string; figure: string }) {
  const { language } = useSite();
  const today = useToday();
  // Not `dayLong` of #schema/calendar.ts: for that number, a page would load one more file.
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const isAhead = days >= 0;
  return (
    <>
      <strong>{isAhead ? inDays(days, language) : figure}</strong>
      <span css={when}>{isAhead ? figure : '\u00a0'}</span>
    </>
  );
}

/** `in 12 days`, on one line. */
function inDays(days: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(days, 'day').replaceAll(' ', '\u00a0');
}

const grid = css({
  '--gap': 'var(--space-m)',
  rowGap: 'var(--gap)',
  [desktop]: { '--gap': 'var(--space-l)' },
  li: {
    borderBlockStart: hairline,
    // The start of the line is in the accent colour.
    '&::before': {
      content: '""',
      display: 'block',
      width: '2.25rem',
      marginBlockEnd: 'var(--space-s)',
      borderBlockStart: '3px solid var(--accent)',
    },
  },
});
/** In two columns, the last one leaves no hole beside it. */
const odd = css({ '@media (max-width: 539px)': { 'li:last-of-type': { gridColumn: '1 / -1' } } });
const place = css({ position: 'relative' });
const alone = css({ textAlign: 'center', li: { border: 0, '&::before': { display: 'none' } } });
const large = css({
  fontWeight: 600,
  lineHeight: 1.25,
  strong: {
    display: 'block',
    marginBlockEnd: '0.15em',
    font: '700 var(--figure)/1.05 var(--font-heading)',
    letterSpacing: '-0.025em',
  },
});
const when = css({ display: 'block' });
const small = css({ marginBlockStart: 'var(--space-2xs)', color: 'var(--text-muted)' });
