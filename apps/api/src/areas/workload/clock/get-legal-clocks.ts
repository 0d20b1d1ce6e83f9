import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findCauses, findClocksOfFile } from './clock-list-repository.ts';

/** The clocks of the law on a claim file. */
export async function getLegalClocks({
  tx,
  caller,
  path,
  language,
  now,
}: Call<'getLegalClocks'>): Promise<Schema<'LegalClocks'>> {
  const reader = { orgId: caller.orgId, language, today: localDateOf(now) };
  const clocks = await findClocksOfFile(tx, reader, path.claim_file_no);
  if (!clocks) throw notFound();
  return { clocks, causes: await findCauses(tx, reader) };
}
