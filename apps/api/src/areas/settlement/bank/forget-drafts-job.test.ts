import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sweepContents } from '#src/kernel/files/sweep-contents-job.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { moneyCalls } from '../testing/money-calls.ts';
import { orderedFile, statementCalls } from '../testing/statement-calls.ts';
import { forgetDraftsJob } from './forget-drafts-job.ts';
import { camtFile } from './testing/statement-files.ts';

const api = startTestApi({ people: ['irina.neagu'] });
const dayMinutes = 24 * 60;
let headers: Awaited<ReturnType<typeof api.tokenFor>>;
const bank = () => statementCalls(api, headers);

beforeAll(async () => {
  headers = await api.tokenFor('irina.neagu');
});

/** Lets days pass, and signs in again afterwards. */
async function letDaysPass(days: number) {
  await api.letPass({ minutes: days * dayMinutes });
  headers = await api.tokenFor('irina.neagu');
}

test('M4 a statement that nobody recorded is removed after thirty days, with its lines, its decisions and its file', async () => {
  const ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
  const radu = moneyCalls(api, await api.tokenFor('radu.marin'));
  const [one, other] = [await orderedFile(api, { ana, radu }), await orderedFile(api, { ana, radu })];
  const camt = (id: string, reference: string) =>
    camtFile([{ amount: '4840.00', transfers: [{ reference }] }], { id });
  const draft = await bank().read(camt('D-1', one.reference));
  await bank().decide(draft, 1, 'left_out');
  const recorded = await bank().read(camt('D-2', other.reference));
  await bank().take(recorded);
  const { rows: kept } = await sql<{ key: string }>`select storage_key as key from bank_statement
    where bank_statement_id = ${draft}`.execute(api.database.kysely);
  // Files are as old as the machine says, which does not stand still.
  const path = join(api.runtime.files.incoming, '..', kept[0]?.key ?? '');
  utimesSync(path, api.now(), api.now());

  await letDaysPass(30);
  await runNow(forgetDraftsJob, api.runtime);
  expect((await bank().statement(draft)).statement.state).toBe('read');

  await letDaysPass(1);
  await runNow(forgetDraftsJob, api.runtime);
  expect(await bank().statement(draft)).toMatchObject({ code: 'not_found' });
  expect((await bank().statement(recorded)).statement).toMatchObject({ paid_count: 1 });
  const { rows: left } = await sql`select from bank_statement_line where bank_statement_id = ${draft}
    union all select from bank_line_decision where bank_statement_id = ${draft}`.execute(api.database.kysely);
  expect(left).toEqual([]);
  const { rows: audited } = await sql`select event, actor_kind, data from audit_log
    where entity_id = ${draft} and event = 'BANK_STATEMENT_REMOVED'`.execute(api.database.kysely);
  expect(audited).toEqual([
    {
      event: 'BANK_STATEMENT_REMOVED',
      actor_kind: 'system',
      data: { file_name: 'extras-118.xml', line_count: 1, sha256: expect.any(String) },
    },
  ]);
  await sweepContents({ ...api.runtime, now: api.now });
  expect(existsSync(path)).toBe(false);

  const { statements } = await api
    .inject({ url: '/api/settlement/browsePaymentOrders', headers })
    .then((answer) => answer.json<Schema<'PaymentOrders'>>());
  expect(statements.map(({ bank_statement_id: id }) => id)).toEqual([recorded]);
});
