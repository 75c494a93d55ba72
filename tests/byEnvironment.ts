import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files that need jsdom one after the other, behind those that do not: files of one worker
 * share the environment, which takes a second to start. Otherwise the longest run first.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it sorts a copy
    const sorted = await super.sort(files);
    const isInNode = ({ moduleId }: TestSpecification) =>
      !readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
    return [...sorted.filter(isInNode), ...sorted.filter((file) => !isInNode(file))];
  }
}
