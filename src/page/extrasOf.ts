import type { Block } from '#schema/block.ts';
import type { Extra } from './components.ts';

const needs: readonly [Extra, (block: Block) => unknown][] = [
  ['ShopSign', (block) => block.type === 'hero' && block.brands],
  ['Trust', (block) => block.type === 'hero' && block.trust],
  ['Band', (block) => block.type === 'callToAction' && block.look === 'band'],
  ['Quotes', (block) => block.type === 'testimonials' && block.quotes],
  ['Tabs', (block) => block.type === 'features' && block.look === 'tabs'],
  ['Place', (block) => block.type === 'form' && block.place],
  ['ComparisonTable', (block) => block.type === 'pricing' && block.comparison],
];

/** The components that sections need beside those of their types. The data of a page says it: no script holds the rules. */
export function extrasOf(sections: readonly Block[]): Extra[] {
  return needs.flatMap(([name, isNeeded]) => (sections.some(isNeeded) ? name : []));
}
