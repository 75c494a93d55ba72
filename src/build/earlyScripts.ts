import { answerStore } from '#vendors/ownStores.ts';
import { inlineJson } from './escape.ts';

/**
 * Takes the question about consent away before the first paint where it seems to be answered: it
 * stands in the page for those who come for the first time, often as the largest text of their first
 * screen. Whether the answer still holds, the boot script sees. As short as can be, since it counts
 * with the boot script: where nothing is kept, to read its length throws.
 */
export const answeredScript = `try{navigator.globalPrivacyControl||localStorage.${answerStore}.length;document.documentElement.dataset.consent=\`\`}catch{}`;

/** The console's message for a path that does not exist: `message` with the path for `{path}`. */
export function missingScript(message: string): string {
  return `console.error(${inlineJson(message)}.replace("{path}",()=>location.pathname))`;
}
