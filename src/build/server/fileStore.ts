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

/** The files of a folder, which may be built anew meanwhile. */
export function createFileStore(folder: string): FileStore {
  const isFile = async (file: string) => {
    const found = await stat(join(folder, file)).catch(() => undefined);
    return found?.isFile() === true;
  };
  return {
    has: isFile,
    async read(file) {
      if (!(await isFile(file))) return undefined;
      const content = await readFile(join(folder, file)).catch(() => undefined);
      return content && store(file, content);
    },
  };
}

function store(file: string, content: Buffer): StoredFile {
  const type = fileType(file);
  return {
    type,
    // Weak: the same file in another encoding has the same one.
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isCompressible: isText(type) && content.length > 1000,
    body: (encoding) => encode[encoding](content),
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
