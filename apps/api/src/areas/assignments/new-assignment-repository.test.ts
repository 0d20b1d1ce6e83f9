import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { dueOfType } from './new-assignment-repository.ts';

const api = startTestApi();

async function due(now: string, hours: number) {
  const orgId = await api.organisation('demo');
  const { rows } = await sql<{ due: Date }>`
    select ${dueOfType(new Date(now))} as due from (values (${hours}::integer, ${orgId}::uuid)) as type (default_due_hours, org_id)`.execute(
    api.database.kysely,
  );
  return rows[0]?.due.toISOString();
}

test.each([
  ['a day, in winter', '2026-11-20T10:15:00Z', 24, '2026-11-21T21:59:59.000Z'],
  ['the same day', '2026-11-20T10:15:00Z', 4, '2026-11-20T21:59:59.000Z'],
  ['a day, in summer', '2026-07-20T10:15:00Z', 24, '2026-07-21T20:59:59.000Z'],
  [
    'late in the evening by UTC, when Bucharest has the next day',
    '2026-11-20T22:30:00Z',
    24,
    '2026-11-22T21:59:59.000Z',
  ],
  ['over the night in which the clock goes back', '2026-10-24T12:00:00Z', 24, '2026-10-25T21:59:59.000Z'],
])('new work is due at the end of a day in Bucharest: %s', async (_, now, hours, expected) => {
  expect(await due(now, hours)).toBe(expected);
});

test('work is due on no holiday and on no closed day of the organisation, but on the working day after', async () => {
  // Saint Andrew is a Monday, the National Day a Tuesday.
  expect(await due('2026-11-29T10:15:00Z', 24)).toBe('2026-12-02T21:59:59.000Z');
  const orgId = await api.organisation('demo');
  await sql`insert into closure (org_id, closure_date, name_ro, name_en) values (${orgId}, '2026-11-20', 'Punte', 'Bridge')`.execute(
    api.database.kysely,
  );
  expect(await due('2026-11-19T10:15:00Z', 24)).toBe('2026-11-23T21:59:59.000Z');
  expect(await due('2026-11-18T10:15:00Z', 24)).toBe('2026-11-19T21:59:59.000Z');
});

test('the hundredth piece of work of a file has a number of its own', async () => {
  const claim = await aClaim(api).takenIn();
  await sql`update claim_file set assignment_count = 99 where claim_file_id = ${claim.claimFileId}`.execute(
    api.database.kysely,
  );
  const { rows } = await sql<{ number: string }>`
    insert into assignment (org_id, claim_file_id, assignment_type_code, status_code, assignment_key, due_at, assigned_user_id, queue_id)
    select org_id, claim_file_id, assignment_type_code, status_code, 'key-of-the-hundredth-work-000001', due_at, assigned_user_id, queue_id
    from assignment where claim_file_id = ${claim.claimFileId} and assignment_type_code = 'assessment'
    returning assignment_no as number`.execute(api.database.kysely);
  expect(rows).toEqual([{ number: `${claim.claimFileNo}-100` }]);
});
