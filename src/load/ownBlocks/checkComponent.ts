import { isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '#problems/Problem.ts';
import { compileModule, type Import } from './compileModule.ts';
import { filesIn, importIn, problemAt, wordIn } from './filePlace.ts';
import type { OwnBlock } from './OwnBlock.ts';

/** The packages that a component shares with the page, so that there is one of each. */
export const sharedPackages = ['fascia', 'react', '@emotion/react'];

/** Packages that only Fascia uses: for a component, there would be another one of each. */
const innerPackages = ['react-dom', 'wouter', 'yaml', 'zod'];

/** What components import as `fascia/parts`. */
const partsFile = () => fileURLToPath(new URL('../../parts/api.ts', import.meta.url));

/** What is wrong with the component of the block with these fields. It is compiled, and not run. */
export function checkComponent(
  { type, name, component }: OwnBlock,
  fields: string,
  root: string,
): Problem | undefined {
  const facts = { type, name };
  if (!filesIn(dirname(component)).includes(`${name}.tsx`)) {
    return problemAt('missing-component', { ...facts, isThere: false }, wordIn(fields, type), root);
  }
  const compiled = compileModule(component, {
    format: 'esm',
    ours: [...sharedPackages, ...innerPackages],
    files: { 'fascia/parts': partsFile() },
  });
  if ('reason' in compiled) return problemAt('broken-block', compiled, compiled, root);
  const ofFields = compiled.imports.flatMap((one) => (one.name === 'fascia' ? one.from : []));
  for (const one of compiled.imports) {
    const reason = wrongImport(one, component, ofFields);
    const { from, name: imported } = one;
    if (reason) return problemAt('broken-block', { reason }, importIn(from, imported), root);
  }
  if (compiled.exports.includes(name)) return undefined;
  const place = wordIn(component, compiled.exports[0] ?? 'export');
  return problemAt('missing-component', { ...facts, isThere: true }, place, root);
}

/** Why a component must not import this; `ofFields` are the files that import "fascia". */
function wrongImport(
  { from, name, to = '' }: Import,
  component: string,
  ofFields: readonly string[],
): string | undefined {
  if (name === 'fascia' ? from === component : ofFields.includes(to))
    return `"${name}" is for fields: a component imports from "fascia/parts", and types by "import type"`;
  if (isBuiltin(name)) return `"${name}" is a module of Node, which no browser has`;
  return innerPackages.some((one) => `${name}/`.startsWith(`${one}/`))
    ? `"${name}" is for Fascia itself, and a page would get another one of it`
    : undefined;
}
