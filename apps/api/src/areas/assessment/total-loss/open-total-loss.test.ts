import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { openTotalLoss } from './open-total-loss.ts';

const api = startTestApi();

test('M4 the work about a total loss goes to the assessor whose note says so', async () => {
  const claim = await aClaim(api).takenIn();
  const { userId: elena } = await api.userNamed('elena.rusu');
  const { assignment_id: assignmentId } = await claim.work('assessment');
  await sql`update assignment set assigned_user_id = ${elena}, queue_id = null where assignment_id = ${assignmentId}`.execute(
    api.database.kysely,
  );
  const { claimFileId } = claim;
  await inTenant(api.database, claim.orgId, (tx) =>
    openTotalLoss({ tx, caller: systemCaller(claim.orgId), now: api.now() }, { claimFileId, assignmentId }),
  );
  expect((await claim.work('total_loss')).assigned_user_id).toBe(elena);
});
