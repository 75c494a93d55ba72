import { type Document, parseDocument } from 'yaml';
import { findExcessiveDepth } from '#load/yaml/scanText.ts';
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
  const cannotBeRead = () =>
    new Refusal('The file cannot be read as it is now. Correct it by hand first.');
  if (findExcessiveDepth(source) !== -1) throw cannotBeRead();
  const document = parseDocument(source, {
    keepSourceTokens: true,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  if (document.errors.length > 0 || !document.contents) {
    throw cannotBeRead();
  }
  return { source, document, lineEnd: source.includes('\r\n') ? '\r\n' : '\n' };
}
