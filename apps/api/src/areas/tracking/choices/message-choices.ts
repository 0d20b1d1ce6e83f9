import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { chooseMessages, messageChoicesOf } from '#src/areas/messages/index.ts';
import { codeOwner } from '../code-owner.ts';

/** What whoever opened the case is written to about, where and in which language. */
export async function getMessageChoices(call: Call<'getMessageChoices'>): Promise<Schema<'MessageChoices'>> {
  return messageChoicesOf(call, await codeOwner(call));
}

/** Changes it; other people of the file keep their own choices. */
export async function saveMessageChoices(
  call: Call<'saveMessageChoices'>,
): Promise<Schema<'MessageChoices'>> {
  const owner = await codeOwner(call);
  call.audit.subject(owner.partyId);
  call.audit.note({ ...call.body, stopped: call.body.stopped.join(' ') });
  return chooseMessages(call, owner, call.body);
}
