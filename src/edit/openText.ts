import { type Document, parseDocument } from 'yaml';
import { Refusal } from './Refusal.ts';

/** A text that can be edited: what the parser knows of it, with the place of every token. */
export type OpenText = {
  source: string;
  document: Document.Parsed;
  /** How its lines end. */
  lineEnd: '\n' | '\r\n';
};

/** Throws a `Refusal` when the text is no YAML: nobody knows what stands where. */
export function openText(source: string): OpenText {
  const document = parseDocument(source, {
    keepSourceTokens: true,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  if (document.errors.length > 0 || !document.contents) {
    throw new Refusal('The file cannot be read as it is now. Correct it by hand first.');
  }
  return { source, document, lineEnd: source.includes('\r\n') ? '\r\n' : '\n' };
}
