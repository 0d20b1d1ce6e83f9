import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import { touchAssignments } from '../assignment-repository.ts';
import { renewVisits } from '../visit-repository.ts';

type Context = { tx: Transaction<Database>; caller: UserCaller<'staff'>; now: Date };

/**
 * Marks assignments as worked on before the caller writes notes on them; answers those that the organisation has.
 *
 * The note is no news to its writer, so it has to come first: what had been read stays read.
 */
export async function prepareNotes({ tx, caller, now }: Context, assignmentIds: readonly string[]) {
  const { orgId, userId } = caller;
  if (assignmentIds.length === 0) return [];
  await renewVisits(tx, { orgId, userId, assignmentIds, now });
  return touchAssignments(tx, { orgId, assignmentIds, now });
}
