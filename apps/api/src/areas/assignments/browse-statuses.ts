import type { Call } from '#src/kernel/http/route-table.ts';
import { findStatuses } from './status-repository.ts';

/** All statuses of the organisation, in the order of each process. */
export async function browseStatuses({ caller, tx, language }: Call<'browseStatuses'>) {
  return findStatuses(tx, caller.orgId, language);
}
