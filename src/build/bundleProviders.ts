import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ProviderName } from '#schema/pixelProvider.ts';
import { bundle } from './bundleClient.ts';

const folder = fileURLToPath(new URL('../browser/providers/', import.meta.url));
const entry = 'fascia:providers';

/**
 * The module that talks to the providers that this site uses, and to no other: one file, which the
 * boot script fetches after a yes.
 */
export async function bundleProviders(
  providers: readonly ProviderName[],
): Promise<{ path: string; code: string } | null> {
  if (providers.length === 0) return null;
  const output = { format: 'es', entryFileNames: 'assets/providers-[hash].js' } as const;
  const [chunk, ...rest] = await bundle(entry, output, [providersPlugin(providers)]);
  if (!chunk || rest.length > 0) throw new Error('The providers must be a single file.');
  return { path: chunk.fileName, code: chunk.code };
}

/** Stands in for a file that imports the adapters by their names. */
function providersPlugin(providers: readonly ProviderName[]): Plugin {
  const fileOf = (name: string) => JSON.stringify(`${folder}${name}.ts`);
  const code = [
    ...['createConnect', ...providers].map((name) => `import { ${name} } from ${fileOf(name)};`),
    `export const connect = createConnect({ ${providers.join(', ')} });`,
  ].join('\n');
  return {
    name: 'fascia-providers',
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load: (id) => (id === `\0${entry}` ? code : null),
  };
}
