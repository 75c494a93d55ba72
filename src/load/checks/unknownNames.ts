import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestNames } from '../names.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import type { CheckContext } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A shared section that a page uses, and a click that a rule of the pixel waits for, must be declared. */
export function unknownNames({ names, fields, tree }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, value: name, path }) => {
    const known = kind === 'section' ? names.sections : kind === 'click' ? names.clicks : [name];
    if (known.includes(name)) return [];
    const nearest = nearestWords(name, known);
    const code = kind === 'section' ? 'unknown-section' : 'unknown-click';
    const place = { ...valueLocation(tree, path), suggestion: oneOrMore(nearest) };
    return createProblem(code, { name, nearest, known }, place);
  });
}

/** Every file that is named must exist, under exactly that name: a web server does count capitals. */
export function missingMedia({ fields, tree, names, fileSystem }: CheckContext): Problem[] {
  return fields.flatMap(({ kind, value: file, path }) => {
    if (kind !== 'media' || fileSystem.hasFile(file)) return [];
    const nearest = nearestNames(kind, file, names);
    const place = { ...valueLocation(tree, path), suggestion: oneOrMore(nearest) };
    return createProblem('missing-media', { file, nearest }, place);
  });
}
