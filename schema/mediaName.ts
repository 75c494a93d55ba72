/** The name under which a file is known everywhere: Unicode’s NFC, plain spaces, and `/` between folders. */
export function mediaName(written: string): string {
  return written
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ');
}

/** The name of a file or folder: anything that can be seen, without a dot at its beginning. */
const part = String.raw`(?!\.)[^/\\\u0000-\u001F\u007F-\u009F]+`;

/** A file under media/, however cameras, phones and people name it. */
export const mediaForm = new RegExp(String.raw`^media[/\\](?:${part}[/\\])*${part}\.\w+$`);

/** Whether a link leads to a file under media/. */
export function isMedia(target: string): boolean {
  return /^media[/\\]/.test(target);
}

/** Where a link leads, by the name that it is known by. */
export function targetName(target: string): string {
  return isMedia(target) ? mediaName(target) : target.normalize('NFC');
}
