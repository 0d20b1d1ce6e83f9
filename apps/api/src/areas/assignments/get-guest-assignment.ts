import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { guestKnowledge, type GuestFacts } from './extension-points.ts';
import { findGuestAssignment } from './guest-assignment-repository.ts';

/** The assignment that a guest was invited to, without anything about other people (specification S19, P2). */
export async function getGuestAssignment({
  path,
  caller,
  tx,
  now,
  language,
  audit,
}: Call<'getGuestAssignment'>): Promise<Schema<'GuestAssignment'>> {
  const { assignmentId } = caller.scope;
  // Claim notification guests have no assignment; for them, as for a foreign key, there is nothing here.
  if (assignmentId === undefined) throw new Problem(404, 'not_found');
  const found = await findGuestAssignment(tx, {
    orgId: caller.orgId,
    assignmentId,
    guestKey: path.assignment_key,
    language,
  });
  if (found === undefined) throw new Problem(404, 'not_found');
  audit.subject(assignmentId);
  const { claim_file_id: claimFileId, party_id: partyId, ...shown } = found;
  const { orgId } = caller;
  const known: Required<GuestFacts> = { open_tasks: [], requests: [], contact: null, days_to_pay: null };
  for (const { find } of guestKnowledge.entries())
    Object.assign(known, await find(tx, { orgId, claimFileId, assignmentId, partyId, now, language }));
  return { ...shown, ...known };
}
