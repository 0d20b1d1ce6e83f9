import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '#src/generated/database.ts';
import { enqueueJob } from '#src/kernel/jobs/enqueue-job.ts';

/** The queue of changes of whole lists, and of their taking back. The row says what is still to be done. */
export const largeChangeQueue = {
  name: 'assignments.change-many',
  data: z.object({ assignment_change_id: z.uuid() }),
};

/** Has a change made, or taken back, once this transaction is committed. */
export async function enqueueLargeChange(
  tx: Transaction<Database>,
  { orgId, changeId }: { orgId: string; changeId: string },
): Promise<void> {
  await enqueueJob(tx, largeChangeQueue, { orgId, assignment_change_id: changeId });
}
