/**
 * A number as people write it, in the digits that YAML reads: `1.180,50`, `1'180.50` and `1 180,50` as 1180.50, `180,-`
 * as 180. Undefined where it is none, or may be two, as `1.180` may.
 */
export function plainNumber(text: string): string | undefined {
  const [, whole = '', mark, point, part = ''] =
    /^(-?(?:\d{1,3}(?:([.,'_ ])\d{3})(?:\2\d{3})*|\d[\d_]*))(?:([.,])(\d+|-{1,2}))?$/.exec(text) ??
    [];
  const isEither = mark === '.' && point === undefined && text.split('.').length === 2;
  const isLong = mark === undefined && point === ',' && part.length > 2;
  if (whole === '' || isEither || isLong || (mark !== undefined && mark === point))
    return undefined;
  const digits = whole.replace(/[^\d-]/g, '');
  return /\d/.test(part) ? `${digits}.${part}` : digits;
}
