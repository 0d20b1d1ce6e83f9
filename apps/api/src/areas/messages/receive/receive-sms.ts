import { createHash } from 'node:crypto';
import { parsePhone } from '@dosar/kernel/phones';
import { inTenant, outsideTenant, type Db } from '#src/kernel/database/index.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { keepBackSms } from '#src/kernel/outbox/outbox-repository.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { setRecipientState, summariseDeliveries } from '../delivery-repository.ts';
import { findSmsThread } from '../message-repository.ts';
import { fileReceived } from './file-received.ts';
import { findSmsHome } from './find-sms-home.ts';
import { countSince, findOrganisation, hasCome, insertReceived, isInboundKey } from './inbound-repository.ts';
import { startSms, stopSms } from './sms-stop-repository.ts';

type Needs = { db: Db; smsSender: string };
type Outcome = { outcome: 'filed' | 'unfiled' | 'stopped' | 'started' | 'repeated' };
type Sms = { id: string; from: string; text: string; contentHash: string };

/** More than a person writes in an hour: a machine answers a machine. */
const mostOfSender = { count: 20, milliseconds: 60 * 60 * 1000 };

/** Words by which a reader ends text messages, and by which they come back. */
const ends = ['stop', 'stop sms', 'unsubscribe', 'dezabonare'];
const begins = ['start'];

/**
 * Takes a text message from the SMS gateway of an organisation and puts it where it belongs.
 *
 * Nothing is ever answered by itself, so that no two machines write to each other through this product.
 */
export async function receiveSms(
  { db, smsSender }: Needs,
  { body, now }: StandaloneCall<'receiveSms'>,
): Promise<Outcome> {
  const orgId = await outsideTenant(db, (tx) => findOrganisation(tx, body.org_code), { readOnly: true });
  if (orgId === undefined) throw notFound();
  const keyHash = hashOf(body.key);
  return inTenant(db, orgId, async (tx) => {
    if (!(await isInboundKey(tx, orgId, keyHash))) throw notFound();
    // Gateways write numbers in many ways; a machine that has a name instead keeps it.
    const from = parsePhone(body.from)?.e164 ?? body.from.trim();
    const text = body.text.trim();
    const sms = { id: `sms:${body.id}`, from, text, contentHash: hashOf(`${from}\n${text}`) };
    return keepSms({ tx, caller: systemCaller(orgId), now }, sms, smsSender);
  });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function keepSms(context: ChangeContext, sms: Sms, smsSender: string): Promise<Outcome> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  if (await hasCome(tx, orgId, { messageId: sms.id, contentHash: sms.contentHash, text: sms.text }))
    return { outcome: 'repeated' };
  const since = new Date(now.getTime() - mostOfSender.milliseconds);
  const sent = await countSince(tx, orgId, { address: sms.from, since });
  const isLoop = sms.from === smsSender || sent >= mostOfSender.count;
  const found = await findSmsHome(context, sms);
  const home = 'because' in found ? undefined : found;
  const thread =
    home && (await findSmsThread(tx, orgId, { claimFileId: home.claimFileId, number: sms.from }));
  const messageId = await insertReceived(tx, {
    org_id: orgId,
    kind: 'sms',
    direction: 'in',
    from_address: sms.from,
    to_addresses: [smsSender],
    body_text: sms.text,
    content_sha256: sms.contentHash,
    state: 'received',
    is_loop: isLoop,
    unfiled_because: isLoop ? 'loop' : 'because' in found ? found.because : null,
    possible_file_nos: 'because' in found ? found.possible.map(({ claimFileNo: no }) => no).slice(0, 10) : [],
    internet_message_id: sms.id,
    thread_id: thread?.threadId ?? null,
    system_time: now,
  });
  if (messageId === undefined) return { outcome: 'repeated' };
  const wish = await followWish(context, sms, messageId);
  if (home !== undefined && !isLoop) await fileReceived(context, messageId, home);
  return { outcome: wish ?? (home === undefined || isLoop ? 'unfiled' : 'filed') };
}

/** STOP and START are followed whatever file they belong to. */
async function followWish(
  { tx, caller, now }: ChangeContext,
  { from, text }: Sms,
  messageId: string,
): Promise<'stopped' | 'started' | undefined> {
  const { orgId } = caller;
  const word = text.toLowerCase().replaceAll(/[.!]+$/g, '');
  if (parsePhone(from) === undefined) return undefined;
  if (ends.includes(word)) {
    await stopSms(tx, { orgId, number: from, messageId, now });
    // What waits for the morning was written before: it does not leave either.
    for (const { messageId: waiting, outboxId } of await keepBackSms(tx, orgId, from)) {
      await setRecipientState(tx, {
        orgId,
        messageId: waiting,
        outboxId,
        state: 'cancelled',
        reason: undefined,
      });
      await summariseDeliveries(tx, orgId, waiting);
    }
    return 'stopped';
  }
  if (!begins.includes(word)) return undefined;
  await startSms(tx, orgId, from);
  return 'started';
}
