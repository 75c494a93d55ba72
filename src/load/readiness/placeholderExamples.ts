import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { valueLocation } from '../checks/locations.ts';
import { readExamples } from '../blockExamples.ts';
import type { Field } from '../findFields.ts';
import type { Value } from '../findValues.ts';
import { groupBy } from '../groupBy.ts';
import { noteOf } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import type { CheckContext } from '../checks/CheckContext.ts';

/** So many words are not the same by chance. */
const manyWords = 5;

/** Texts that a section has word for word from an example of the catalogue. */
export function placeholderExamples({ fields, tree }: CheckContext): Problem[] {
  const sections = groupBy(fields.filter(isRead), ({ path }) => sectionOf(path).join('.'));
  return [...sections.values()].flatMap((texts) => {
    const [first] = texts;
    const type = first && nodeAt(tree, [...sectionOf(first.path), 'type']);
    if (type?.kind !== 'scalar') return [];
    const known = textsOf(String(type.value));
    const same = texts.filter(({ path, value }) => known.has(keyOf(sectionPart(path), value)));
    // A single short text may be the same by chance.
    const isTaken = same.length > 1 || same.some(({ value }) => wordsIn(value) >= manyWords);
    return (isTaken ? same : []).map(({ path, value: text }) =>
      createProblem('placeholder-text', { text }, valueLocation(tree, path)),
    );
  });
}

function textsOf(type: string): ReadonlySet<string> {
  const fields = readExamples(type).flatMap((example) => example.fields.filter(isRead));
  return new Set(fields.map(({ path, value }) => keyOf(path, value)));
}

/** Whether visitors read it as something that the business says. */
function isRead({ kind, schema }: Value & Field): boolean {
  return ['text', 'title', 'alt', 'richText'].includes(kind) && !noteOf(schema, 'isStandard');
}

/** The same field of any item of a list is the same field. */
function keyOf(path: Path, text: string): string {
  return `${path.filter((step) => typeof step === 'string').join('.')} ${text}`;
}

/** `sections.benefits`, `routes.0.sections.2`, `notFound.sections.0`; the part itself for all else. */
function sectionOf(path: Path): Path {
  const [root] = path;
  const at = path.indexOf('sections');
  return path.slice(0, root === 'sections' ? 2 : at === -1 ? 1 : at + 2);
}

function sectionPart(path: Path): Path {
  return path.slice(sectionOf(path).length);
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
