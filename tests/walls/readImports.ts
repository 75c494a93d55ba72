import { parseSync } from 'vite';

/** One import of a file: what it names, and whether it is gone after compiling. */
export type Import = { from: string; isType: boolean };

type ModuleFacts = {
  imports: Import[];
  hasDefaultExport: boolean;
  /** `export * from`. */
  exportsAll: boolean;
};

/** Reads what a file imports and exports, by parsing it. */
export function readImports(file: string, text: string): ModuleFacts {
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const names = module.staticExports.flatMap(({ entries }) => entries);
  return {
    imports: [...findImports(program)],
    hasDefaultExport: names.some(
      ({ exportName: { kind, name } }) => kind === 'Default' || name === 'default',
    ),
    exportsAll: names.some(({ importName }) => importName.kind.startsWith('All')),
  };
}

/** Every node of the tree that names another module: static, late (`import()`), and in types. */
function* findImports(node: unknown): Generator<Import> {
  if (typeof node !== 'object' || node === null) return;
  if (isImport(node)) {
    // `import { type A } from` is no type import: the empty import stays.
    const isType =
      node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
    yield { from: node.source.value, isType };
  }
  for (const child of Object.values(node)) yield* findImports(child);
}

type ImportNode = {
  type: string;
  source: { value: string };
  importKind?: string;
  exportKind?: string;
};

function isImport(node: object): node is ImportNode {
  return (
    'type' in node &&
    typeof node.type === 'string' &&
    /^(?:Import|Export|TSImportType)/.test(node.type) &&
    'source' in node &&
    typeof node.source === 'object' &&
    node.source !== null &&
    'value' in node.source &&
    typeof node.source.value === 'string'
  );
}
