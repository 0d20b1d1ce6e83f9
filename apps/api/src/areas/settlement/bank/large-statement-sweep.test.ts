import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { moneyCalls } from '../testing/money-calls.ts';
import { orderedFile, statementCalls } from '../testing/statement-calls.ts';
import { camtBeginning, camtEnd, camtEntry } from './testing/statement-files.ts';

const api = startTestApi({ people: ['irina.neagu'] });
const lines = 50_000;

test('M4 a statement of 50,000 lines is read whole, and its last line pays an order', async () => {
  const ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  const radu = moneyCalls(api, await api.tokenFor('radu.marin'));
  const bank = statementCalls(api, await api.tokenFor('irina.neagu'));
  const { reference, assignment_id: assignmentId } = await orderedFile(api, { ana, radu });
  const others = Array.from({ length: lines - 1 }, (_, no) =>
    camtEntry({
      amount: '12.50',
      bankReference: String(no),
      transfers: [{ reference: `X-${no}`, words: `Plata lunara ${no} din contract` }],
    }),
  );
  const last = camtEntry({ amount: '4840.00', transfers: [{ reference }] });
  const id = await bank.read([camtBeginning(), ...others, last, camtEnd()].join('\n'));
  const { statement, counts } = await bank.statement(id);
  expect(statement).toMatchObject({ state: 'read', line_count: lines, read_size: statement.size });
  expect(counts.map(({ outcome, count }) => [outcome, count])).toEqual([
    ['matches', 1],
    ['unknown', lines - 1],
  ]);
  expect((await bank.page(id, `?after=${lines - 2}`)).items).toHaveLength(2);
  expect((await bank.take(id)).json()).toMatchObject({ recorded_count: 1 });
  expect((await ana.money(assignmentId)).paid_bani).toBe(484_000);
});
