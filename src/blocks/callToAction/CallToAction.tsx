import { css } from '@emotion/react';
import { Buttons } from '#parts/Buttons.tsx';
import { useSite } from '#parts/contexts.ts';
import { OfWidth } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import { buttonWidth, centred, print, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export function CallToAction(block: BlockOf<'callToAction'>) {
  const { look, to, width } = block;
  const { Band } = useSite().components;
  const isBand = look === 'band' && to !== undefined;
  return (
    <OfWidth width={width}>
      {isBand ? Band && <Band {...block} to={to} /> : <Words {...block} />}
    </OfWidth>
  );
}

function Words(block: BlockOf<'callToAction'>) {
  const { look, eyebrow, heading, text, picture, buttons = [], smallPrint, width } = block;
  const isCard = look === 'card';
  const { align = isCard || picture ? 'start' : 'centre' } = block;
  const hasHead = (eyebrow ?? heading ?? text) !== undefined;
  const hasFoot = buttons.length > 0 || smallPrint !== undefined;
  const foot = hasFoot && <Buttons buttons={buttons} note={smallPrint} />;
  if (!hasHead && !isCard && !picture && align === 'centre') return foot;
  return (
    <div
      data-tone={isCard && picture ? 'strong' : undefined}
      css={[
        align === 'start' && atStart,
        picture && [beside, !isCard && open],
        isCard && box,
        isCard && !picture && [ticket, align === 'start' && inRow, width !== 'wide' && limited],
      ]}
    >
      <div>
        {hasHead && (
          <SectionHeading eyebrow={eyebrow} heading={heading} text={text} align={align} />
        )}
        {foot}
      </div>
      {picture && <Picture {...picture} sizes={width === 'wide' ? wide : normal} />}
    </div>
  );
}

const normal = '(min-width: 1180px) 540px, (min-width: 700px) 46vw, 92vw';
const wide = '(min-width: 1560px) 680px, (min-width: 700px) 46vw, 92vw';

const atStart = css({ '> div > div > *': { justifyContent: 'start', textAlign: 'start' } });
const box = css({
  overflow: 'hidden',
  borderRadius: 'calc(var(--radius) * 1.6)',
  background: 'var(--ground)',
  color: 'var(--text)',
  // Beside a section of the strong tone, its edge is still seen.
  boxShadow: '0 0 0 1px color-mix(in srgb, var(--on-strong) 14%, transparent)',
  '> div': { padding: 'var(--space-l) var(--space-m)', [tablet]: { padding: 'var(--space-xl)' } },
  '> div > header:last-child': { margin: 0 },
});
const beside = css({
  display: 'grid',
  alignItems: 'center',
  img: { display: 'block', width: '100%', height: '100%', maxHeight: '32rem', objectFit: 'cover' },
  [tablet]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
});
const open = css({
  gap: 'var(--space-m)',
  img: { borderRadius: 'calc(var(--radius) * 1.6)' },
  [tablet]: { gap: 'var(--space-xl)' },
});
/** In the accent colour, with a main button of the same two colours the other way round. */
const ticket = css({
  '--ticket': 'var(--accent)',
  '--on-ticket': 'var(--on-accent)',
  '--text': 'var(--on-ticket)',
  '--text-muted': 'var(--on-ticket)',
  '--highlight': 'var(--on-ticket)',
  background: 'var(--ticket)',
  '> div > header': { marginBlockEnd: 'var(--space-m)' },
  '> div > div': {
    '--accent': 'var(--on-ticket)',
    '--on-accent': 'var(--ticket)',
    '--call': 'var(--accent)',
    '--on-call': 'var(--on-accent)',
  },
  // Read with and without grounds, which few printers are told to print.
  [print]: {
    '--ticket': '#fff',
    border: '2px solid',
    '> div > div': { '--accent': '#fff', '--on-accent': '#000' },
  },
});
const limited = css(centred(1000));
/** Buttons at the end of the row, or under the words where both do not fit. */
const inRow = css({
  '> div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-m)' },
  '> div > header': { flex: '1 1 20rem', margin: 0 },
  '> div > div': buttonWidth,
});
