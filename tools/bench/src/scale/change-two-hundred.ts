import { changeAssignments } from '@dosar/api/areas/assignments';
import { inTenant, type Db } from '@dosar/api/database';
import { staffCall } from './staff-call.ts';

/** Thrown to give up a change whose time is known: the databases of the benchmark stay as they are. */
class Measured extends Error {}

const unneeded = () => Promise.reject(new Error('A new priority tells nobody.'));

/** How long it takes to give two hundred of somebody's assignments another priority, in milliseconds. */
export async function changeTwoHundred(db: Db, who: { orgId: string; userId: string }): Promise<number> {
  let took = Number.NaN;
  await inTenant(db, who.orgId, async (tx) => {
    const items = await tx
      .selectFrom('assignment')
      .where('org_id', '=', who.orgId)
      .where('assigned_user_id', '=', who.userId)
      .where('list_code', '=', 'active')
      .where('priority', '<>', 3)
      .select(['assignment_id', 'row_version'])
      .orderBy('due_at')
      .limit(200)
      .execute();
    const body = { items, change: { action: 'priority' as const, priority: 3 } };
    const startedAt = performance.now();
    await changeAssignments({ requestDocuments: unneeded }, { ...staffCall(tx, who), body });
    took = performance.now() - startedAt;
    throw new Measured();
  }).catch((error: unknown) => {
    if (!(error instanceof Measured)) throw error;
  });
  return took;
}
