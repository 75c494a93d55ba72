import { css } from '@emotion/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '#parts/contexts.ts';
import { framed } from '#parts/framed.tsx';
import { centred, desktop } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { done, focus, plainButton } from './Notice.tsx';
import { panel, Unsent } from './Unsent.tsx';

/** A form, with how to reach the business beside it. Without script it is the browser’s own. */
export const Form = framed(function Form(block: BlockOf<'form'>) {
  const { form, components } = useSite();
  const [isSent, setIsSent] = useState(false);
  const [, navigate] = useLocation();
  const { place, thanks } = block;
  const { Place } = components;
  if (!form) return null;
  const { words } = form;
  const onSent = () => (thanks === undefined ? setIsSent(true) : navigate(thanks));
  const shown = isSent ? (
    <div css={panel} data-tone="surface">
      <p ref={focus} css={done} tabIndex={-1} role="status">
        {block.sent ?? words.sent}
      </p>
      <p>
        <button type="button" css={plainButton} onClick={() => setIsSent(false)}>
          {words.another}
        </button>
      </p>
    </div>
  ) : (
    <Unsent block={block} onSent={onSent} {...form} />
  );
  return (
    <div css={place ? beside : alone}>
      {shown}
      {place && Place && <Place {...place} />}
    </div>
  );
});

const alone = css(centred('42rem'));
const beside = css({
  display: 'grid',
  gap: 'var(--space-l)',
  alignItems: 'start',
  [desktop]: { gridTemplateColumns: '1.4fr 1fr', columnGap: 'clamp(32px, 6vw, 96px)' },
});
