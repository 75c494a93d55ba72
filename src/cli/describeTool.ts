import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesFolder } from './readPage.ts';

/**
 * The version of Fascia, and the address of the folder of pages that explain the codes: in a workflow of GitHub
 * that of the repository, which code scanning can link to, elsewhere that of the file.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function describeTool(
  env: NodeJS.ProcessEnv,
  root = process.cwd(),
): { version: string; pages: string } {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const server = env['GITHUB_SERVER_URL'];
  const repository = env['GITHUB_REPOSITORY'];
  const commit = env['GITHUB_SHA'];
  const isOnGithub = server && repository && commit;
  return {
    version,
    pages: isOnGithub
      ? `${server}/${repository}/blob/${commit}/${pagesFolder}`
      : pathToFileURL(join(root, pagesFolder)).href,
  };
}
