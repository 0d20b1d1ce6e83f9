import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { ReadyJson } from './ready-json.ts';
import { responseSerialiser } from './response-check.ts';

const contract = readContract();

/** What a server says to a handler that answers the operation with this body. */
async function answerTo(operationId: string, body: unknown, { isChecked }: { isChecked: boolean }) {
  const operation = contract.operations.find(({ id }) => id === operationId);
  if (operation === undefined) throw new Error(`The contract has no ${operationId}.`);
  const serialise = responseSerialiser(contract, isChecked);
  const app = Fastify();
  app.get('/', () => serialise(operation, body));
  const { statusCode, body: text } = await app.inject({ url: '/' });
  return { status: statusCode, text };
}

const total = { count: 1, capped: false };
const page = '{"items":[],  "next_cursor":null,"total":{"count":1,"capped":false}}';

test('what the contract does not name is left out of an answer', async () => {
  const body = { items: [], next_cursor: null, total, secret: 1 };
  const { text } = await answerTo('browseWorklist', body, { isChecked: true });
  expect(JSON.parse(text)).toEqual({ items: [], next_cursor: null, total });
});

test.each([true, false])('text that is ready goes out as it is (checked: %s)', async (isChecked) => {
  const answer = await answerTo('browseWorklist', new ReadyJson(page), { isChecked });
  expect(answer).toEqual({ status: 200, text: page });
});

test.each([
  ['misses what the contract asks for', '{"items":[],"next_cursor":null}'],
  ['has more than the contract names', page.replace('"items"', '"secret":1,"items"')],
  ['has more in a part of it', page.replace('"count":1', '"count":1,"secret":1')],
])('text that is ready is refused where answers are checked when it %s', async (_why, text) => {
  const answer = await answerTo('browseWorklist', new ReadyJson(text), { isChecked: true });
  expect(answer.status).toBe(500);
  expect(answer.text).toContain('browseWorklist answered');
});
