import { expect, test } from 'vitest';
import { components } from '#page/components.ts';
import { Headline } from '#blocks/headline/Headline.tsx';
import { Note } from '#blocks/note/Note.tsx';
import { Block } from '#schema/block.ts';

test('has a component for every block type, and for nothing else', () => {
  const types = Block.options.map((option) => option.shape.type.value);
  expect(Object.keys(components).toSorted()).toEqual(types.toSorted());
});

test('does not compile without a component, nor with the component of another block', () => {
  const { note: _, ...rest } = components;
  // @ts-expect-error The component of `note` is missing.
  const incomplete: typeof components = rest;
  // @ts-expect-error A note is not drawn as a headline.
  const wrong: typeof components = { ...components, note: async () => Headline };
  const right: typeof components = { ...rest, note: async () => Note };
  expect([incomplete, wrong, right]).toHaveLength(3);
});
