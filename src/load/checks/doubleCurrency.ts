import { createProblem, safely } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { meantReference } from '../references/malformedReference.ts';
import type { CheckContext } from './CheckContext.ts';
import { visibleTexts } from './visibleTexts.ts';

/** `£${constants.price | money}`: the format writes the sign. `$${…}` is no dollar before a reference, but a plain `${`. */
export function doubleCurrency(context: CheckContext): Problem[] {
  const { file, source, tree } = context;
  const code = file.site.currency ?? '';
  const sums = new RegExp(
    `(\\p{Sc}|\\b${code || '(?!)'})?([ \\u00A0]?)(\\$\\{[^{}|]*(\\|\\s*money\\s*)?\\})(?:([ \\u00A0]?)(\\p{Sc}|${code || '(?!)'}\\b))?`,
    'gu',
  );
  return visibleTexts(context).flatMap(({ text, scalar, path }) => {
    if (!text.includes('${')) return [];
    const written = source.slice(scalar.start, scalar.end);
    return [...written.matchAll(sums)].flatMap((match) => {
      const [whole, before, gap = '', reference = '', money, , after] = match;
      const isEscaped = before === '$' && gap === '';
      const sign = before ?? after;
      const isWrong = isEscaped ? isValue(reference) : money !== undefined && sign !== undefined;
      if (!isWrong || sign === undefined) return [];
      const lead = before === undefined ? gap.length : 0;
      const start = scalar.start + match.index + lead;
      const end = scalar.start + match.index + whole.length;
      const isMoney = money !== undefined;
      const meant = isEscaped && !isMoney ? reference.replace('}', ' | money}') : reference;
      const fix = isMoney ? safely({ start, end, text: meant }) : undefined;
      const place = { start, end, path, suggestion: meant, fix };
      return createProblem('double-currency', { sign, meant, isEscaped }, place);
    });
  });

  function isValue(reference: string): boolean {
    return meantReference(tree, reference) !== undefined;
  }
}
