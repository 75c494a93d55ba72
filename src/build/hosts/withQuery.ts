/** An address with the visitor's query (`?…` or a host's word for it), unless it has one of its own. */
export function withQuery(address: string, query: string): string {
  const [rest = '', ...anchor] = address.split(/(?=#)/);
  return rest.includes('?') ? address : [rest, query, ...anchor].join('');
}
