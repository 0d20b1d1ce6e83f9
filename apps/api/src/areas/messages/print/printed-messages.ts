import { printedKinds, type AskedPrint, type PrintedContent } from '#src/areas/claims/extension-points.ts';
import { findFileId } from '#src/areas/claims/index.ts';
import { findMessageContent, findMessageOnFile } from '../message-repository.ts';

type Tx = Parameters<typeof findMessageOnFile>[0];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function printed(
  tx: Tx,
  kind: 'email' | 'sms',
  { orgId, key, language }: AskedPrint,
): Promise<PrintedContent | undefined> {
  const found = uuid.test(key) ? await findMessageOnFile(tx, orgId, { id: key, kind }, language) : undefined;
  const message = found && (await findMessageContent(tx, orgId, found.key));
  const claimFileId = found && (await findFileId(tx, orgId, found.claim_file_no));
  if (message === undefined || claimFileId === undefined) return undefined;
  const { message_id: id, from_address: from, to_addresses: to, subject, system_time: at } = message;
  return {
    claimFileId,
    activityNo: found?.assignment_no ?? '',
    lastEntryAt: at,
    entries: [[id, at.toISOString(), from, to.join(', '), subject, message.body_html, message.body_text]],
  };
}

/** One e-mail, and one text message, as they go on paper. */
export const printedMessages = [
  printedKinds.entry({ kind: 'email', find: (tx, asked) => printed(tx, 'email', asked) }),
  printedKinds.entry({ kind: 'sms', find: (tx, asked) => printed(tx, 'sms', asked) }),
];
