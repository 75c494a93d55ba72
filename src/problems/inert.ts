/** What acts on a terminal or changes the order in which a text is read: all controls but line breaks and tabs, and bidi marks. */
const acting =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** What a build service takes for a command: of GitHub and Azure, and of TeamCity. */
const commands = /^(?=[^\S\n]*::)([^\S\n]*:)|##(?=\[|vso\[|teamcity\[)/gm;

/** A text that only shows: whatever would act on a terminal is replaced. */
export function inert(text: string): string {
  return text.replace(acting, '\uFFFD');
}

/** The same for lines that are printed, which also start no command of a build service. `own` is what may act. */
export function inertLines(text: string, own: readonly string[] = []): string {
  const [first, ...others] = own;
  const shown =
    first === undefined
      ? inert(text)
      : text
          .split(first)
          .map((part) => inertLines(part, others))
          .join(first);
  return shown.replace(commands, (found) => `${found} `);
}

/** Data as JSON that only shows, and is the same data. */
export function inertJson(data: unknown, indent?: number): string {
  return JSON.stringify(data, null, indent)
    .replace(acting, escaped)
    .replace(/##(?=\[|vso\[|teamcity\[)/g, String.raw`\u0023\u0023`);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
