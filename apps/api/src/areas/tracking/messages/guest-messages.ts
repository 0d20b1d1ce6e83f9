import type { Schema } from '@dosar/openapi';
import { findGuestParty } from '#src/areas/assignments/index.ts';
import { conversationOf, writeWebMessage } from '#src/areas/messages/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';

type Asking = Call<'browseGuestMessages'> | Call<'writeGuestMessage'>;

/** Whose conversation the link of a guest opens; a link that was made for nobody in particular opens none. */
async function guestOf({ tx, caller, path }: Asking): Promise<{ claimFileId: string; partyId: string }> {
  const { orgId, scope } = caller;
  const { assignmentId } = scope;
  if (assignmentId === undefined) throw notFound();
  const found = await findGuestParty(tx, { orgId, assignmentId, guestKey: path.assignment_key });
  if (found?.partyId == null) throw notFound();
  return { claimFileId: found.claimFileId, partyId: found.partyId };
}

/** What the guest and the handler have written to each other, as the tracker of the same person shows it. */
export async function browseGuestMessages(
  call: Call<'browseGuestMessages'>,
): Promise<Schema<'ClaimantMessages'>> {
  return conversationOf(call.tx, { orgId: call.caller.orgId, ...(await guestOf(call)) });
}

/** Writes to whoever is in charge of the file. */
export async function writeGuestMessage(
  call: Call<'writeGuestMessage'>,
): Promise<Schema<'ClaimantMessages'>> {
  const guest = await guestOf(call);
  const messageId = await writeWebMessage(call, guest, call.body.text);
  if (messageId !== undefined) call.audit.subject(messageId);
  return conversationOf(call.tx, { orgId: call.caller.orgId, ...guest });
}
