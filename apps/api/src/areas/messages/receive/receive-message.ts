import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inTenant, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findParties } from '#src/areas/claims/index.ts';
import { reportBounce } from '../follow-delivery.ts';
import { findFileByNumber, findFileOfAddress, findPartyByAddress } from '../recipient-repository.ts';
import { fileReceived, type FileHome } from './file-received.ts';
import {
  countSince,
  findAnswered,
  findOrganisation,
  insertReceived,
  insertReceivedFiles,
  isInboundKey,
} from './inbound-repository.ts';
import { parseMail, type ParsedMail } from './parsed-mail.ts';
import { keepFiles, type JudgedFile } from './received-files.ts';

type Needs = { db: Db; files: FileStore };
type Outcome = { outcome: 'filed' | 'unfiled' | 'bounce' | 'repeated' };

/** More than a person writes in an hour: two machines answer each other. */
const mostOfSender = { count: 20, milliseconds: 60 * 60 * 1000 };
const token = /\[#([A-Z0-9]{6,20})\]/i;

/**
 * Takes an e-mail from the mail server of an organisation and puts it where it belongs.
 *
 * Nothing is ever answered by itself, so that no two machines write to each other through this product.
 */
export async function receiveMessage(
  { db, files }: Needs,
  { body, now }: StandaloneCall<'receiveMessage'>,
): Promise<Outcome> {
  const orgId = await outsideTenant(db, (tx) => findOrganisation(tx, body.org_code), { readOnly: true });
  if (orgId === undefined) throw notFound();
  const keyHash = createHash('sha256').update(body.key).digest('hex');
  if (!(await inTenant(db, orgId, (tx) => isInboundKey(tx, orgId, keyHash), { readOnly: true })))
    throw notFound();

  const mail = await parseMail(await readFile(body.file.path));
  // Contents are durable before any row names them; those of a repeated message are swept with what nothing names.
  const kept = mail.bounce === undefined ? await keepFiles(files, mail.attachments) : [];
  return inTenant(db, orgId, (tx) => keepMail({ tx, caller: systemCaller(orgId), now }, mail, kept));
}

async function keepMail(
  context: ChangeContext,
  mail: ParsedMail,
  files: readonly JudgedFile[],
): Promise<Outcome> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const answered = await findAnswered(tx, orgId, mail.answers);
  if (mail.bounce !== undefined) {
    const returned = await findAnswered(
      tx,
      orgId,
      mail.bounce.messageId ? [mail.bounce.messageId] : mail.answers,
    );
    if (returned?.direction === 'out')
      await reportBounce(context, { ...mail.bounce, messageId: returned.message_id });
    return { outcome: 'bounce' };
  }

  const home = await findHome(context, mail, answered);
  const isLoop = await cameBack(context, mail);
  const messageId = await insertReceived(tx, {
    org_id: orgId,
    kind: 'email',
    direction: 'in',
    from_address: mail.from,
    to_addresses: mail.to,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    state: 'received',
    is_auto_reply: mail.isAutoReply,
    is_loop: isLoop,
    internet_message_id: mail.messageId ?? null,
    thread_id:
      answered?.claim_file_id === home?.claimFileId ? (answered?.thread_id ?? answered?.message_id) : null,
    system_time: now,
  });
  if (messageId === undefined) return { outcome: 'repeated' };
  await insertReceivedFiles(tx, { orgId, messageId, files });
  if (home === undefined || isLoop) return { outcome: 'unfiled' };
  await fileReceived(context, messageId, home);
  return { outcome: 'filed' };
}

type Answered = Awaited<ReturnType<typeof findAnswered>>;

/** The file of an e-mail: the one whose message it answers, the one in its subject, or the only open one of its sender. */
async function findHome(
  context: ChangeContext,
  mail: ParsedMail,
  answered: Answered,
): Promise<FileHome | undefined> {
  const { tx, caller } = context;
  const { orgId } = caller;
  if (answered?.claim_file_id && answered.assignment_id)
    return homeFor(context, mail, {
      claim_file_id: answered.claim_file_id,
      assignment_id: answered.assignment_id,
    });
  const numbered = token.exec(mail.subject)?.[1];
  const named = numbered && (await findFileByNumber(tx, orgId, numbered.toUpperCase()));
  if (named) return homeFor(context, mail, named);
  const ofSender = await findFileOfAddress(tx, orgId, mail.from);
  // Somebody with several open claims may mean any of them: a person decides.
  if (ofSender?.files !== 1) return undefined;
  const file = await findFileByNumber(tx, orgId, ofSender.claim_file_no);
  return file && homeFor(context, mail, file);
}

async function homeFor(
  { tx, caller }: ChangeContext,
  mail: ParsedMail,
  file: { claim_file_id: string; assignment_id: string },
): Promise<FileHome> {
  const parties = await findParties(tx, caller.orgId, file.claim_file_id);
  return {
    claimFileId: file.claim_file_id,
    assignmentId: file.assignment_id,
    senderPartyId: await findPartyByAddress(tx, {
      orgId: caller.orgId,
      partyIds: parties.map(({ party_id: id }) => id),
      address: mail.from,
    }),
  };
}

/** One of our own messages, or one of too many from the same sender. */
async function cameBack({ tx, caller, now }: ChangeContext, mail: ParsedMail): Promise<boolean> {
  const own =
    mail.messageId === undefined ? undefined : await findAnswered(tx, caller.orgId, [mail.messageId]);
  if (own?.direction === 'out') return true;
  const since = new Date(now.getTime() - mostOfSender.milliseconds);
  return (await countSince(tx, caller.orgId, { address: mail.from, since })) >= mostOfSender.count;
}
