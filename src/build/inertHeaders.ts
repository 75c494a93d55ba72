import { mediaTypeOf } from '#schema/mediaTypes.ts';
import { fileType } from './fileType.ts';
import type { Headers } from './hosts/HostingConfig.ts';
import { drawingPolicy } from './policy.ts';

/**
 * The headers with which a file of media/ is shown or saved, and never runs anything, whatever it holds. With
 * them goes `X-Content-Type-Options: nosniff`, which every response has. A sandbox would block the viewer that
 * Chromium shows a PDF in; what a PDF can do there, it does outside of the origin.
 */
export function inertHeaders(file: string): Headers {
  const known = mediaTypeOf(file);
  const policy = known?.use === 'drawing' ? drawingPolicy : 'sandbox';
  return {
    ...(known?.type !== 'application/pdf' && { 'Content-Security-Policy': policy }),
    ...(!known?.opens && { 'Content-Disposition': 'attachment' }),
  };
}

/** The type of a file of media/. One that is never published has none that a browser would open. */
export function inertType(file: string): string {
  return mediaTypeOf(file) ? fileType(file) : 'application/octet-stream';
}

/** The same for a built site: those of pictures and typefaces are made by the build, and need none. */
export function publishedHeaders(file: string): Headers {
  const { use } = mediaTypeOf(file) ?? {};
  return use === undefined || use === 'picture' || use === 'typeface' ? {} : inertHeaders(file);
}
