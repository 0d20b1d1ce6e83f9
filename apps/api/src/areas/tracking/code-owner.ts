import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findCodeOwner } from './challenge-repository.ts';

type Asking = Pick<Call<'browseClaimantMessages'>, 'tx' | 'caller'>;

/** Whom the access code of the opened case went to; what is theirs alone does not exist for anybody else. */
export async function codeOwner({ tx, caller }: Asking): Promise<{ claimFileId: string; partyId: string }> {
  const { orgId, sessionId, claimFileId } = caller;
  const owner = claimFileId === undefined ? undefined : await findCodeOwner(tx, orgId, sessionId);
  const partyId = owner?.party_id ?? null;
  if (claimFileId === undefined || partyId === null) throw notFound();
  return { claimFileId, partyId };
}
