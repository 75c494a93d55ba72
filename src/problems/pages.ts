import { meanings } from './meanings.ts';
import type { Code } from './Problem.ts';
import { wording } from './wording.ts';

/** One fault as it was really told, and the same part of the file without it. */
export type Example = { bad: string; output: string; good: string };

/** The reference of all codes: one page each, in the order of the wording. */
export function printPages(examples: Readonly<Partial<Record<Code, Example>>>): string {
  // `Object.keys` forgets that the keys are the codes.
  const codes = Object.keys(wording) as Code[];
  const pages = codes.map((code) => printPage(code, examples[code]));
  return `# The codes of \`npm run check\`\n\nMade by \`npm run schema\`; \`npm run check -- --explain CODE\` shows one page.\n\n${pages.join('\n')}`;
}

/** The page of a code, cut out of the reference. */
export function findPage(code: string, reference: string): string | undefined {
  return `\n${reference}`
    .split(/\n(?=## )/)
    .find((page) => page.startsWith(`## ${code}\n`))
    ?.trim();
}

function printPage(code: Code, example: Example | undefined): string {
  const { severity } = wording[code];
  const lines = [`## ${code}`, '', `*${severity}*. ${meanings[code]}`, ''];
  if (example) {
    const { bad, good } = whatDiffers(example);
    lines.push('Wrong:', '', fenced(bad, 'yaml'), '');
    lines.push('What `check` says:', '', fenced(example.output, 'text'), '');
    lines.push('Right:', '', fenced(good, 'yaml'), '');
  }
  return lines.join('\n');
}

/** Both texts without the lines that they share, but for a few around what differs. */
function whatDiffers({ bad, good }: Example): { bad: string; good: string } {
  const [one, two] = [bad, good].map((text) => text.trimEnd().split('\n'));
  if (!one || !two) return { bad, good };
  let top = 0;
  while (top < Math.min(one.length, two.length) && one[top] === two[top]) top++;
  let bottom = 0;
  while (
    bottom < Math.min(one.length, two.length) - top &&
    one[one.length - 1 - bottom] === two[two.length - 1 - bottom]
  )
    bottom++;
  const part = (lines: readonly string[]) =>
    lines.slice(Math.max(0, top - 4), lines.length - Math.max(0, bottom - 1)).join('\n');
  return { bad: part(one), good: part(two) };
}

function fenced(text: string, language: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
}
