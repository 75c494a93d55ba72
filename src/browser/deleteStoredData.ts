import type { Consents } from '#parts/contexts.ts';

/** Deletes what marketing vendors have stored after an earlier yes, now and after every refusal. */
export function deleteAfterRefusal(
  stores: readonly string[],
  { allows, onAnswer }: Consents,
): void {
  const update = () => {
    if (allows('marketing') === false) deleteStoredData(stores);
  };
  update();
  onAnswer(update);
}

/**
 * Deletes what third parties store on this site: cookies, on whichever level of the host name they
 * were set, and entries of the two storages. A name may end in `*`.
 */
export function deleteStoredData(names: readonly string[]): void {
  const isTheirs = (key: string) =>
    names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));

  const levels = location.hostname.split('.');
  const domains = levels.map((_, index) => `;domain=${levels.slice(index).join('.')}`);
  for (const [key = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!isTheirs(key)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${key}=;max-age=0;path=/${domain}`;
  }
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store).filter(isTheirs)) store.removeItem(key);
    }
  } catch {
    // No storage here (private windows): nothing is stored.
  }
}
