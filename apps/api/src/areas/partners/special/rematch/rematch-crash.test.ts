import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { useKillableServers } from '#src/testing/killable-servers.ts';
import { runs } from '#src/testing/runs.ts';
import { many, someWork } from '#src/testing/some-work.ts';
import { specialCalls } from '#src/areas/partners/testing/special-calls.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers();

const total = runs({ quick: 20, heavy: 250 });
const count = async (statement: string, values: unknown[] = []) => {
  const { rows } = await observer().query<{ count: number }>(statement, values);
  return rows[0]?.count ?? 0;
};

test('R8 a server that is killed while a check is applied leaves whole files, and another one does the rest once', async () => {
  const files = (await someWork(api, many(total))).map(({ claim_file_id: id }) => id);
  await observer().query(
    `update claim_file set policy_number = 'RO/93/C0001' where claim_file_id = any ($1::uuid[])`,
    [files],
  );
  const calin = specialCalls(api, await api.tokenFor('calin.dobre'));
  const { row } = await calin.add({ name: 'Flota Pană' });
  await calin.addMatch(row.special_customer_id, 'policy_prefix', 'RO/93');
  const first = await start();
  await calin.post('startRematch', {});
  const last = async () => (await calin.get('getRematch')).json<Schema<'LastRematch'>>().rematch;
  const untilDone = { timeout: 60_000, interval: 100 };
  await expect.poll(async () => (await last())?.state, untilDone).toBe('ready');
  const rematch = await last();
  expect(rematch?.gain_count).toBe(total);

  // Some files are done when nothing can be told in the timeline any more: the next one waits half done.
  const told = `select count(*)::integer as count from timeline_event where title like 'Client special recunoscut: Flota Pană%'`;
  const before = await count(told);
  await calin.post(`applyRematch/${rematch?.special_rematch_id ?? ''}`, { claim_file_ids: null });
  await expect.poll(() => count(told), { ...untilDone, interval: 5 }).toBeGreaterThan(before);
  await observer().query('begin');
  await observer().query('lock table timeline_event in share mode');
  await expect.poll(() => isWaitingFor('timeline_event'), { ...untilDone, interval: 20 }).toBe(true);
  await first.kill();
  await letGo();
  const applied = (await last())?.applied_count ?? 0;
  expect(applied).toBeGreaterThan(0);
  expect(applied).toBeLessThan(total);

  await start();
  await expect.poll(async () => (await last())?.state, { ...untilDone, timeout: 120_000 }).toBe('ready');
  expect(await last()).toMatchObject({ applied_count: total, skipped_count: 0, open_count: 0 });
  expect(
    await count('select count(*)::integer as count from claim_file where special_customer_id = $1', [
      row.special_customer_id,
    ]),
  ).toBe(total);
  expect(await count(told)).toBe(total);
}, 240_000);
