import type { Schema } from '@dosar/openapi';
import { endOfQuietHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { requireMessage } from '../message-list-repository.ts';
import { findSmsThread } from '../message-repository.ts';
import { findFileOfAssignment } from '../recipient-repository.ts';
import { checkedRecipients, recipientsOfFile } from './checked-recipients.ts';
import { departure } from './departure.ts';
import { refuseUnfilled } from './message-variables.ts';
import { putMessage } from './put-message.ts';
import { refuseTwice } from './send-email.ts';

type Needs = { smsSender: string };

/** Sends a text message that a member of staff wrote to people of a claim file. */
export async function sendSms({ smsSender }: Needs, call: Call<'sendSms'>): Promise<Schema<'Message'>> {
  const { body, caller, tx, now, language, audit } = call;
  const { orgId } = caller;
  const file = await findFileOfAssignment(tx, orgId, body.assignment_id);
  if (file === undefined) throw notFound();
  refuseUnfilled({ body: body.body });
  const recipients = checkedRecipients(await recipientsOfFile(tx, orgId, file.claim_file_id), {
    field: 'to',
    chosen: body.to,
    channel: 'sms',
    allowsUnconfirmed: body.allows_unconfirmed === true,
  });
  refuseTwice(recipients.map(({ address }) => address));
  const [first] = recipients;
  const thread =
    recipients.length === 1 && first !== undefined
      ? await findSmsThread(tx, orgId, { claimFileId: file.claim_file_id, number: first.address })
      : undefined;
  const hours = await findMessageHours(tx, orgId);
  const morning =
    body.send_now === true || body.send_at !== undefined ? undefined : endOfQuietHours(now, hours);

  const messageId = await putMessage(call, {
    claimFileId: file.claim_file_id,
    assignmentId: file.assignment_id,
    kind: 'sms',
    from: smsSender,
    recipients,
    body: body.body,
    language: body.language,
    authorUserId: caller.actorUserId ?? caller.userId,
    sendAt: morning ?? departure(now, body.send_at),
    ...(thread && { thread }),
    ...(body.template_code !== undefined && { template: { code: body.template_code } }),
  });
  audit.subject(messageId);
  return requireMessage(tx, { orgId, messageId, language });
}
