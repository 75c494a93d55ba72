/**
 * How the user calls a command: by the script of that name in a package.json, when that is what runs (npm says
 * so), else by npx.
 */
export function callOf(name: string, args = '', env: NodeJS.ProcessEnv = process.env): string {
  if (!isScript(name, env)) return [`npx fascia ${name}`, args].join(' ').trimEnd();
  // npm adds lines to what a command prints, which no program could read.
  const silent = args.includes('--format json') ? '--silent ' : '';
  const script = name === 'start' ? 'npm start' : `npm run ${silent}${name}`;
  return args === '' ? script : `${script} -- ${args}`;
}

/** The folder of a site among the arguments of a call; nothing for the one where the command runs. */
export function rootOption(root: string): string {
  return root && `--root ${inShell(root)}`;
}

/** A path as a shell takes it. */
export function inShell(path: string): string {
  return /^[\w./\\:-]+$/.test(path) ? path : `"${path}"`;
}

/** Whether npm runs the script of this name, and so has read the options before `--`. */
export function isScript(name: string, env: NodeJS.ProcessEnv = process.env): boolean {
  return env['npm_lifecycle_event'] === name;
}
