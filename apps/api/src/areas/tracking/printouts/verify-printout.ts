import type { Schema } from '@dosar/openapi';
import { verifiedPrintout } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';

/** Whether a paper is ours. A hash of another insurer is as unknown as one that nobody printed. */
export async function verifyPrintout({
  body,
  caller,
  tx,
  now,
  audit,
}: Call<'verifyPrintout'>): Promise<Schema<'VerifiedPrintout'>> {
  const found = await verifiedPrintout(tx, { orgId: caller.orgId, hash: body.hash, now });
  if (found === undefined) throw notFound();
  audit.subject(found.claimFileId);
  return found.printout;
}
