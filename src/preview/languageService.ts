import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type CompletionItem,
  CompletionItemKind,
  getLanguageService,
  type Hover,
  type LanguageService,
} from 'yaml-language-server';
import { namesAt } from '#load/namesAt.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import type { FileSystem } from '#load/FileSystem.ts';
import type { Completion, Explanation, PositionRequest } from './EditApi.ts';

export type LanguageHelp = {
  complete(position: PositionRequest, fileSystem: FileSystem): Promise<Completion[]>;
  explain(position: PositionRequest): Promise<Explanation>;
};

/** Completion and explanations of the built-in editor: the server that other editors use, and the site's own names. */
export function createLanguageHelp(): LanguageHelp {
  const service = createService();
  let version = 0;
  /** The server keeps what it has read by the version of the text. */
  const open = (text: string) => {
    version += 1;
    return TextDocument.create('file:///site.yaml', 'yaml', version, withoutSchemaLine(text));
  };
  return {
    async complete({ text, offset }, fileSystem) {
      const { names, start, end } = namesAt(text, offset, fileSystem);
      if (names.length > 0) {
        return names.map((name) => ({
          label: name,
          text: name,
          from: start,
          to: end,
          kind: 'name',
        }));
      }
      // A key that has only begun spoils the lines after it, so the server gets the text before it.
      const begun = /(?:^|\n)[ -]*(\w+)$/.exec(text.slice(0, offset))?.[1]?.length ?? 0;
      const from = offset - begun;
      const document = open(text.slice(0, from) + text.slice(offset));
      const { items } = await service.doComplete(document, document.positionAt(from), false);
      return items.flatMap((item) => toCompletion(item, document, from) ?? []);
    },
    async explain({ text, offset }) {
      const document = open(text);
      return toExplanation(await service.doHover(document, document.positionAt(offset)), document);
    },
  };
}

/** The line that names the schema is for editors that do not know it yet. */
function withoutSchemaLine(text: string): string {
  return text.replace(/^#.*\$schema=.*$/m, (line) => '#'.repeat(line.length));
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

/** `from`: where what is offered goes when the server does not say. */
function toCompletion(
  { label, kind, insertText = label, textEdit, documentation }: CompletionItem,
  document: TextDocument,
  from: number,
): Completion | undefined {
  // The server offers the forms of a value by their names («object»), too, which are no words of the file.
  if (kind === CompletionItemKind.Module) return undefined;
  const description = typeof documentation === 'object' ? documentation.value : documentation;
  const range = textEdit && 'range' in textEdit ? textEdit.range : undefined;
  return {
    label,
    text: textEdit?.newText ?? insertText,
    from: range ? document.offsetAt(range.start) : from,
    to: range ? document.offsetAt(range.end) : from,
    kind: kind === CompletionItemKind.Property ? 'key' : 'word',
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
