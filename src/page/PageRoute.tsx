import { Route, Switch, useLocation } from 'wouter';
import { ExclusiveProvider } from '#parts/Exclusive.tsx';
import type { ReadyPage } from './PageData.ts';
import { Section } from './Section.tsx';

/** How many sections fill the first screen, on most devices. */
const firstScreen = 2;

type Props = {
  page: ReadyPage;
  /** Whether all sections are drawn, or those of the first screen alone. */
  isWhole: boolean;
};

/**
 * The sections of the page at the visitor's location. The browser has no table of routes: it knows the
 * page that was loaded with its path, and the 404 page is the one without.
 */
export function PageRoute({ page, isWhole }: Props) {
  const [location] = useLocation();
  const sections = (isWhole ? page.sections : page.sections.slice(0, firstScreen)).map(
    (block, index) => (
      <Section
        key={index}
        block={block}
        components={page.components}
        isInFirstScreen={index < firstScreen}
        isFirst={index === 0}
      />
    ),
  );
  return (
    <ExclusiveProvider key={location}>
      <Switch>
        {page.path !== null && <Route path={page.path}>{sections}</Route>}
        <Route>{sections}</Route>
      </Switch>
    </ExclusiveProvider>
  );
}
