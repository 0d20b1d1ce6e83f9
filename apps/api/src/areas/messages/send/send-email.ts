import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { attachmentStores, type SentFile } from '../extension-points.ts';
import { requireMessage } from '../message-list-repository.ts';
import { findThread } from '../message-repository.ts';
import { findFileOfAssignment } from '../recipient-repository.ts';
import { checkedRecipients, mostAttachmentBytes, recipientsOfFile } from './checked-recipients.ts';
import { departure } from './departure.ts';
import { refuseUnfilled } from './message-variables.ts';
import { putMessage } from './put-message.ts';

type Needs = { mailFrom: string };

/** Sends what a member of staff wrote to people of a claim file. */
export async function sendEmail({ mailFrom }: Needs, call: Call<'sendEmail'>): Promise<Schema<'Message'>> {
  const { body, caller, tx, now, language, audit } = call;
  const { orgId } = caller;
  const file = await findFileOfAssignment(tx, orgId, body.assignment_id);
  if (file === undefined) throw notFound();
  refuseUnfilled({ subject: body.subject, body: body.body });
  const parties = await recipientsOfFile(tx, orgId, file.claim_file_id);
  const choice = { channel: 'email' as const, allowsUnconfirmed: body.allows_unconfirmed === true };
  const recipients = [
    ...checkedRecipients(parties, { ...choice, field: 'to', chosen: body.to }),
    ...checkedRecipients(parties, { ...choice, field: 'cc', chosen: body.cc ?? [] }),
  ];
  refuseTwice(recipients.map(({ address }) => address));
  const thread =
    body.answers_message_id === undefined
      ? undefined
      : await findThread(tx, orgId, {
          messageId: body.answers_message_id,
          claimFileId: file.claim_file_id,
        });
  if (body.answers_message_id !== undefined && thread === undefined) throw notFound();

  const messageId = await putMessage(call, {
    claimFileId: file.claim_file_id,
    assignmentId: file.assignment_id,
    kind: 'email',
    from: mailFrom,
    recipients,
    subject: withToken(body.subject, file.claim_file_no),
    body: body.body,
    language: body.language,
    files: await filesOf(call, file.claim_file_id),
    authorUserId: caller.actorUserId ?? caller.userId,
    sendAt: departure(now, body.send_at),
    ...(thread && { thread }),
    ...(body.template_code !== undefined && { template: { code: body.template_code } }),
  });
  audit.subject(messageId);
  return requireMessage(tx, { orgId, messageId, language });
}

/** The subject with the token of its file: answers find the file by it, whatever program writes them. */
function withToken(subject: string, claimFileNo: string): string {
  const token = `[#${claimFileNo}]`;
  return subject.includes(token) ? subject : `${subject} ${token}`;
}

/** Everybody gets a message once. */
export function refuseTwice(addresses: readonly string[]): void {
  if (new Set(addresses).size < addresses.length) throw fieldRefused('to', 'invalid_value');
}

async function filesOf({ body, caller, tx }: Call<'sendEmail'>, claimFileId: string): Promise<SentFile[]> {
  const documentIds = body.document_ids ?? [];
  if (documentIds.length === 0) return [];
  const [store] = attachmentStores.entries();
  const files = (await store?.find(tx, { orgId: caller.orgId, claimFileId, documentIds })) ?? [];
  if (files.length < documentIds.length) throw fieldRefused('document_ids', 'invalid_value');
  if (files.reduce((bytes, { size }) => bytes + size, 0) > mostAttachmentBytes)
    throw new Problem(422, 'rule_refused', {
      context: { limit: mostAttachmentBytes },
      fields: [{ field: 'document_ids', code: 'too_large' }],
    });
  return files;
}
