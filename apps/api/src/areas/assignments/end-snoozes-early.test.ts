import { addDays } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import { noticeDay } from '@dosar/workload-domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { clockChanged } from '#src/areas/workload/events.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { publish, systemCaller } from '#src/kernel/events/domain-event.ts';
import { changer } from '#src/testing/assignment-changes.ts';
import { runNow } from '#src/testing/run-now.ts';
import { aPieceOfWork, type StoredWork as Row } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { wakeAssignmentsJob } from './wake-assignments-job.ts';

const api = startTestApi();
const today = '2026-03-04';
let orgId: string;
let ana: Awaited<ReturnType<typeof changer>>;
beforeAll(async () => {
  orgId = await api.organisation('demo');
  ana = await changer(api, 'ana.ionescu');
});

/** Work of Ana's without a legal deadline, put off until a day. */
async function putOff(untilDay: string): Promise<Row> {
  const row = await aPieceOfWork(api);
  await ana.changed([row], { action: 'snooze', until: startOfDay(untilDay).toISOString() });
  return row;
}
const deadlineIs = (row: Row, legalDueDate: string | null) =>
  inTenant(api.database, orgId, (tx) =>
    publish({ tx, caller: systemCaller(orgId), now: api.now() }, clockChanged, {
      claimFileId: row.claim_file_id,
      legalDueDate,
    }),
  );
const noticeOf = async (legalDueDate: string) =>
  noticeDay(legalDueDate, await inTenant(api.database, orgId, (tx) => findDaysOff(tx, orgId)));
const snoozedUntil = async (row: Row) => {
  const { rows } = await sql<{ until: Date | null }>`
    select snoozed_until as until from assignment where assignment_id = ${row.assignment_id}`.execute(
    api.database.kysely,
  );
  const until = rows[0]?.until;
  return until == null ? null : localDateOf(new Date(until));
};

describe('W2 S10 a legal deadline that comes after work was put off', () => {
  test('brings it back three working days before, and the timeline says why', async () => {
    const row = await putOff(addDays(today, 100));
    const due = addDays(today, 30);
    await deadlineIs(row, due);
    expect(await snoozedUntil(row)).toBe(await noticeOf(due));
    expect(await ana.newestEntry(row)).toMatchObject({ title: expect.stringContaining('termenul legal') });
    // A later deadline gives nobody more time than was asked for.
    await deadlineIs(row, addDays(today, 60));
    expect(await snoozedUntil(row)).toBe(await noticeOf(due));
  });

  test('brings it back a day earlier when the organisation closes on a day in between', async () => {
    const due = '2026-05-20';
    const before = await noticeOf(due);
    await sql`insert into closure (org_id, closure_date, name_ro, name_en) values (${orgId}, '2026-05-18', 'Punte', 'Bridge')`.execute(
      api.database.kysely,
    );
    const row = await putOff('2026-06-15');
    await deadlineIs(row, due);
    expect([before, await snoozedUntil(row)]).toEqual(['2026-05-15', '2026-05-14']);
  });

  test('leaves what comes back in time as it is, also when the deadline goes away', async () => {
    const row = await putOff(addDays(today, 5));
    await deadlineIs(row, addDays(today, 40));
    await deadlineIs(row, null);
    expect(await snoozedUntil(row)).toBe(addDays(today, 5));
  });

  test('brings it back at once where less than three working days are left', async () => {
    const row = await putOff(addDays(today, 100));
    await deadlineIs(row, addDays(today, 1));
    await runNow(wakeAssignmentsJob, api.runtime);
    expect(await snoozedUntil(row)).toBeNull();
    expect((await ana.own()).some(({ assignment_id: id }) => id === row.assignment_id)).toBe(true);
  });
});
