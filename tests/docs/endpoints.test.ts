import { describe, expect, test } from 'vitest';
import { startNode } from './endpoints/node.ts';
import { testEndpoint } from './endpoints/testEndpoint.ts';
import { startWorker } from './endpoints/worker.ts';

describe('the endpoint of docs/forms.md for Node', () => {
  const { current } = testEndpoint(startNode);

  test('takes once what comes twice at the same moment', async () => {
    const before = (await current().kept()).length;
    const values = { email: 'ada@byron.example', message: 'Hello', 'submission-id': 'at-once' };
    const send = () => current().send({ method: 'POST', body: new URLSearchParams(values) });
    await Promise.all([send(), send(), send()]);
    expect(await current().kept()).toHaveLength(before + 1);
  });
});

describe('the endpoint of docs/forms.md for workers', () => {
  testEndpoint(startWorker);
});
