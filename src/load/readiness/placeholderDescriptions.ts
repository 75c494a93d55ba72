import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { valueLocation } from '../checks/locations.ts';
import type { Draft } from './runReadiness.ts';

/** Descriptions of listed pages that say nothing of their own. */
export function placeholderDescriptions({ file, tree }: Draft): Problem[] {
  return file.routes.flatMap(({ path, title, seo }, index) => {
    const isOwn = essence(seo.description) !== essence(title) && /\s\S+\s/.test(seo.description);
    if (!seo.index || isOwn) return [];
    const place = valueLocation(tree, ['routes', index, 'seo', 'description']);
    return [createProblem('placeholder-description', { path }, place)];
  });
}

function essence(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
