import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { composeAreas } from '#src/composition/compose-areas.ts';
import { readEnv } from '#src/env.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { useDatabase } from '#src/testing/database.ts';
import { messageReasons } from './extension-points.ts';
import { sendFileMessage } from './send-file-message.ts';

const database = useDatabase({ world: 'demo' });
const env = readEnv({ APP_ENV: 'Test' });
const appointmentMoved = messageReasons.entry({
  code: 'appointment_moved',
  name: { ro: 'Programare mutată', en: 'Appointment moved' },
  channels: ['email'],
});

async function send(kind: 'email' | 'sms') {
  const { rows } = await sql<{ org_id: string; claim_file_id: string; assignment_id: string }>`
    select org_id, claim_file_id, assignment_id from assignment
    join organisation using (org_id) where org_code = 'demo' limit 1`.execute(database.db.kysely);
  const [work] = rows;
  if (work === undefined) throw new Error('The demo world has no assignment.');
  const { org_id: orgId, claim_file_id: claimFileId, assignment_id: assignmentId } = work;
  return inTenant(database.db, orgId, async (tx) => {
    const context = { tx, caller: systemCaller(orgId), now: new Date() };
    const message = { claimFileId, assignmentId, kind, from: 'daune@example.com', to: 'ana@example.com' };
    await sendFileMessage(context, {
      ...message,
      reason: 'appointment_moved',
      body: 'Bună ziua',
      language: 'ro',
    });
    const sent = await sql<{ count: number }>`
      select count(*)::integer as count from message where reason_code = 'appointment_moved'`.execute(tx);
    return sent.rows[0]?.count;
  });
}

test('an area sends from claim files for reasons that it has registered, and the message keeps the reason', async () => {
  composeAreas(env, [{ name: 'scheduling', contributions: [appointmentMoved] }]);
  expect(await send('email')).toBe(1);
});

test('nothing is sent by a channel that the reason does not take, or for a reason that nobody has registered', async () => {
  composeAreas(env, [{ name: 'scheduling', contributions: [appointmentMoved] }]);
  await expect(send('sms')).rejects.toThrow('appointment_moved');
  composeAreas(env, []);
  await expect(send('email')).rejects.toThrow('appointment_moved');
});
