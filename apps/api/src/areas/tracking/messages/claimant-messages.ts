import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { conversationOf, writeWebMessage } from '#src/areas/messages/index.ts';
import { codeOwner } from '../code-owner.ts';

/** What the claimant and the handler have written to each other; other people of the file see nothing of it. */
export async function browseClaimantMessages(
  call: Call<'browseClaimantMessages'>,
): Promise<Schema<'ClaimantMessages'>> {
  return conversationOf(call.tx, { orgId: call.caller.orgId, ...(await codeOwner(call)) });
}

/** Writes to whoever is in charge of the opened case. */
export async function writeTrackerMessage(
  call: Call<'writeTrackerMessage'>,
): Promise<Schema<'ClaimantMessages'>> {
  const writer = await codeOwner(call);
  const messageId = await writeWebMessage(call, writer, call.body.text);
  if (messageId !== undefined) call.audit.subject(messageId);
  return conversationOf(call.tx, { orgId: call.caller.orgId, ...writer });
}
