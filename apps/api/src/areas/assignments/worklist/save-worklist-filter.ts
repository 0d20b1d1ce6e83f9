import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { keepWorklistFilter } from './saved-view-repository.ts';

/** Keeps how the caller left the worklist (specification E3). */
export async function saveWorklistFilter({
  caller,
  body,
  tx,
}: Call<'saveWorklistFilter'>): Promise<Schema<'Done'>> {
  // Whoever acts for a colleague leaves that colleague's worklist as the colleague left it.
  if (caller.actorUserId === undefined) await keepWorklistFilter(tx, caller, body);
  return { success: true };
}
