import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { inspectionOf, noteCalls } from '../testing/note-calls.ts';

const api = startTestApi({});

test('48 R7 a note begins with what was picked at the notice: parts, then zones of which nobody named a part', async () => {
  const elena = noteCalls(api, await api.tokenFor('elena.rusu'));
  const claim = await aClaim(api).takenIn();
  await sql`update claim_vehicle set damaged_parts = '[{"vehicle_part_code": "front_bumper"}]', damaged_zones = ${JSON.stringify(
    [
      { zone: 'rear_left', severity: 'dented', is_preexisting: false },
      { zone: 'front', severity: 'broken', is_preexisting: false },
      { zone: 'roof', is_preexisting: true },
    ],
  )}::jsonb where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
  const assignmentId = await inspectionOf(api, claim, 'elena.rusu');
  expect((await elena.post(`begin/${assignmentId}`, {})).statusCode).toBe(201);

  const { lines } = await elena.note(assignmentId);
  const told = lines.map(({ values: { part_code, zone, side, remark, is_preexisting, operation } }) => ({
    part_code,
    zone,
    side,
    remark,
    is_preexisting,
    operation,
  }));
  const check = { operation: 'check', is_preexisting: false, side: null };
  expect(told).toEqual([
    { ...check, part_code: 'front_bumper', zone: 'front', remark: 'Din avizare: spart' },
    { ...check, part_code: null, zone: 'roof', remark: null, is_preexisting: true },
    { ...check, part_code: null, zone: 'rear_left', side: 'left', remark: 'Din avizare: îndoit' },
  ]);
});
