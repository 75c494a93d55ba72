import type { StylisPlugin } from '@emotion/cache';

/**
 * Leaves out what a style says of sections that the site does not show: rules whose selectors name words that no
 * section has as its `data-block`. What stands in brackets, as `:not(…)`, may be otherwise, and is not looked at.
 */
export function shownRules(sections: readonly string[]): StylisPlugin {
  const known = sections.map((words) => words.split(' '));
  const isShown = (selector: string) =>
    [...withoutBrackets(selector).matchAll(/(?:\[data-block~=[^\]]+\])+/g)].every(([hooks]) => {
      const wanted = [...hooks.matchAll(/=['"]?([\w-]+)/g)].map(([, word = '']) => word);
      return known.some((words) => wanted.every((word) => words.includes(word)));
    });
  return (element) => {
    if (element.type !== 'rule' || !Array.isArray(element.props)) return;
    element.props = element.props.filter(isShown);
    if (element.props.length === 0) element.children = [];
  };
}

function withoutBrackets(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? selector : withoutBrackets(less);
}
