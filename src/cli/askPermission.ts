import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Where a question can be put, and what this process was told. */
type Asked = {
  env: Readonly<Record<string, string | undefined>>;
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
};

/**
 * Whether something may be changed outside the project. `CI` is a yes in advance; without it and
 * without a person at a terminal the answer is no. Enter is a yes, the end of the input a no.
 */
export async function askPermission(
  question: string,
  { env, input, output }: Asked,
): Promise<boolean> {
  if ((env['CI'] ?? '') !== '') return true;
  if (!input.isTTY || !output.isTTY) return false;
  const terminal = createInterface({ input, output });
  try {
    const answer = await Promise.race([
      terminal.question(`${question} [Y/n] `),
      once(terminal, 'close').then(() => 'n'),
    ]);
    return /^(?:y|yes)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
