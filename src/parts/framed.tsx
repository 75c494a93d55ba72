import { css } from '@emotion/react';
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import type { Frame } from '#schema/defineBlock.ts';
import { Buttons } from './Buttons.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { desktop } from './styles.ts';

/**
 * The component of a block that has the common head and foot (`defineBlock`: `frame`), made from what shows
 * its own content alone.
 */
export function framed<Props extends Frame>(content: ComponentType<Props>) {
  return function Framed(props: Props) {
    const { eyebrow, heading, text, buttons, smallPrint, align, width } = props;
    const hasHead = [eyebrow, heading, text].some((one) => one !== undefined);
    return (
      <OfWidth width={width}>
        <HeadingLevel value={heading === undefined ? 'h2' : 'h3'}>
          {hasHead && (
            <SectionHeading eyebrow={eyebrow} heading={heading} text={text} align={align} />
          )}
          {createElement(content, props)}
          {buttons && (
            <div css={[below, align === 'start' && atStart]}>
              <Buttons buttons={buttons} />
            </div>
          )}
          {smallPrint !== undefined && (
            <p css={[small, align === 'start' && atStart]}>{smallPrint}</p>
          )}
        </HeadingLevel>
      </OfWidth>
    );
  };
}

/** What a section holds, as wide as its `width` says. */
export function OfWidth({ width, children }: Pick<Frame, 'width'> & { children: ReactNode }) {
  if (width === undefined || width === 'normal') return children;
  return <div css={widths[width]}>{children}</div>;
}

const HeadingLevel = createContext<'h2' | 'h3'>('h3');

/** The heading of an item: one level below that of its section, where the section has one. */
export function ItemHeading({ children, ...rest }: { children: ReactNode; className?: string }) {
  return createElement(useContext(HeadingLevel), rest, children);
}

const below = css({ marginBlockStart: 'var(--space-l)' });
const small = css({
  marginBlockStart: 'var(--space-m)',
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  textAlign: 'center',
});
const atStart = css({ textAlign: 'start', '> div > div': { justifyContent: 'start' } });
const widths = {
  narrow: css({ maxWidth: '44rem', marginInline: 'auto' }),
  // Beyond the column of the page, as far as the window goes.
  wide: css({
    [desktop]: { marginInline: 'calc((100% - min(100vw - 2 * var(--gutter), 1440px)) / 2)' },
  }),
};
