import { css } from '@emotion/react';
import { fill, useSite } from '#parts/contexts.ts';
import { hidden } from '#parts/styles.ts';
import { print } from '#parts/media.ts';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import type { BlockOf } from '#schema/block.ts';
import type { Disclosure } from '#vendors/disclose.ts';

type Words = BlockOf<'privacyTable'>;

/** Who keeps what on this site, as the site itself knows it: nobody has to keep the list by hand. */
export function PrivacyTable(words: Words) {
  const { heading, text, columns } = words;
  const { disclosures } = useSite();
  return (
    <>
      <SectionHeading heading={heading} text={text} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (axe: scrollable-region-focusable) */}
      <div css={scroller} role="region" aria-label={heading} tabIndex={0}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.why}</th>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.howLong}</th>
            </tr>
          </thead>
          {disclosures.map((one) => (
            <Company key={`${one.name} ${one.category}`} disclosure={one} words={words} />
          ))}
        </table>
      </div>
    </>
  );
}

/** One row for each thing that is kept; the name and the purpose span all of them. */
function Company({ disclosure, words }: { disclosure: Disclosure; words: Words }) {
  const { name, category, privacy, stores } = disclosure;
  const { opensInNewTab } = useSite().messages;
  const [first, ...others] = stores;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={Math.max(stores.length, 1)}>
          {name}
          {privacy !== undefined && (
            <a href={privacy} target="_blank" rel="noopener">
              {fill(words.policy, { name })}
              <span css={hidden}> ({opensInNewTab})</span>
            </a>
          )}
        </th>
        <td rowSpan={Math.max(stores.length, 1)}>{words.purposes[category]}</td>
        {first ? <Kept stored={first} words={words} /> : <td colSpan={2}>{words.unknown}</td>}
      </tr>
      {others.map((stored) => (
        <tr key={stored.name}>
          <Kept stored={stored} words={words} />
        </tr>
      ))}
    </tbody>
  );
}

function Kept({ stored, words }: { stored: Disclosure['stores'][number]; words: Words }) {
  const { name, as, days } = stored;
  const { language } = useSite();
  // The words of site.yaml are a plural.
  const oneDay = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(1);
  const open = as === 'localStorage' ? words.untilRemoved : words.untilClosed;
  return (
    <>
      <td>
        <code>{name}</code>
      </td>
      <td>{days === null ? open : days === 1 ? oneDay : fill(words.days, { days })}</td>
    </>
  );
}

// A table that is too wide is scrolled by itself, by keyboard, too: the page stays where it is.
const scroller = css({ position: 'relative', overflowX: 'auto', [print]: { overflow: 'visible' } });
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--step-small)',
  // Columns are as wide as their longest word.
  overflowWrap: 'break-word',
  [print]: { overflowWrap: 'anywhere' },
  'th, td': {
    padding: '10px 14px 10px 0',
    borderBlockEnd: '1px solid var(--line)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  'tbody th': { minWidth: '10em', fontWeight: 600 },
  a: { display: 'block', paddingBlock: 4, color: 'inherit', fontWeight: 400 },
});
