import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files that need jsdom one after the other, behind those that do not: files of one worker
 * share the environment, which takes a second to start. Otherwise the longest run first: where no run has been
 * timed, those of the longest text, and before them one that is short and takes long.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it sorts a copy
    const sorted = await super.sort(files);
    const kindOf = ({ moduleId }: TestSpecification) => {
      if (moduleId.endsWith('/states.test.ts')) return 'long';
      const text = readFileSync(moduleId, 'utf8');
      return text.startsWith('// @vitest-environment') ? 'jsdom' : 'node';
    };
    return ['long', 'node', 'jsdom'].flatMap((kind) =>
      sorted.filter((file) => kindOf(file) === kind),
    );
  }
}
