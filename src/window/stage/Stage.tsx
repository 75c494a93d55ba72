import { countErrors, ErrorSummary } from '#preview/ErrorSummary.tsx';
import { ProblemList } from '../tabs/ProblemsTab.tsx';
import { useWindow } from '../WindowContext.ts';
import { useSize } from '../useSize.ts';
import { screens } from '../windowState.ts';
import { PageFrame } from './PageFrame.tsx';

/** Room between and around the screens, in pixels: the buttons of a section are there, beside the page. */
const gap = 44;
/** Room above and below the screens, and for their names, in pixels. */
const margin = 20;
const caption = 26;

/** The pages, each at the width of its screen, made small enough to fit side by side. */
export function Stage() {
  const { screens: shown, site } = useWindow();
  const [stage, size] = useSize<HTMLElement>();
  const wanted = shown.reduce((sum, screen) => sum + screens[screen], 0);
  const room = size.width - gap * (shown.length + 1);
  const scale = Math.min(1, Math.max(0.1, room / wanted));
  const height = size.height - 2 * margin - caption;
  return (
    <section className="stage" ref={stage} aria-label="The page">
      {site ? (
        <div className="screens" style={{ gap, padding: `${margin}px ${gap}px` }}>
          {size.width > 0 &&
            shown.map((screen) => (
              <PageFrame key={screen} screen={screen} scale={scale} height={height} />
            ))}
        </div>
      ) : (
        <p className="no-page">The page appears here as soon as the file is right.</p>
      )}
      <Errors />
    </section>
  );
}

/** What is wrong with the file, below the last page that was right. It goes by itself when the file is right. */
function Errors() {
  const { problems, site } = useWindow();
  if (countErrors(problems) === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className="stage-errors" aria-labelledby="wrong-heading" tabIndex={0}>
      <ErrorSummary problems={problems} site={site} />
      <ProblemList only="error" />
    </section>
  );
}
