import { inlineJson } from './escape.ts';

/** Tells the console of a path that does not exist: `message` with the path for `{path}`. */
export function missingScript(message: string): string {
  return `console.error(${inlineJson(message)}.replaceAll("{path}",()=>location.pathname))`;
}
