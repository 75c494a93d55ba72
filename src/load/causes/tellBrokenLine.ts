import { applyEdits } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Code, Edit, Problem } from '#problems/Problem.ts';
import { SiteFile } from '#schema/site.ts';
import { fieldsOf } from '../schemaNodes.ts';
import { canJudgeAnew, isRight, type Judge } from '../Judgement.ts';
import { indentOf, type Line, lineAfter, lineAt, lineBefore, lineEnd } from '../lines.ts';
import { isFieldName } from '../yaml/isFieldName.ts';

const mostTries = 30;
/** A line that was broken is rarely far from what YAML stumbles over. */
const mostLinesAway = 2;
/** Inside brackets of several lines, YAML stumbles where they begin. */
const mostLinesInBrackets = 40;

/**
 * A line that was broken in two by an Enter too many: its end stands further left than the line that
 * it belongs to, and begins with no key of the format. It is told when nothing is wrong once the two
 * are one again; how they were parted is certain when that holds with or without a space between.
 */
export function tellBrokenLine(
  problems: readonly Problem[],
  source: string,
  judge: Judge,
): readonly Problem[] {
  const [first] = problems.filter(({ severity }) => severity === 'error');
  if (!first || !brokenCodes.has(first.code) || !canJudgeAnew(source)) return problems;
  const near = brokenNear(source, first).slice(0, mostTries);
  for (const { line, above } of near) {
    const [best, other] = joinsOf(line, above, source).filter((edit) =>
      isRight(judge(applyEdits(source, [edit]))),
    );
    if (!best) continue;
    const from = line.start + indentOf(line);
    const place = { start: from, end: lineEnd(source, from), path: [] };
    // Two numbers make a third.
    const isNumber = /\d\s*$/.test(above.text) && /^\s*\d/.test(line.text);
    const fix = { edits: [best], isSafe: other === undefined && !isNumber };
    return [{ ...createProblem('broken-line', {}, place), fix }];
  }
  return problems;
}

/** Codes that the end of a line leads to when it stands on a line of its own. */
const brokenCodes: ReadonlySet<Code> = new Set<Code>([
  'missing-colon',
  'unreadable-yaml',
  'wrong-indentation',
  'colon-in-text',
  'unclosed-bracket',
  'unknown-key',
  'wrong-kind',
  'missing-key',
]);

/** The lines near an offset that may be the end of the line above. */
function brokenNear(source: string, { code, start }: Problem): { line: Line; above: Line }[] {
  const own = lineAt(source, start);
  const isBracket = code === 'unclosed-bracket';
  const near = [
    own,
    ...linesFrom(own, mostLinesAway, (line) => lineBefore(source, line)),
    ...linesFrom(own, isBracket ? mostLinesInBrackets : 1, (line) => lineAfter(source, line)),
  ];
  return near.flatMap((one) => {
    const above = lineBefore(source, one);
    if (!above || indentOf(one) > indentOf(above) || beginsPart(one)) return [];
    // Comments between the two stay where they are, and nothing is put behind one.
    const isNext = lineFeedsIn(source, above, one) === 1 && !/(?:^|\s)#/.test(above.text);
    const isKey = /^\s*[\w-]+:(?:\s|$)/.test(one.text);
    const isCut = isBracket || /^\s*(?:- +)*[\w-]+$/.test(above.text);
    return isNext && (!isKey || isCut) ? [{ line: one, above }] : [];
  });
}

function lineFeedsIn(source: string, above: Line, line: Line): number {
  return source.slice(above.start, line.start).split('\n').length - 1;
}

function linesFrom(line: Line, most: number, step: (line: Line) => Line | undefined): Line[] {
  const lines: Line[] = [];
  for (let next = step(line); next && lines.length < most; next = step(next)) lines.push(next);
  return lines;
}

/** Whether a line begins with a dash, or with a word that can be a key there. */
function beginsPart({ text }: Line): boolean {
  const [, indent = '', dash, word = ''] = /^( *)(- )?([\w-]*)/.exec(text) ?? [];
  if (dash !== undefined) return true;
  return indent === '' ? fieldsOf(SiteFile).has(word) : isFieldName(word, { exactly: true });
}

/** Without and with a space in place of the line break. */
function joinsOf(line: Line, above: Line, source: string): Edit[] {
  const start = lineEnd(source, above.start);
  const end = line.start + indentOf(line);
  return ['', ' '].map((text) => ({ start, end, text }));
}
