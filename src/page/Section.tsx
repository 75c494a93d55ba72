import { css } from '@emotion/react';
import { type ComponentType, createElement, Suspense } from 'react';
import { ids } from '#browser/dom.ts';
import { FirstScreenContext, useMessages } from '#parts/contexts.ts';
import type { Block } from '#schema/block.ts';
import type { Components } from './components.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Props = {
  block: Block;
  components: Components;
  /** Whether it is in the first screen, on most devices. */
  isInFirstScreen?: boolean;
  /** Whether it is the first: browsers wait with the first paint until it is complete. */
  isFirst?: boolean;
};

/**
 * One section of a page: the block on its ground. A block that throws leaves the rest of the page
 * alone. Nothing ever suspends here: with a boundary around each section, React takes the page over
 * section by section, the pressed one first, and lets the browser breathe in between.
 */
export function Section({ block, components, isInFirstScreen = false, isFirst = false }: Props) {
  const { sectionFailed } = useMessages();
  // A block and its component belong together; TypeScript cannot follow that through the table.
  const component = components[block.type] as ComponentType<Block>;
  return (
    <section css={band} id={block.id} data-tone={block.tone}>
      <div css={column} id={isFirst ? ids.first : undefined}>
        <ErrorBoundary fallback={<p role="alert">{sectionFailed}</p>}>
          <FirstScreenContext value={isInFirstScreen}>
            <Suspense>{createElement(component, block)}</Suspense>
          </FirstScreenContext>
        </ErrorBoundary>
      </div>
    </section>
  );
}

const band = css({
  paddingBlock: 'var(--space-2xl)',
  background: 'var(--ground)',
  color: 'var(--text)',
  // Neighbours on the same ground belong together.
  '&[data-tone="plain"] + &[data-tone="plain"], &[data-tone="soft"] + &[data-tone="soft"]': {
    paddingBlockStart: 0,
  },
  '&[data-tone="strong"] + &[data-tone="strong"]': {
    paddingBlockStart: 0,
    marginBlockStart: 'calc(var(--space-l) - var(--space-2xl))',
  },
});
const column = css({ maxWidth: 1180, marginInline: 'auto', paddingInline: 'var(--gutter)' });
