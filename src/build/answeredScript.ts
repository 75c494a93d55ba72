import { STORE } from '#browser/consent.ts';

/**
 * Takes the question about consent away before the first paint where it seems to be answered: it
 * stands in the page for those who come for the first time, often as the largest text of their first
 * screen. Whether the answer still holds, the boot script sees.
 */
export const answeredScript = `try{if(navigator.globalPrivacyControl||localStorage.${STORE})document.documentElement.dataset.consent=""}catch{}`;
