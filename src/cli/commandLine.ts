/**
 * How the user calls a command: by the script of that name in a package.json, when that is what runs (npm says
 * so) and nothing is added, else by npx. PowerShell keeps the two dashes that options of a script need.
 */
export function commandLine(name: string, args = '', env: NodeJS.ProcessEnv = process.env): string {
  if (args !== '' || !isScript(name, env)) return [`npx fascia ${name}`, args].join(' ').trimEnd();
  return name === 'start' ? 'npm start' : `npm run ${name}`;
}

/** The folder of a site among the arguments of a call; nothing for the one where the command runs. */
export function rootOption(root: string): string {
  return root && `--root ${inShell(root)}`;
}

/** A path as a shell takes it. */
export function inShell(path: string): string {
  if (/^[\w./\\:-]+$/.test(path)) return path;
  // In double quotes, a shell would act on these.
  return /["$`!]/.test(path) ? `'${path.replaceAll("'", String.raw`'\''`)}'` : `"${path}"`;
}

/** Whether npm runs the script of this name, and so has read the options before `--`. */
export function isScript(name: string, env: NodeJS.ProcessEnv = process.env): boolean {
  return env['npm_lifecycle_event'] === name;
}
