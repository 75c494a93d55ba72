import { createEntries, type FileProblems } from './Entry.ts';
import { inert } from './inert.ts';

/**
 * The problems as annotations of a pull request:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function printGithub(files: readonly FileProblems[]): string {
  return files
    .flatMap(createEntries)
    .map(({ file, line, column, endLine, endColumn, severity, code, message, hint }) => {
      const place = { file, line, endLine, col: column, endColumn, title: code };
      const properties = Object.entries(place).map(([key, value]) => `${key}=${inProperty(value)}`);
      const text = hint === undefined ? message : `${message}\n${hint}`;
      return `::${severity} ${properties.join(',')}::${inText(text)}`;
    })
    .join('\n');
}

function inText(text: string): string {
  return inert(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function inProperty(value: string | number): string {
  return inText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
