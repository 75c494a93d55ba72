import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const codes = 'src/problems/codes.md';

/**
 * The version of Fascia, and the address of the page that explains all codes: in a workflow of GitHub
 * that of the repository, which code scanning can link to, elsewhere that of the file.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function describeTool(
  env: NodeJS.ProcessEnv,
  root = process.cwd(),
): { version: string; codes: string } {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const server = env['GITHUB_SERVER_URL'];
  const repository = env['GITHUB_REPOSITORY'];
  const commit = env['GITHUB_SHA'];
  const isOnGithub = server && repository && commit;
  return {
    version,
    codes: isOnGithub
      ? `${server}/${repository}/blob/${commit}/${codes}`
      : pathToFileURL(join(root, codes)).href,
  };
}
