import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { contentForClaimant, findDocument } from '../documents/index.ts';
import type { TrackingNeeds } from './tracking-needs.ts';

type Needs = Pick<TrackingNeeds, 'files'>;

const withheldStates: readonly string[] = ['pending', 'infected'];

/** A document of the opened case that was released to the claimant; anything else does not exist for them. */
export async function downloadTrackerDocument(needs: Needs, call: Call<'downloadTrackerDocument'>) {
  const { caller, path, tx, audit } = call;
  if (caller.claimFileId === undefined) throw notFound();
  const document = await findDocument(tx, caller.orgId, path.document_id);
  const isReleased =
    document?.claim_file_id === caller.claimFileId &&
    document.visibility === 'claimant' &&
    !withheldStates.includes(document.scan_state);
  const content = isReleased ? await contentForClaimant(needs, document) : undefined;
  if (!content) throw notFound();
  audit.subject(path.document_id);
  return content;
}
