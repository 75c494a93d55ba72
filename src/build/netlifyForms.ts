import type { Page } from '#schema/site.ts';
import { escapeHtml } from './escape.ts';

/**
 * The forms that Netlify is to know, once more and never shown. It looks for them in the HTML when a site is deployed,
 * and changes what it finds, which React must not meet (docs.netlify.com/manage/forms/setup, "Work with JavaScript-rendered
 * forms").
 */
export function netlifyForms({ declared }: Pick<Page, 'declared'>): string {
  return declared.forms
    .flatMap(({ name, fields }) => {
      if (name === undefined) return [];
      const inputs = fields.map(
        (field) => `<input name="${field.name}"${field.type === 'file' ? ' type="file"' : ''}>`,
      );
      return `<form name="${escapeHtml(name)}" data-netlify="true" netlify-honeypot="bot-field" hidden>${inputs.join('')}<input name="bot-field"></form>`;
    })
    .join('');
}
