import { createProblem, safely } from '#problems/createProblem.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import type { Leftover } from '#problems/wording/formWording.ts';
import { lineAt, removeLines } from '../lines.ts';
import { placeOf } from './ParserError.ts';

/** What git writes between two versions of the same lines, and `|||||||` before what both come from. */
const mergeMark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/gm;

/** Every conflict of two versions, once; and a mark of which the others are gone. */
export function findConflicts(source: string): Problem[] {
  const conflicts: { start: number; mark: string; others: number[] }[] = [];
  let isOpen = false;
  for (const { 0: mark, index } of source.matchAll(mergeMark)) {
    if (isOpen && !mark.startsWith('<')) conflicts.at(-1)?.others.push(index);
    else conflicts.push({ start: index, mark, others: [] });
    isOpen = mark.startsWith('<') || (isOpen && !mark.startsWith('>'));
  }
  return conflicts.map(({ start, mark, others }) => {
    const related = others.map((at) => ({
      ...placeOf(at, at + 7),
      message: 'A further mark of it.',
    }));
    const place = { ...placeOf(start, start + 7), ...(related.length > 0 && { related }) };
    return createProblem('merge-conflict', { mark, isAlone: others.length === 0 }, place);
  });
}

/** The lines and characters that belong to another program; all of one kind are one problem. */
export function findLeftovers(source: string): Problem[] {
  const isDiff = diff.test(source);
  return (Object.keys(leftovers) as Leftover[]).flatMap((what) => {
    // The lines of a diff are not reported one by one.
    if (isDiff && (what === 'plus' || what === 'notice')) return [];
    const found = [...source.matchAll(leftovers[what])];
    const [first, ...others] = found;
    if (!first) return [];
    const edits = found.map(({ 0: text, index }): Edit => {
      if (what === 'caret' || what === 'plus')
        return { start: index, end: index + text.length, text: '' };
      return removeLines(source, lineAt(source, index));
    });
    const start = first.index + first[0].search(/\S/);
    const text = first[0].trim();
    const fix = what === 'diff' ? undefined : safely(...edits);
    const place = { ...placeOf(start, start + text.length), fix };
    return createProblem('leftover', { what, text, others: others.length }, place);
  });
}

/** Lines that only a diff has. */
const diff = /^(?:diff --git |@@ -\d|\+\+\+ )/m;

/** A tilde may be an ornament of a text, and a fence a part of one: those of another program are at the margin. */
const leftovers: Readonly<Record<Leftover, RegExp>> = {
  command: /^[ \t]*:(?:wq?a?|qa?|x)!?(?=[ \t]*\r?$)/gm,
  tilde: /^~(?=[ \t]*\r?$)/gm,
  caret: /\^M(?=\r?$)/gm,
  fence: /^(?:```|~~~)\w*(?=[ \t]*\r?$)/gm,
  notice: /^\\ No newline at end of file(?=\r?$)/gm,
  heredoc: /^EOF(?=\r?$)/gm,
  diff: /^(?:diff --git |@@ -\d|\+\+\+ )[^\r\n]*/gm,
  plus: /^\+(?= *(?:- +)?["']?\w[\w-]*["']?:(?: |\r?$))/gm,
};
