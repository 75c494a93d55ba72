import { asSent } from './post.ts';
import type { FormField } from '#schema/formField.ts';

/** What was filled in, as the text of an e-mail: each field with its label. */
export function textOf(data: FormData, fields: readonly FormField[]): string {
  return fields
    .flatMap(({ name, label, type }) => {
      const values = data.getAll(name).filter((value) => typeof value === 'string' && value);
      if (values.length === 0) return [];
      const text = values.join(', ');
      if (type === 'consent') return text;
      return `${label ?? name}:${text.includes('\n') ? '\n' : ' '}${text}`;
    })
    .join('\n\n');
}

/** The address that opens such an e-mail. */
export function withBody(href: string, text: string): string {
  const body = encodeURIComponent(asSent(text));
  return `${href}${href.includes('?') ? '&' : '?'}body=${body}`;
}
