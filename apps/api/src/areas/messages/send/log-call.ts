import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { findParties, recordTimelineEvent } from '#src/areas/claims/index.ts';
import { requireMessage } from '../message-list-repository.ts';
import { insertMessage } from '../message-repository.ts';
import { findFileOfAssignment } from '../recipient-repository.ts';

const titles = {
  in: { ro: 'Apel primit', en: 'Call received' },
  out: { ro: 'Apel efectuat', en: 'Call made' },
} as const;

/** Writes down a telephone call: with whom, how it went and what was said. */
export async function logCall(call: Call<'logCall'>): Promise<Schema<'Message'>> {
  const { body, caller, tx, now, language, audit } = call;
  const { orgId } = caller;
  const { direction } = body;
  const file = await findFileOfAssignment(tx, orgId, body.assignment_id);
  if (file === undefined) throw notFound();
  const party =
    body.party_id === undefined
      ? undefined
      : (await findParties(tx, orgId, file.claim_file_id)).find(({ party_id: id }) => id === body.party_id);
  if (body.party_id !== undefined && party === undefined) throw fieldRefused('party_id', 'invalid_value');

  const messageId = await insertMessage(
    tx,
    {
      org_id: orgId,
      kind: 'call',
      direction,
      claim_file_id: file.claim_file_id,
      assignment_id: file.assignment_id,
      from_address: direction === 'in' ? body.number : '',
      to_addresses: direction === 'out' ? [body.number] : [],
      body_text: body.note ?? null,
      state: direction === 'in' ? 'received' : 'delivered',
      call_outcome: body.outcome,
      call_minutes: body.minutes ?? null,
      sender_party_id: direction === 'in' ? (party?.party_id ?? null) : null,
      sent_by_user_id: caller.actorUserId ?? caller.userId,
      system_time: now,
    },
    body.number,
  );
  await recordTimelineEvent(call, {
    claimFileId: file.claim_file_id,
    assignmentId: file.assignment_id,
    kind: 'call',
    title: titles[direction],
    body: body.note,
    data: {
      message_id: messageId,
      assignment_id: file.assignment_id,
      direction,
      with: party?.full_name ?? body.number,
      number: body.number,
      outcome: body.outcome,
      minutes: body.minutes ?? null,
    },
  });
  audit.subject(messageId);
  return requireMessage(tx, { orgId, messageId, language });
}
