import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type CompletionItem,
  getLanguageService,
  type Hover,
  type LanguageService,
} from 'yaml-language-server';
import { namesAt } from '#load/namesAt.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import type { World } from '#load/World.ts';
import type { Completion, Explanation, SpotRequest } from './WindowApi.ts';

export type LanguageHelp = {
  complete(spot: SpotRequest, world: World): Promise<Completion[]>;
  explain(spot: SpotRequest): Promise<Explanation>;
};

/** Completion and explanations of the built-in editor: the server that other editors use, and the site's own names. */
export function createLanguageHelp(): LanguageHelp {
  const service = createService();
  return {
    async complete({ text, offset }, world) {
      const { names, start, end } = namesAt(text, offset, world);
      if (names.length > 0) {
        return names.map((name) => ({
          label: name,
          text: name,
          from: start,
          to: end,
          kind: 'name',
        }));
      }
      const document = open(text);
      const { items } = await service.doComplete(document, document.positionAt(offset), false);
      return items.flatMap((item) => toCompletion(item, document) ?? []);
    },
    async explain({ text, offset }) {
      const document = open(text);
      return toExplanation(await service.doHover(document, document.positionAt(offset)), document);
    },
  };
}

/** The line that names the schema is for editors that do not know it yet. */
function open(text: string): TextDocument {
  const own = text.replace('# yaml-language-server:', '#'.padEnd(23));
  return TextDocument.create('file:///site.yaml', 'yaml', 1, own);
}

function createService(): LanguageService {
  const service = getLanguageService({
    schemaRequestService: () => Promise.reject(new Error('Nothing is fetched.')),
    workspaceContext: { resolveRelativePath: (path) => path },
  });
  const schema = siteJsonSchema();
  service.configure({
    completion: true,
    hover: true,
    validate: false,
    hoverSchemaSource: false,
    schemas: [{ uri: 'file:///schema/site.schema.json', fileMatch: ['*.yaml'], schema }],
  });
  return service;
}

const propertyItem = 10;

function toCompletion(
  { label, kind, insertText = label, textEdit, documentation }: CompletionItem,
  document: TextDocument,
): Completion | undefined {
  if (!textEdit || !('range' in textEdit)) return undefined;
  const description = typeof documentation === 'object' ? documentation.value : documentation;
  return {
    label,
    text: textEdit.newText || insertText,
    from: document.offsetAt(textEdit.range.start),
    to: document.offsetAt(textEdit.range.end),
    kind: kind === propertyItem ? 'key' : 'word',
    ...(description !== undefined && { description }),
  };
}

function toExplanation(hover: Hover | null, document: TextDocument): Explanation {
  const contents = hover?.contents;
  if (!hover?.range || !contents || typeof contents === 'string' || !('value' in contents))
    return null;
  const text = contents.value.trim();
  return text === ''
    ? null
    : {
        start: document.offsetAt(hover.range.start),
        end: document.offsetAt(hover.range.end),
        text,
      };
}
