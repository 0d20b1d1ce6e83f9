import type { Call } from '#src/kernel/http/route-table.ts';
import { findAssignees } from './assignee-repository.ts';

/** Colleagues who can be given work. */
export function browseAssignees({ tx, caller, language, now }: Call<'browseAssignees'>) {
  return findAssignees(tx, { orgId: caller.orgId, userId: caller.userId, language, now });
}
