import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { hue, small } from './look.ts';
import { PageFrame } from './PageFrame.tsx';
import { StageProblems } from './StageProblems.tsx';
import { screens, useUpdate, useView } from './Workbench.ts';

/** Room between and around the screens, in pixels: the buttons of a section stand there, beside the page. */
const gap = 44;
/** Room above and below the screens, and for their names, in pixels. */
const margin = 20;
const caption = 26;

/** The pages, each at the width of its screen, made small enough to stand side by side. */
export function Stage() {
  const { screens: shown } = useView();
  const { site } = useUpdate();
  const [stage, size] = useSize();
  const wanted = shown.reduce((sum, screen) => sum + screens[screen], 0);
  const room = size.width - gap * (shown.length + 1);
  const scale = Math.min(1, Math.max(0.1, room / wanted));
  return (
    <section css={place} ref={stage} aria-label="The page">
      {site ? (
        <div css={row}>
          {size.width > 0 &&
            shown.map((screen) => (
              <PageFrame
                key={screen}
                screen={screen}
                scale={scale}
                height={size.height - 2 * margin - caption}
              />
            ))}
        </div>
      ) : (
        <p css={[small, empty]}>The page appears here as soon as the file is right.</p>
      )}
      <StageProblems />
    </section>
  );
}

/** How large an element is, in whole pixels. */
function useSize() {
  const element = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
}

const place = css({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  background: hue.stage,
});
const row = css({
  display: 'flex',
  justifyContent: 'center',
  gap,
  height: '100%',
  padding: `${margin}px ${gap}px`,
});
const empty = css({ padding: '20vh 24px', textAlign: 'center', fontSize: 16 });
