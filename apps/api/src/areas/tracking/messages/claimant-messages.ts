import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { conversationOf, writeWebMessage } from '#src/areas/messages/index.ts';
import { findCodeOwner } from '../challenge-repository.ts';

type Asking = Pick<Call<'browseClaimantMessages' | 'writeTrackerMessage'>, 'tx' | 'caller'>;

/** What the claimant and the handler have written to each other; other people of the file see nothing of it. */
export async function browseClaimantMessages(
  call: Call<'browseClaimantMessages'>,
): Promise<Schema<'ClaimantMessages'>> {
  return conversationOf(call.tx, { orgId: call.caller.orgId, ...(await writerOf(call)) });
}

/** Writes to whoever is in charge of the opened case. */
export async function writeTrackerMessage(
  call: Call<'writeTrackerMessage'>,
): Promise<Schema<'ClaimantMessages'>> {
  const writer = await writerOf(call);
  const messageId = await writeWebMessage(call, writer, call.body.text);
  if (messageId !== undefined) call.audit.subject(messageId);
  return conversationOf(call.tx, { orgId: call.caller.orgId, ...writer });
}

/** Whom the access code of the opened case went to; nobody else writes in it. */
async function writerOf({ tx, caller }: Asking): Promise<{ claimFileId: string; partyId: string }> {
  const { orgId, sessionId, claimFileId } = caller;
  const owner = claimFileId === undefined ? undefined : await findCodeOwner(tx, orgId, sessionId);
  const partyId = owner?.party_id ?? null;
  if (claimFileId === undefined || partyId === null) throw notFound();
  return { claimFileId, partyId };
}
