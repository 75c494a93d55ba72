/** What the styles of a screen say of an element, by property: jsdom knows no screens. Where two rules match, the later one counts. */
export function stylesAt(media: string, element: Element): Record<string, string> {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [rule] : []))
    .filter(({ conditionText }) => media.endsWith(conditionText))
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule] : []));
  return Object.fromEntries(
    rules
      .filter(({ selectorText }) => element.matches(selectorText))
      .flatMap(({ style }) => Array.from(style, (name) => [name, style.getPropertyValue(name)])),
  );
}
