import type { NewOperation } from './operation.ts';

type Expected = { sentence: string; status: number; body: string };

function expected({ shape, noun, sentence, parameters }: NewOperation): Expected {
  if (shape === 'list') {
    return {
      sentence: `an organisation without any ${noun} gets an empty page`,
      status: 200,
      body: '{ items: [], next_cursor: null }',
    };
  }
  if (parameters.length > 0) {
    return { sentence: `what nobody has is not found: ${noun}`, status: 404, body: "{ code: 'not_found' }" };
  }
  return {
    sentence: `refused as long as there is no rule for it: ${sentence}`,
    status: 422,
    body: "{ code: 'rule_refused' }",
  };
}

/** A first test of the use case, over HTTP and on a real database. */
export function useCaseTestSource(operation: NewOperation): string {
  const { sentence, status, body } = expected(operation);
  const hasParameters = operation.parameters.length > 0;
  const url = operation.path.replaceAll(/\{[a-z0-9_]+\}/g, '${randomUUID()}');
  return `${hasParameters ? "import { randomUUID } from 'node:crypto';\n" : ''}import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();

test('${sentence}', async () => {
  const headers = await api.tokenFor('ana.ionescu');
  const url = ${hasParameters ? `\`${url}\`` : `'${url}'`};
  const answer = await api.inject({ method: '${operation.method.toUpperCase()}', url, headers });
  expect(answer.statusCode).toBe(${status});
  expect(answer.json()).toMatchObject(${body});
});
`;
}
