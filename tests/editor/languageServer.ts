import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** A place in the text as editors count: lines and characters from 0. */
export type Position = { line: number; character: number };

/** What an editor underlines. */
type Diagnostic = {
  message: string;
  /** 1 is an error, 2 a warning; hints are left out. */
  severity: number;
  range: { start: Position; end: Position };
};

/** What an editor offers. */
type Completion = { label: string; documentation?: unknown };

/** The real yaml-language-server in a separate process, as an editor starts it. */
export type LanguageServer = {
  /** What is wrong with a text, by the schema that `schema/site.schema.json` is. */
  diagnose(text: string): Promise<Diagnostic[]>;
  /** What is shown for the word at a place. Empty when there is nothing. */
  hover(text: string, at: Position): Promise<string>;
  complete(text: string, at: Position): Promise<Completion[]>;
  stop(): void;
};

/** Starts the server on the schema file. Uses no network. */
export async function startLanguageServer(schema: string): Promise<LanguageServer> {
  const server = spawn(
    process.execPath,
    ['node_modules/yaml-language-server/bin/yaml-language-server', '--stdio'],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const waiting = new Map<number | string, (result: unknown) => void>();
  const settings = {
    schemas: { [pathToFileURL(schema).href]: ['*.yaml'] },
    schemaStore: { enable: false },
    completion: true,
    hover: true,
    validate: true,
  };

  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  let lastId = 0;
  const request = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send({ id: lastId, method, params });
    });

  readMessages(server.stdout, (message) => {
    const { id, method, params, result } = message;
    if (method === 'textDocument/publishDiagnostics') {
      waiting.get(params.uri)?.(params.diagnostics);
    } else if (method === 'workspace/configuration') {
      const items: { section?: string }[] = params.items;
      send({ id, result: items.map(({ section }) => (section === 'yaml' ? settings : {})) });
    } else if (method !== undefined && id !== undefined) {
      send({ id, result: null });
    } else if (id !== undefined) {
      waiting.get(id)?.(result);
      waiting.delete(id);
    }
  });

  await request('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      workspace: { configuration: true },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    },
  });
  send({ method: 'initialized', params: {} });
  send({ method: 'workspace/didChangeConfiguration', params: { settings: { yaml: settings } } });

  let files = 0;
  let open = { text: '', uri: '' };
  const opened = async (text: string): Promise<string> => {
    if (open.text === text) return open.uri;
    // What is closed is not validated any more: nobody waits for it.
    if (open.uri !== '')
      send({ method: 'textDocument/didClose', params: { textDocument: { uri: open.uri } } });
    files += 1;
    open = { text, uri: `file:///site-${files}.yaml` };
    const textDocument = { uri: open.uri, languageId: 'yaml', version: 1, text };
    send({ method: 'textDocument/didOpen', params: { textDocument } });
    return open.uri;
  };
  return {
    async diagnose(text) {
      open = { text: '', uri: '' };
      const uri = `file:///site-${files + 1}.yaml`;
      const found = new Promise<unknown>((resolve) => waiting.set(uri, resolve));
      await opened(text);
      // What the server publishes: https://microsoft.github.io/language-server-protocol/
      return ((await found) as Diagnostic[]).filter(({ severity }) => severity < 3);
    },
    async hover(text, position) {
      const uri = await opened(text);
      const result = await request('textDocument/hover', { textDocument: { uri }, position });
      const contents = (result as { contents?: string | { value: string } } | null)?.contents;
      return typeof contents === 'string' ? contents : (contents?.value ?? '');
    },
    async complete(text, position) {
      const uri = await opened(text);
      const result = await request('textDocument/completion', { textDocument: { uri }, position });
      return (result as { items: Completion[] } | null)?.items ?? [];
    },
    stop: () => void server.kill(),
  };
}

// Whatever the protocol holds; each use above knows what it asked for.
// oxlint-disable-next-line typescript/no-explicit-any
type Message = { id?: number; method?: string; params?: any; result?: unknown };

function readMessages(stream: NodeJS.ReadableStream, read: (message: Message) => void): void {
  let rest = Buffer.alloc(0);
  stream.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const head = rest.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString('latin1', 0, head))?.[1]);
      const end = head + 4 + length;
      if (rest.length < end) return;
      const message = JSON.parse(rest.toString('utf8', head + 4, end)) as Message;
      rest = rest.subarray(end);
      read(message);
    }
  });
}
