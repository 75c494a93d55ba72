import type { PageReport } from '#build/BuildReport.ts';
import { budgets } from '../budgets.ts';
import { createFinding, type Finding } from '../Finding.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';
import { kilobytes } from '../wording.ts';

/** A page is as light as visitors are promised. Names the section that makes it heavy. */
export function checkWeight(
  look: Look,
  { html, scriptBefore, scriptAfter, parts }: PageReport,
): Finding[] {
  const sections = parts.filter(({ name }) => name.startsWith('section '));
  const bytes = sections.map(({ weight }) => weight.brotli);
  const heaviest = bytes.indexOf(Math.max(...bytes));
  const name = look.declared.sections[heaviest]?.name;
  const region = name === undefined ? 'page' : heaviest;
  const largest =
    name === undefined
      ? ''
      : `Its heaviest part is ${name}, with ${kilobytes(bytes[heaviest] ?? 0)}.`;
  const weights = [
    { what: 'The HTML of the page', bytes: html.brotli, most: budgets.html },
    {
      what: 'The script before the first interaction',
      bytes: scriptBefore.brotli,
      most: budgets.scriptBefore,
    },
    {
      what: 'The script of the page',
      bytes: scriptBefore.brotli + scriptAfter.brotli,
      most: budgets.script,
    },
  ];
  return weights
    .filter((weight) => weight.bytes > weight.most)
    .map((weight) =>
      createFinding(
        'too-heavy',
        { ...weight, heaviest: largest },
        { path: pathOf(look, region), place: placeOf(look, region) },
      ),
    );
}
