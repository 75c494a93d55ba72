// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createLiveSite } from '#preview/liveSite.ts';
import { ProblemPanel } from '#preview/ProblemPanel.tsx';
import type { PreviewProblem, PreviewSite } from '#preview/PreviewUpdate.ts';

const problem: PreviewProblem = {
  severity: 'error',
  place: 'site.yaml:12:5',
  message: '"lable" is not a key here.',
  hint: 'Did you mean "label"?',
};
const warning: PreviewProblem = { severity: 'warning', place: 'site.yaml:3:1', message: 'Unused.' };
// The panel only asks whether there is one.
const site = {} as PreviewSite;

function show(problems: PreviewProblem[], lastRight: PreviewSite | null) {
  const live = createLiveSite({ version: 1, hash: 'a', site: lastRight, problems }, {});
  render(<ProblemPanel live={live} />);
  return live;
}

describe('ProblemPanel', () => {
  test('is not there while nothing is wrong, nor for warnings alone', () => {
    show([warning], site);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('announces the problem and shows place, message and hint', () => {
    show([problem, warning], site);
    const region = screen.getByRole('region', { name: 'One thing is wrong in site.yaml' });
    expect(screen.getByRole('alert')).toHaveTextContent('The page shows the last version');
    const [first] = within(region).getAllByRole('listitem');
    for (const part of ['site.yaml:12:5', 'not a key', 'Did you mean']) {
      expect(first).toHaveTextContent(part);
    }
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  });

  test('says that the page is still to come when there was no right version', () => {
    show([problem, problem], null);
    expect(screen.getByRole('alert')).toHaveTextContent(
      '2 things are wrong in site.yamlThe page appears as soon as the file is right.',
    );
  });

  test('goes by itself when the file is right', () => {
    const live = show([problem], site);
    act(() => live.receive({ version: 2, hash: 'b', site, problems: [] }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
