import { css } from '@emotion/react';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { centred, desktop, hairline, overlay, reducedMotion } from '#parts/styles.ts';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { BlockOf } from '#schema/block.ts';

type File = BlockOf<'downloads'>['files'][number];

/** Rows, each of which can be pressed as a whole; on wide screens, their headings are beside them. */
export function Downloads(block: BlockOf<'downloads'>) {
  // The heading is above those of the groups.
  const align = block.align ?? (hasGroups(block) ? 'start' : undefined);
  return <Framed {...block} align={align} />;
}

const Framed = framed(function Files({ files, align }: BlockOf<'downloads'>) {
  const groups = groupsOf(files);
  return (
    <div css={hasGroups({ files }) ? wide : align === 'start' ? narrow : [narrow, centre]}>
      {groups.map(({ title, rows }, index) => (
        <div key={index}>
          {title !== undefined && <ItemHeading css={heading}>{title}</ItemHeading>}
          <ul css={list}>
            {rows.map(({ label, file, text, clickName }, place) => (
              <li key={place}>
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path d="M12 3v13m-5.5-5.5L12 16l5.5-5.5M5 20.5h14" />
                </svg>
                <div>
                  <TargetLink to={file} clickName={clickName} css={whole}>
                    <b>{label}</b>
                  </TargetLink>
                  {text !== undefined && <p>{text}</p>}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});

function hasGroups({ files }: Pick<BlockOf<'downloads'>, 'files'>): boolean {
  return files.some(({ group }) => group !== undefined);
}

type Group = { title: string | undefined; rows: File[] };

/** A file with a heading begins a new group. */
function groupsOf(files: readonly File[]): Group[] {
  const groups: Group[] = [];
  for (const file of files) {
    const last = groups.at(-1);
    if (last && file.group === undefined) last.rows.push(file);
    else groups.push({ title: file.group, rows: [file] });
  }
  return groups;
}

const narrow = css({ maxWidth: '48rem' });
const centre = css(centred('48rem'));
const wide = css({
  display: 'grid',
  gap: 'var(--space-l)',
  [desktop]: {
    '> div': { display: 'grid', gridTemplateColumns: '1fr 2.2fr', columnGap: 'var(--space-l)' },
    '> div > ul': { gridColumn: 2 },
  },
});
const heading = css({
  marginBlockEnd: 'var(--space-s)',
  fontSize: 'var(--step-subheading)',
  [desktop]: { marginBlockStart: '0.7em' },
});
const list = css({
  borderBlockEnd: hairline,
  li: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 'var(--space-s)',
    paddingBlock: '1.1em',
    borderBlockStart: hairline,
    transition: 'background-color 140ms',
  },
  'li:hover': { background: 'color-mix(in srgb, var(--text) 4%, transparent)' },
  svg: {
    marginBlockStart: '0.1em',
    fill: 'none',
    stroke: 'var(--text-muted)',
    strokeWidth: 1.6,
    transition: 'transform 200ms ease-out',
  },
  'li:hover svg': { stroke: 'currentColor', transform: 'translateY(2px)' },
  p: { maxWidth: '38em', marginBlockStart: 2, color: 'var(--text-muted)' },
  [reducedMotion]: { svg: { transition: 'none' }, 'li:hover svg': { transform: 'none' } },
});
/** The name of the file at the start of its row, type and size at its end. */
const whole = css({
  display: 'block',
  textDecoration: 'none',
  b: { fontWeight: 600 },
  '> span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 'var(--space-m)',
  },
  '> span > span': { color: 'var(--text-muted)' },
  '&:hover b': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&::after': { content: '""', ...overlay },
});
