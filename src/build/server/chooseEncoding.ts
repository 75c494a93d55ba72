import type { Encoding } from './fileStore.ts';

/** The best encoding that an `Accept-Encoding` header takes. `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight = 'q=1']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : 'identity';
}
