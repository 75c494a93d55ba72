import type { Headers, Serving } from '../hosts/Serving.ts';
import type { Resolved } from './resolveAddress.ts';

/** The headers of an answer, but for those that say what its body is. */
export function headersOf(serving: Serving, resolved: Resolved): Headers {
  const { everywhere, caching, pages, drawings, notFound } = serving;
  const file = resolved.kind === 'file' ? resolved.file : undefined;
  const isHashed = caching.hashed.some((folder) => file?.startsWith(`${folder}/`));
  const served =
    resolved.kind === 'missing'
      ? notFound
      : [...pages, ...drawings].find((own) => own.file === file);
  return {
    ...everywhere,
    'Cache-Control': isHashed ? caching.forHashed : caching.forOthers,
    ...served?.headers,
  };
}
