import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inTenant, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { reportBounce } from '../follow-delivery.ts';
import { fileReceived } from './file-received.ts';
import { findHome } from './find-home.ts';
import {
  countSince,
  findAnswered,
  findOrganisation,
  hasCome,
  insertReceived,
  isInboundKey,
} from './inbound-repository.ts';
import { parseMail, type ParsedMail } from './parsed-mail.ts';
import { findSentBefore, insertReceivedFiles } from './received-files-repository.ts';
import { keepFiles, type JudgedFile } from './received-files.ts';

type Needs = { db: Db; files: FileStore };
type Outcome = { outcome: 'filed' | 'unfiled' | 'bounce' | 'repeated' };

/** More than a person writes in an hour: two machines answer each other. */
const mostOfSender = { count: 20, milliseconds: 60 * 60 * 1000 };

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

  const raw = await readFile(body.file.path);
  const mail = await parseMail(raw);
  // Contents are durable before any row names them; those of a repeated message are swept with what nothing names.
  const kept = { rawKey: await files.save(raw), files: await keepFiles(files, mail.attachments) };
  return inTenant(db, orgId, (tx) => keepMail({ tx, caller: systemCaller(orgId), now }, mail, kept));
}

type Kept = { rawKey: string; files: readonly JudgedFile[] };

async function keepMail(context: ChangeContext, mail: ParsedMail, kept: Kept): Promise<Outcome> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  if (mail.bounce !== undefined && (await reportBounces(context, mail, mail.bounce)))
    return { outcome: 'bounce' };
  const answered = await findAnswered(tx, orgId, mail.answers);
  if (await hasCome(tx, orgId, mail)) return { outcome: 'repeated' };

  const found = await findHome(context, mail, answered?.claim_file_id);
  const home = 'because' in found ? undefined : found;
  const isLoop = await cameBack(context, mail);
  const messageId = await insertReceived(tx, {
    org_id: orgId,
    kind: 'email',
    direction: 'in',
    from_address: mail.from,
    reply_to_address: mail.replyTo ?? null,
    to_addresses: mail.to,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    raw_storage_key: kept.rawKey,
    content_sha256: mail.contentHash,
    state: 'received',
    is_auto_reply: mail.isAutoReply,
    is_loop: isLoop,
    unfiled_because: isLoop ? 'loop' : 'because' in found ? found.because : null,
    possible_file_nos: 'because' in found ? found.possible.map(({ claimFileNo: no }) => no).slice(0, 10) : [],
    internet_message_id: mail.messageId ?? null,
    thread_id:
      answered?.claim_file_id === home?.claimFileId ? (answered?.thread_id ?? answered?.message_id) : null,
    system_time: now,
  });
  if (messageId === undefined) return { outcome: 'repeated' };
  const files = await withoutSignatures(context, mail, kept.files);
  await insertReceivedFiles(tx, { orgId, messageId, files });
  if (home === undefined || isLoop) return { outcome: 'unfiled' };
  await fileReceived(context, messageId, home);
  return { outcome: 'filed' };
}

/** Tells of each recipient who was not reached; false when the report names no message of ours. */
async function reportBounces(
  context: ChangeContext,
  mail: ParsedMail,
  bounce: NonNullable<ParsedMail['bounce']>,
): Promise<boolean> {
  const ids = bounce.messageId === undefined ? mail.answers : [bounce.messageId];
  const returned = await findAnswered(context.tx, context.caller.orgId, ids);
  if (returned?.direction !== 'out') return false;
  for (const recipient of bounce.recipients)
    await reportBounce(context, { ...recipient, messageId: returned.message_id });
  return true;
}

/** A picture in the text that its sender has sent before is that of a signature. */
async function withoutSignatures(
  { tx, caller }: ChangeContext,
  mail: ParsedMail,
  files: readonly JudgedFile[],
): Promise<JudgedFile[]> {
  const ofText = files.filter((file) => file.isOfText && file.refusedBecause === null);
  const before = await findSentBefore(tx, caller.orgId, {
    from: mail.from,
    hashes: ofText.map(({ sha256 }) => sha256),
  });
  return files.map((file) =>
    ofText.includes(file) && before.has(file.sha256) ? { ...file, refusedBecause: 'signature' } : file,
  );
}

/** One of our own messages, or one of too many from the same sender. */
async function cameBack({ tx, caller, now }: ChangeContext, mail: ParsedMail): Promise<boolean> {
  const own =
    mail.messageId === undefined ? undefined : await findAnswered(tx, caller.orgId, [mail.messageId]);
  if (own?.direction === 'out') return true;
  const since = new Date(now.getTime() - mostOfSender.milliseconds);
  return (await countSince(tx, caller.orgId, { address: mail.from, since })) >= mostOfSender.count;
}
