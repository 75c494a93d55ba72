import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Weight } from './BuildReport.ts';

const compress = promisify(brotliCompress);

/** How heavy some texts are, each compressed by itself, together. */
export async function weigh(...texts: readonly string[]): Promise<Weight> {
  const weights = await Promise.all(texts.map(weighOne));
  return {
    raw: weights.reduce((sum, { raw }) => sum + raw, 0),
    brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}

async function weighOne(text: string): Promise<Weight> {
  const bytes = Buffer.from(text);
  const compressed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return { raw: bytes.length, brotli: compressed.length };
}
