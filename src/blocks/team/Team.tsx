import { css } from '@emotion/react';
import { columns, inEachRow } from '#parts/columns.ts';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { desktop, tablet } from '#parts/styles.ts';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { BlockOf } from '#schema/block.ts';

export const Team = framed(function Team({ look, people, align }: BlockOf<'team'>) {
  const hasPortraits = people.some(({ portrait }) => portrait);
  const hasTexts = people.some(({ text }) => text !== undefined);
  const layout =
    look === 'list'
      ? [rows, hasPortraits && rowsWithPortraits]
      : [
          grid,
          columns(people.length, { many: 9, two: hasTexts ? 18 : 8 }),
          people.length < 3 && few(people.length, align),
          hasTexts && hasPortraits && besideOnPhones,
        ];
  return (
    <ul css={[list, !hasPortraits && lined, ...layout]}>
      {people.map(({ name, role, portrait, facts, text, links }, index) => (
        <li key={index}>
          {portrait ? (
            <Picture {...portrait} sizes={sizesOf(look, people.length, hasTexts)} css={face} />
          ) : (
            hasPortraits && (
              <span css={[face, standIn]} aria-hidden="true">
                {initialsOf(name)}
              </span>
            )
          )}
          <div css={head}>
            <ItemHeading>{name}</ItemHeading>
            {role !== undefined && <p>{role}</p>}
            {facts !== undefined && <p css={small}>{facts}</p>}
          </div>
          {text !== undefined && <p css={words}>{text}</p>}
          {links && (
            <ul css={linkRow}>
              {links.map(({ label, to }, place) => (
                <li key={place}>
                  <TargetLink to={to}>{label}</TargetLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
});

/** The first letters of first and last name, without titles: Dr. Ana Maria Cruz is AC. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => /^\p{L}.*[^.]$|^\p{L}$/u.test(part));
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0] ?? name];
  return ends.map((part) => [...(part ?? '')][0]).join('');
}

/** How wide a portrait is, for so many people side by side. */
function sizesOf(look: 'grid' | 'list', count: number, isBesideText: boolean): string {
  if (look === 'list') return '(min-width: 1040px) 176px, (min-width: 700px) 144px, 104px';
  const inRow = inEachRow(count);
  const onPhone = isBesideText ? '104px' : '45vw';
  if (inRow < 3) return `(min-width: 700px) 304px, ${onPhone}`;
  const widest = Math.round(1084 / inRow);
  return `(min-width: 1180px) ${widest}px, (min-width: 760px) ${Math.round(92 / inRow)}vw, ${onPhone}`;
}

const list = css({ '> li': { alignContent: 'start' } });
// Nobody has a portrait.
const lined = css({
  '> li': { borderBlockStart: '1px solid var(--line)', paddingBlockStart: 'var(--space-s)' },
});
const grid = css({
  '--gap': 'var(--space-s)',
  rowGap: 'var(--space-l)',
  [tablet]: { '--gap': 'var(--space-m)' },
});
function few(count: number, align: 'start' | 'centre' | undefined) {
  return css({
    maxWidth: `${count * 19}rem`,
    marginInline: align === 'start' ? undefined : 'auto',
  });
}
const beside = {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: 'var(--space-s)',
  gridTemplateRows: 'auto auto 1fr',
  '--face': '1 / span 3',
  '> div': { paddingBlockStart: 0 },
};
const besideOnPhones = css({ '@media (max-width: 699px)': { '> li': beside } });
const rows = css({
  '> li': { borderBlockStart: '1px solid var(--line)', paddingBlock: 'var(--space-m)' },
  '> :last-child': { paddingBlockEnd: 0 },
  '> li > div': { paddingBlockStart: 0 },
  '> li > div + p': { marginBlockStart: 'var(--space-s)' },
  [tablet]: {
    '> li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: 'var(--space-l)',
    },
    '> li > div': { gridRow: '1 / span 2' },
    '> li > :is(p, ul)': { gridColumn: '-2' },
    '> li > div + p': { marginBlockStart: 0 },
  },
});
const rowsWithPortraits = css({
  '> li': {
    ...beside,
    '> p, > ul': { gridColumn: '1 / -1' },
    '--face': 'auto',
  },
  [tablet]: {
    '> li': {
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      columnGap: 'var(--space-m)',
      '--face': '1 / span 3',
    },
    '> li > div + p': { marginBlockStart: 'var(--space-xs)' },
    '> li > :is(p, ul)': { gridColumn: '-2' },
    '> li > div': { gridRow: 'auto' },
  },
  [desktop]: {
    '> li': { gridTemplateColumns: '11rem minmax(0, 1fr) minmax(0, 2fr)' },
    '> li > div': { gridRow: '1 / span 2' },
    '> li > div + p': { marginBlockStart: 0 },
  },
});
const face = css({
  display: 'block',
  gridRow: 'var(--face, auto)',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  objectPosition: '50% 25%',
  borderRadius: 'calc(var(--radius) * 0.7)',
});
const standIn = css({
  display: 'grid',
  placeItems: 'center',
  background: 'color-mix(in srgb, var(--text) 7%, var(--ground))',
  color: 'var(--text-muted)',
  font: '500 clamp(1.75rem, 1.2rem + 2vw, 3rem)/1 var(--font-heading)',
  letterSpacing: '0.02em',
});
const head = css({
  '* + &': { paddingBlockStart: 'var(--space-s)' },
  '> :first-child': {
    fontSize: 'var(--step-lead)',
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  p: { color: 'var(--text-muted)' },
});
const small = css({ marginBlockStart: 'var(--space-2xs)', fontSize: 'var(--step-small)' });
const words = css({
  marginBlockStart: 'var(--space-xs)',
  maxWidth: '40rem',
  whiteSpace: 'pre-line',
});
const linkRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--space-s)',
  marginBlockStart: 'var(--space-2xs)',
  a: { display: 'inline-block', paddingBlock: '0.35em', textUnderlineOffset: '0.25em' },
});
