import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  Suspense,
  useContext,
} from 'react';
import { ids } from '#browser/dom.ts';
import { LoadingContext, SizesContext, useSite } from '#parts/contexts.ts';
import { Grounded } from '#parts/Grounded.tsx';
import type { Block } from '#schema/block.ts';
import type { Components } from './components.ts';
import type { StyledSection } from './PageData.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Props = {
  block: Block;
  components: Components;
  /** Which one of the page it is, from 0. Browsers wait with the first paint until the first is complete. */
  index?: number;
  /** What the style of the site makes of it. */
  styled?: StyledSection | undefined;
};

/** What is around each block. Another one lets the build know what a block throws, which React keeps to itself. */
export const BoundaryContext = createContext<ComponentType<{ children?: ReactNode }>>(Suspense);

/** How many sections fill the first screen, on most devices. */
export const firstScreen = 2;

/**
 * One section of a page: the block on its ground. A block that throws leaves the rest of the page
 * alone. Nothing ever suspends here: with a boundary around each section, React takes the page over
 * section by section, the pressed one first, and lets the browser breathe in between.
 */
export function Section({ block, components, index = firstScreen, styled }: Props) {
  const { messages, pictures } = useSite();
  const boundary = useContext(BoundaryContext);
  // A block and its component belong together; TypeScript cannot follow that through the table.
  const component = components[block.type] as ComponentType<Block>;
  // A block of a site's own may have another field of that name.
  const ground = block.ground !== undefined && pictures[block.ground] ? block.ground : undefined;
  const props: Block = ground === undefined ? block : { ...block, tone: 'strong' };
  const shown = createElement(
    boundary,
    null,
    <SizesContext value={styled?.sizes}>{createElement(component, props)}</SizesContext>,
  );
  return (
    <section id={block.id} data-tone={block.tone} data-block={styled?.words}>
      <div id={index === 0 ? ids.first : undefined}>
        <ErrorBoundary fallback={<p role="alert">{messages.sectionFailed}</p>}>
          <LoadingContext value={index < firstScreen ? 'eager' : 'lazy'}>
            {ground === undefined ? (
              shown
            ) : (
              <Grounded src={ground} alt="">
                {shown}
              </Grounded>
            )}
          </LoadingContext>
        </ErrorBoundary>
      </div>
    </section>
  );
}
