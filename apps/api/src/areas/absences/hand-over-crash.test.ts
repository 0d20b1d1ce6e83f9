import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { useKillableServers } from '#src/testing/killable-servers.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers();

const key = { 'idempotency-key': 'one-approval-of-a-leave-0001' };

async function one<Row extends object>(statement: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await observer().query<Row>(statement, values);
  const [row] = rows;
  if (row === undefined) throw new Error(`Nothing was found: ${statement}`);
  return row;
}

test('B4 a server that is killed while an approval is applied leaves the request, the work and the claimants as they were, and the same approval applies all of it once', async () => {
  await aClaim(api).takenIn();
  await aClaim(api).takenIn();
  await observer().query('update contact_channel set confirmed_at = now()');
  const asked = await one<{ absence_id: string; row_version: number }>(
    `insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days, status,
        created_by_user_id, replacement_user_id, replacement_answer)
      select absent.org_id, absent.user_id, 'rest', '2026-03-04', '2026-03-06', 'whole', 'whole', 6, 'asked', absent.user_id,
        deputy.user_id, 'accepted'
      from app_user absent join app_user deputy on deputy.username = 'ana.ionescu'
      where absent.username = 'radu.marin' returning absence_id, row_version`,
  );
  await observer().query(
    `update assignment set due_at = '2026-03-04 10:00', row_version = row_version + 1, queue_id = null,
        assigned_user_id = (select user_id from app_user where username = 'radu.marin')
      where list_code = 'active'`,
  );
  const first = await start();
  const maria = await api.tokenFor('maria.stan');
  const state = () =>
    one<{ status: string; moved: number; replaced: number; told: number }>(
      `select status,
        (select count(*)::integer from assignment where assigned_user_id = absence.replacement_user_id) as moved,
        (select count(*)::integer from replacement where replacement.absence_id = absence.absence_id) as replaced,
        (select count(*)::integer from outbox where body ~ 'se ocup[ăa].*Ana Ionescu') as told
      from absence where absence_id = $1`,
      [asked.absence_id],
    );
  const before = await state();
  const request = { decisions: [{ ...asked, decision: 'approve' }] };

  // The work has new owners and waits for the last step when this table makes it wait.
  await observer().query('begin');
  await observer().query('lock table replacement in share mode');
  const lost = first
    .post('/api/absences/decideAbsences', request, { ...maria, ...key })
    .catch((error: unknown) => error);
  const isWaiting = () => isWaitingFor('replacement');
  await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(true);
  await first.kill();
  expect(await lost).toBeInstanceOf(Error);
  await letGo();
  expect(await state()).toEqual({ ...before, status: 'asked', replaced: 0 });

  const second = await start();
  const answer = await second.post('/api/absences/decideAbsences', request, { ...maria, ...key });
  expect(((await answer.json()) as Schema<'DecidedAbsence'>[])[0]).toMatchObject({ outcome: 'done' });
  const after = await state();
  expect(after).toMatchObject({ status: 'approved', replaced: 1 });
  expect(after.moved).toBeGreaterThan(before.moved);
  expect(after.told).toBeGreaterThan(0);

  const again = await second.post('/api/absences/decideAbsences', request, { ...maria, ...key });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await state()).toEqual(after);
}, 120_000);
