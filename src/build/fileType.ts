import { lookup } from 'mrmime';
import { mediaTypeOf, mediaTypes } from '#schema/mediaTypes.ts';

/** The extensions of all files that a build can write. Hosts differ in which of them they know. */
export const endings = ['html', 'js', 'json', 'xml', 'txt', ...Object.keys(mediaTypes)];

/** The type that a file is sent with, by its extension. */
export function fileType(file: string): string {
  const type = mediaTypeOf(file)?.type ?? lookup(file) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a type is text, which gets much smaller when it is compressed. */
export function isText(type: string): boolean {
  return /^text\/|[/+](?:javascript|json|xml)(?:;|$)/.test(type);
}

/** A type without its charset: `text/html`. */
export function bareType(type: string): string {
  return type.replace(/;.*/, '');
}
