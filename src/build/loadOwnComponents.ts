import { sharedPackages } from '#load/ownBlocks/checkComponent.ts';
import { compileModule, withKnownNames } from '#load/ownBlocks/compileModule.ts';
import { placeIn, problemAt, reasonOf, wordIn } from '#load/ownBlocks/filePlace.ts';
import type { OwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import type { Components } from '#page/components.ts';
import type { Problem } from '#problems/Problem.ts';
import { BrokenPage } from './renderPage.tsx';

/** The modules that a component shares with the page: there must be one of each, or contexts would differ. */
const shared: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  '@emotion/react': () => import('@emotion/react'),
  '@emotion/react/jsx-runtime': () => import('@emotion/react/jsx-runtime'),
  'fascia/parts': () => import('#parts/api.ts'),
};

/** A mistake in a block of the site's own that shows when it is run. Not a failure of the build. */
export class BrokenBlock extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(problem.message, { cause });
    this.name = 'BrokenBlock';
    this.problem = problem;
  }
}

/**
 * The components of a site's own blocks, to be rendered in Node, and a function that says what is wrong with
 * them by what `renderSite` has thrown: `BrokenBlock`, or the error itself.
 */
export async function loadOwnComponents({ root, blocks }: OwnBlocks) {
  const compiled = blocks.flatMap((block) => {
    const module = compileModule(block.component, { format: 'cjs', ours: sharedPackages });
    // Checked when the site was loaded.
    return 'reason' in module ? [] : [{ ...block, module }];
  });
  const packages = new Map(
    await Promise.all(
      Object.entries(shared).map(async ([name, get]) => [name, await get()] as const),
    ),
  );
  const load = (name: string) => {
    const found = packages.get(name);
    if (!found) throw new Error(`"${name}" is not for components`);
    return name === 'fascia/parts' ? withKnownNames(name, found) : found;
  };
  const components = compiled.map(({ type, name, module, component }) => {
    try {
      return [type, module.run(load)[name]] as const;
    } catch (error) {
      const place = module.placeOf(error) ?? placeIn(component);
      const facts = { reason: reasonOf(error) };
      throw new BrokenBlock(problemAt('broken-block', facts, place, root), error);
    }
  });
  return {
    // Of other types than the table of shipped ones can know.
    components: Object.fromEntries(components) as Components,
    explain(error: unknown): unknown {
      const own = error instanceof BrokenPage && compiled.find(({ type }) => type === error.type);
      if (!own) return error;
      const { path: page, cause } = error;
      const place = own.module.placeOf(cause) ?? wordIn(own.component, own.name);
      const facts = { page, reason: reasonOf(cause) };
      return new BrokenBlock(problemAt('failing-block', facts, place, root), cause);
    },
  };
}
