import { css } from '@emotion/react';
import { Buttons } from '#parts/Buttons.tsx';
import { Picture } from '#parts/Picture.tsx';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import { tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export function CallToAction(block: BlockOf<'callToAction'>) {
  const { look, heading, text, picture, buttons, note } = block;
  const isCard = look === 'card';
  const action = <Buttons buttons={buttons} note={note} />;
  const hasWords = heading !== undefined || text !== undefined;
  if (!isCard && !picture && !hasWords) return action;
  return (
    <div data-tone={isCard ? 'strong' : undefined} css={[isCard && card, picture && beside]}>
      <div>
        {hasWords && (
          <SectionHeading heading={heading} text={text} align={picture ? 'start' : 'centre'} />
        )}
        {action}
      </div>
      {picture && <Picture {...picture} sizes="(min-width: 1180px) 540px, 92vw" />}
    </div>
  );
}

const card = css({
  overflow: 'hidden',
  borderRadius: 'calc(var(--radius) * 1.6)',
  background: 'var(--ground)',
  color: 'var(--text)',
  // Beside a section of the strong tone, its edge is still seen.
  boxShadow: '0 0 0 1px color-mix(in srgb, var(--on-strong) 14%, transparent)',
  '> div': { padding: 'var(--space-xl) var(--space-m)', [tablet]: { padding: 'var(--space-xl)' } },
});
const beside = css({
  display: 'grid',
  alignItems: 'center',
  '> div > div, > div > div > *': { justifyContent: 'start', textAlign: 'start' },
  img: { display: 'block', width: '100%', height: '100%', maxHeight: '32rem', objectFit: 'cover' },
  [tablet]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
});
