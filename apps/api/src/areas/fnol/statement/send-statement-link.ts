import { formatLocalDate } from '@dosar/kernel/dates';
import { parsePhone } from '@dosar/kernel/phones';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { sendFileMessage } from '#src/areas/messages/index.ts';
import type { FnolNeeds } from '../fnol-needs.ts';
import { linkedColumn } from './linked-column.ts';
import { fileOf } from './save-statement.ts';
import { leftToday, mostWithinDay } from './sending-limit.ts';
import { findSendingFile, findSendings, insertSending } from './sending-repository.ts';
import { sendingEmail, sendingSms } from './sending-texts.ts';
import { shownStatement } from './shown-statement.ts';
import { begunStatement, openLinkOf } from './statement-links.ts';
import type { StatementRow } from './statement-repository.ts';

export const statementLinkReason = 'statement_link';

/** What the file keeps of a message in place of the key: who reads the file later must not come by the link. */
const hiddenKey = '…';

type Wanted = { side: SideOfForm; channel: 'email' | 'sms'; to: string; language: 'ro' | 'en' };

/** Sends a driver the link to the own column, at the wish of the staff. */
export async function sendStatementLink(
  needs: FnolNeeds,
  call: Call<'sendStatementLink'>,
): Promise<Schema<'StatementOfFile'>> {
  const { caller, body, audit } = call;
  const file = await fileOf(call);
  const row = await begunStatement(call, file);
  audit.subject(row.accident_statement_id);
  audit.note({ side: body.side, channel: body.channel });
  await send(needs, call, row, body);
  return shownStatement({ ...call, orgId: caller.orgId, file });
}

/** Sends the other driver the link, from the phone of the driver of column A. */
export async function sendToOtherDriver(
  needs: FnolNeeds,
  call: Call<'sendToOtherDriver'>,
): Promise<Schema<'StatementSending'>> {
  const { body, audit } = call;
  const { side, row } = await linkedColumn(call, true);
  if (side !== 'a') throw notFound();
  audit.subject(row.accident_statement_id);
  audit.note({ channel: body.channel });
  return send(needs, call, row, { ...body, side: 'b' });
}

async function send(
  needs: FnolNeeds,
  context: ChangeContext,
  row: StatementRow,
  { side, channel, to, language: wanted }: Wanted,
): Promise<Schema<'StatementSending'>> {
  const { tx, caller, now } = context;
  const column = { orgId: caller.orgId, statementId: row.accident_statement_id, side };
  const address = addressOf(channel, to);
  const left = await leftAfter(context, column);
  const file = await findSendingFile(tx, caller.orgId, row.claim_file_id, wanted);
  if (file === undefined) throw notFound();
  const { key, url, expiresAt } = await openLinkOf(needs, context, column);
  const facts = {
    organisation: file.organisation,
    day: row.shared.date === null ? undefined : formatLocalDate(row.shared.date),
    until: formatLocalDate(localDateOf(expiresAt)),
    url,
  };
  const { assignmentId, language } = file;
  const about = {
    reason: statementLinkReason,
    claimFileId: row.claim_file_id,
    assignmentId,
    to: address,
    language,
  };
  const text =
    channel === 'email'
      ? { kind: channel, from: needs.mailFrom, ...sendingEmail(language, facts) }
      : { kind: channel, from: needs.smsSender, body: sendingSms(language, facts) };
  const messageId = await sendFileMessage(context, {
    ...about,
    ...text,
    keptBody: text.body.replaceAll(key, hiddenKey),
  });
  // A rule of the file says that its driver is not written to.
  if (messageId === undefined) throw new Problem(409, 'conflict', { context: { reason: 'not_written_to' } });
  const sending = {
    channel,
    sent_to: maskedAddress(channel, address),
    by_driver: caller.kind === 'guest',
    sent_at: now,
  };
  await insertSending(tx, column, sending);
  return { side, ...sending, sent_at: now.toISOString(), left_today: left };
}

/** How often a column can be sent within the day after one more time; refused when there is none. */
async function leftAfter(
  { tx, now }: ChangeContext,
  { orgId, statementId, side }: { orgId: string; statementId: string; side: SideOfForm },
): Promise<number> {
  const left = leftToday(await findSendings(tx, orgId, statementId), side, now);
  if (left === 0)
    throw new Problem(409, 'conflict', { context: { reason: 'sent_often', limit: mostWithinDay } });
  return left - 1;
}

/** Where a message goes: a fixed line takes none. */
function addressOf(channel: 'email' | 'sms', to: string): string {
  if (channel === 'email') {
    const address = to.trim().toLowerCase();
    if (!/^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:.]{2,}$/.test(address))
      throw fieldRefused('to', 'invalid_format');
    return address;
  }
  const phone = parsePhone(to);
  if (phone === undefined || phone.kind === 'fixed') throw fieldRefused('to', 'invalid_value');
  return phone.e164;
}

/** Enough to recognise an own address. */
function maskedAddress(channel: 'email' | 'sms', address: string): string {
  return channel === 'sms'
    ? `… ${address.slice(-3)}`
    : `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`;
}
