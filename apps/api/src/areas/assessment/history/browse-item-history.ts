import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findItemHistory } from './item-history-repository.ts';

/** Earlier files that claimed the same part of the same vehicle (specification C22, S18). */
export async function browseItemHistory({
  path,
  tx,
  caller,
  language,
}: Call<'browseItemHistory'>): Promise<Schema<'ItemHistoryRow'>[]> {
  const found = await findItemHistory(tx, {
    orgId: caller.orgId,
    assignmentId: path.assignmentId,
    itemGuid: path.itemGuid,
    language,
  });
  if (found === undefined) throw notFound();
  return found.map((row) => ({ ...row, system_time: row.system_time.toISOString() }));
}
