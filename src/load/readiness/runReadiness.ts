import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Check, CheckContext } from '../checks/CheckContext.ts';
import { valueLocation } from '../checks/locations.ts';
import { placeholderExamples } from './placeholderExamples.ts';
import { placeholderTexts } from './placeholderTexts.ts';

/** What must still be replaced before the site goes live, by rules and not by a list that is kept by hand. */
export function runReadiness(context: CheckContext): Problem[] {
  return rules.flatMap((rule) => rule(context));
}

/** Files in a folder called samples. */
const placeholderMedia: Check = ({ fields, tree }) =>
  fields
    .filter(({ kind, value }) => kind === 'media' && value.includes('/samples/'))
    .map(({ value: file, path }) =>
      createProblem('placeholder-media', { file }, valueLocation(tree, path)),
    );

/** A pixel id of zeros, or of Xs as in the providers' own examples, after any prefix of an id. */
const placeholderPixel: Check = ({ file: { pixel }, tree }) =>
  [pixel, ...(pixel?.also ?? [])].flatMap((account, index) => {
    const path = index === 0 ? ['pixel', 'id'] : ['pixel', 'also', index - 1, 'id'];
    return account && /^(?:G-|AW-|C)?(?:0+|X+)$/.test(account.id)
      ? createProblem('placeholder-pixel', {}, valueLocation(tree, path))
      : [];
  });

/** Descriptions of listed pages that say no more than the title. */
const placeholderDescriptions: Check = ({ file, tree }) =>
  file.routes.flatMap(({ path, title, seo }, index) => {
    const isOwn = essence(seo.description) !== essence(title) && /\s\S+\s/.test(seo.description);
    if (!seo.index || isOwn) return [];
    const place = valueLocation(tree, ['routes', index, 'seo', 'description']);
    return createProblem('placeholder-description', { path }, place);
  });

function essence(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const rules: readonly Check[] = [
  placeholderTexts,
  placeholderMedia,
  placeholderExamples,
  placeholderPixel,
  placeholderDescriptions,
];
