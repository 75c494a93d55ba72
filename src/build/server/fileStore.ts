import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileType, isText } from '../fileType.ts';

/** A way in which a body may travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

export type StoredFile = {
  type: string;
  etag: string;
  /** Whether the body travels compressed to whoever takes that. */
  isCompressible: boolean;
  body(encoding: Encoding): Promise<Buffer>;
};

export type FileStore = {
  has(file: string): Promise<boolean>;
  /** The file, or undefined where there is none. */
  read(file: string): Promise<StoredFile | undefined>;
};

/** The files of a folder, each read and compressed once until it changes: the folder may be built anew. */
export function createFileStore(folder: string): FileStore {
  const kept = new Map<string, { stamp: string; file: StoredFile }>();
  const stampOf = async (file: string) => {
    const found = await stat(join(folder, file)).catch(() => undefined);
    return found?.isFile() ? `${found.ino}-${found.mtimeMs}-${found.size}` : undefined;
  };
  return {
    has: async (file) => (await stampOf(file)) !== undefined,
    async read(file) {
      const stamp = await stampOf(file);
      const known = kept.get(file);
      if (stamp === undefined) return undefined;
      if (known?.stamp === stamp) return known.file;
      const content = await readFile(join(folder, file)).catch(() => undefined);
      if (!content) return undefined;
      const fresh = store(file, content);
      kept.set(file, { stamp, file: fresh });
      return fresh;
    },
  };
}

function store(file: string, content: Buffer): StoredFile {
  const type = fileType(file);
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    type,
    // Weak: the same file in another encoding has the same one.
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isCompressible: isText(type) && content.length > 1000,
    body: (encoding) => (bodies[encoding] ??= encode[encoding](content)),
  };
}

const brotli = promisify(brotliCompress);

/** The efforts that hosts take while a visitor waits. */
const encode: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: (content) => Promise.resolve(content),
};

/** The best encoding that an `Accept-Encoding` header takes. `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight = 'q=1']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : 'identity';
}
