import { css } from '@emotion/react';
import { useRef } from 'react';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import { card } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { CopyButton } from './CopyButton.tsx';

type Ad = BlockOf<'adCopy'>['ads'][number];

export function AdCopy({ heading, text, ads, ...labels }: BlockOf<'adCopy'>) {
  return (
    <>
      <SectionHeading heading={heading} text={text} />
      <ul css={row}>
        {ads.map((ad, index) => (
          <li key={index} css={item} data-tone="surface">
            <AdText ad={ad} labels={labels} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Labels = Pick<BlockOf<'adCopy'>, 'copyLabel' | 'copiedLabel' | 'copiedFor'>;

function AdText({ ad, labels }: { ad: Ad; labels: Labels }) {
  const textRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <h3 css={title}>{ad.title}</h3>
      <div ref={textRef} css={words}>
        <p css={strong}>{ad.headline}</p>
        <p>{ad.body}</p>
        <p css={strong}>{ad.cta}</p>
      </div>
      <CopyButton
        title={ad.title}
        text={[ad.headline, ad.body, ad.cta].join('\n\n')}
        source={textRef}
        {...labels}
      />
    </>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr))',
  gap: 'var(--space-m)',
  maxWidth: 1120,
  margin: '0 auto',
});
const item = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-s)',
  ...card,
});
const title = css({
  margin: 0,
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  letterSpacing: '0.03em',
});
const words = css({ flex: 1, whiteSpace: 'pre-line', p: { margin: '0 0 0.8em' } });
const strong = css({ font: '700 var(--step-lead)/1.35 var(--font-heading)' });
