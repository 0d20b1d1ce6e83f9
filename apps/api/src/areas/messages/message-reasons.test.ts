import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { composeAreas } from '#src/composition/compose-areas.ts';
import { readEnv } from '#src/env.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { messageReasons } from './extension-points.ts';
import { sendFileMessage } from './send-file-message.ts';

const api = startTestApi();
const env = readEnv({ APP_ENV: 'Test' });
const appointmentMoved = messageReasons.entry({
  code: 'appointment_moved',
  name: { ro: 'Programare mutată', en: 'Appointment moved' },
  channels: ['email'],
});

async function send(kind: 'email' | 'sms') {
  const work = await aPieceOfWork(api);
  const { org_id: orgId, claim_file_id: claimFileId, assignment_id: assignmentId } = work;
  return inTenant(api.database, orgId, async (tx) => {
    const context = { tx, caller: systemCaller(orgId), now: api.now() };
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
