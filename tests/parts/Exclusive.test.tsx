// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useExclusive } from '#parts/Exclusive.tsx';
import { renderInSite } from '#tests/render/renderInSite.tsx';

/** A button that takes its place and shows its turn, and one that gives the place back. */
function Place({ name, group = 'players' }: { name: string; group?: string }) {
  const { turn, take, release } = useExclusive(group);
  return (
    <>
      <button type="button" onClick={take}>
        {`${name} ${turn}`}
      </button>
      <button type="button" onClick={release}>{`release ${name}`}</button>
    </>
  );
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const turns = () =>
  screen.getAllByRole('button', { name: /\d$/ }).map(({ textContent }) => textContent);

test('lets one place of a group hold at a time', async () => {
  renderInSite([<Place key="a" name="A" />, <Place key="b" name="B" />]);
  expect(turns()).toEqual(['A 0', 'B 0']);
  await press(/^A/);
  expect(turns()).toEqual(['A 1', 'B 0']);
  await press(/^B/);
  expect(turns()).toEqual(['A 0', 'B 2']);
});

test('keeps groups apart', async () => {
  renderInSite([<Place key="a" name="A" />, <Place key="b" name="B" group="copied" />]);
  await press(/^A/);
  await press(/^B/);
  expect(turns()).toEqual(['A 1', 'B 1']);
});

test('counts every take, so that taking again differs from holding', async () => {
  renderInSite(<Place name="A" />);
  await press(/^A/);
  await press(/^A/);
  expect(turns()).toEqual(['A 2']);
});

test('gives the place back, and never another’s', async () => {
  renderInSite([<Place key="a" name="A" />, <Place key="b" name="B" />]);
  await press(/^A/);
  await press('release B');
  expect(turns()).toEqual(['A 1', 'B 0']);
  await press('release A');
  expect(turns()).toEqual(['A 0', 'B 0']);
  await press(/^A/);
  expect(turns()).toEqual(['A 2', 'B 0']);
});
