import { expect, test } from 'vitest';
import { components, neededFor } from '#page/components.ts';
import { extrasOf } from '#page/extrasOf.ts';
import { Faq } from '#blocks/faq/Faq.tsx';
import { Note } from '#blocks/note/Note.tsx';
import { Block } from '#schema/block.ts';
import { samplePage } from '#tests/render/samplePage.ts';
import type { WrittenBlock } from '#tests/render/renderBlock.tsx';

test('has a component for every block type, and for nothing else', () => {
  const types = Block.options.map((option) => option.shape.type.value);
  expect(Object.keys(components).toSorted()).toEqual(types.toSorted());
});

test('does not compile without a component, nor with the component of another block', () => {
  const { note: _, ...rest } = components;
  // @ts-expect-error The component of `note` is missing.
  const incomplete: typeof components = rest;
  // @ts-expect-error A note is not drawn as questions.
  const wrong: typeof components = { ...components, note: async () => ({ Note: Faq }) };
  const right: typeof components = { ...rest, note: async () => ({ Note }) };
  expect([incomplete, wrong, right]).toHaveLength(3);
});

test('loads the script of what few blocks of a type have for those pages alone that have it', () => {
  const hero = { type: 'hero', headline: 'Bread' } as const;
  const style = { colour: '#FFFFFF', ground: '#B3341F' };
  const brands = { label: 'Shops', names: [{ name: 'Loaf', style }] };
  const needed = (written: WrittenBlock) => {
    const { sections } = samplePage('Home', written);
    return neededFor({ sections, extras: extrasOf(sections) });
  };
  expect(needed(hero)).toEqual(['hero']);
  expect(needed({ ...hero, brands })).toEqual(['hero', 'ShopSign']);
  expect(needed({ ...hero, trust: [{ rating: 5 }] })).toEqual(['hero', 'Trust']);
  const join = { type: 'callToAction', heading: 'Join' } as const;
  expect(needed(join)).toEqual(['callToAction']);
  expect(needed({ ...join, look: 'band', to: '/' })).toEqual(['callToAction', 'Band']);
  const type = 'features' as const;
  const features = { type, items: [{ title: 'Bread' }, { title: 'Rolls' }] };
  expect(needed(features)).toEqual(['features']);
  expect(needed({ ...features, look: 'tabs' })).toEqual(['features', 'Tabs']);
  const pricing = { type: 'pricing' as const, plans: [{ name: 'Loaf', price: '£2' }] };
  expect(needed(pricing)).toEqual(['pricing']);
  const comparison = { title: 'Both', groups: [{ rows: [{ title: 'Crust', cells: [true] }] }] };
  expect(needed({ ...pricing, comparison })).toEqual(['pricing', 'ComparisonTable']);
});
