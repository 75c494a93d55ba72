import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { sharedPackages } from '#load/ownBlocks/checkComponent.ts';
import type { OwnBlock } from '#load/ownBlocks/OwnBlock.ts';
import { blocksFolder } from '#load/ownBlocks/readOwnBlocks.ts';

/** What the packages are that only Fascia knows. */
const ownPackages: Readonly<Record<string, string>> = { 'fascia/parts': '#parts/api.ts' };

/** The module that lists their components, for who serves the folder of the renderer. */
export function listFile(root: string): string {
  return normalizePath(join(root, 'src/page/ownComponents.ts'));
}

/**
 * Brings the blocks that a site has of its own to browsers: their components beside the shipped ones
 * (#page/ownComponents.ts), each a file of its own; and to those components the React and the parts of
 * the page, whatever is installed beside the site.
 */
export function ownBlocksPlugin(root: string, blocks: () => readonly OwnBlock[]): Plugin {
  const folder = normalizePath(join(root, blocksFolder)) + '/';
  let list = '';
  return {
    name: 'fascia-own-blocks',
    enforce: 'pre',
    configResolved(config) {
      list = listFile(config.root);
    },
    resolveId(source, importer) {
      const isShared = sharedPackages.some((one) => source === one || source.startsWith(`${one}/`));
      if (!isShared || !importer?.startsWith(folder)) return undefined;
      return this.resolve(ownPackages[source] ?? source, list, { skipSelf: true });
    },
    load(id) {
      return id.split('?')[0] === list ? listComponents(blocks()) : undefined;
    },
  };
}

/** In place of a component that cannot be loaded is one that throws: its section alone fails. */
function listComponents(blocks: readonly OwnBlock[]): string {
  const entries = blocks.map(({ type, name, component }) => {
    const file = JSON.stringify(normalizePath(component));
    return `${type}: () => import(${file}).then((made) => made.${name}, failed)`;
  });
  return `const failed = (error) => () => { throw error; };
export const ownComponents = { ${entries.join(', ')} };`;
}
