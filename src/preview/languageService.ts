import { TextDocument } from 'vscode-languageserver-textdocument';
import { type CompletionItem, CompletionItemKind, getLanguageService } from 'yaml-language-server';
import { namesAt } from '#load/namesAt.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import type { FileSystem } from '#load/fileSystemOf.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { PositionRequest } from './requests.ts';

/** What may be written between two places of the text. */
export type Completion = {
  label: string;
  text: string;
  from: number;
  to: number;
  kind: 'key' | 'word' | 'name';
  description?: string;
};

export type LanguageHelp = ReturnType<typeof createLanguageHelp>;

/** Completion and explanations of the built-in editor: the server that other editors use, and the site's own names. */
export function createLanguageHelp(siteSchema: SiteSchema) {
  const service = getLanguageService({
    schemaRequestService: () => Promise.reject(new Error('Nothing is fetched.')),
    workspaceContext: { resolveRelativePath: (path) => path },
  });
  const schema = siteJsonSchema(siteSchema);
  service.configure({
    completion: true,
    hover: true,
    validate: false,
    hoverSchemaSource: false,
    schemas: [{ uri: 'file:///schema/site.schema.json', fileMatch: ['*.yaml'], schema }],
  });
  let version = 0;
  /** The server keeps what it has read by the version of the text. */
  const open = (text: string) => {
    version += 1;
    // The line that names the schema is for editors that do not know it yet.
    const source = text.replace(/^#.*\$schema=.*$/m, (line) => '#'.repeat(line.length));
    return TextDocument.create('file:///site.yaml', 'yaml', version, source);
  };
  return {
    async complete(
      { text, offset }: PositionRequest,
      fileSystem: FileSystem,
    ): Promise<Completion[]> {
      const { names, start, end } = namesAt(text, offset, fileSystem);
      if (names.length > 0) {
        const place = { from: start, to: end, kind: 'name' } as const;
        return names.map((name) => ({ label: name, text: name, ...place }));
      }
      // A key that has only begun spoils the lines after it, so the server gets the text before it.
      const begun = /(?:^|\n)[ -]*(\w+)$/.exec(text.slice(0, offset))?.[1]?.length ?? 0;
      const from = offset - begun;
      const document = open(text.slice(0, from) + text.slice(offset));
      const { items } = await service.doComplete(document, document.positionAt(from), false);
      return items.flatMap((item) => toCompletion(item, document, from) ?? []);
    },
    /** What the schema says about the word at a place. */
    async explain({ text: source, offset }: PositionRequest) {
      const document = open(source);
      const hover = await service.doHover(document, document.positionAt(offset));
      const contents = hover?.contents;
      const text = typeof contents === 'object' && 'value' in contents ? contents.value.trim() : '';
      if (!hover?.range || text === '') return null;
      const { start, end } = hover.range;
      return { start: document.offsetAt(start), end: document.offsetAt(end), text };
    },
  };
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
