import { tidyLine } from '@dosar/kernel/typed-line';
import type { Schema } from '@dosar/openapi';
import type { Env } from '#src/env.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import { withValuesBefore, type RestoreCall, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { changeSender, readOwnContact, readSender } from '#src/areas/account/index.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { senderDomainRows } from './sender-domain.ts';

export type SenderNeeds = { env: Pick<Env, 'MAIL_FROM' | 'SMS_SENDER' | 'SMTP_URL' | 'SMS_URL'> };
type Page = Schema<'SenderPage'>;

/** Whom the messages of the caller's organisation come from. */
export async function getSender(
  { env }: SenderNeeds,
  { tx, caller }: Pick<Call<'getSender'>, 'tx' | 'caller'>,
): Promise<Page> {
  const { orgId, userId } = caller;
  const own = await readOwnContact(tx, { orgId, userId });
  const settings = await readSender(tx, orgId);
  return {
    settings,
    mail_from: env.MAIL_FROM,
    sms_sender: env.SMS_SENDER,
    is_email_delivered: env.SMTP_URL !== undefined,
    is_sms_delivered: env.SMS_URL !== undefined,
    own_email: own.email,
    own_phone: own.phone,
    domain_rows: senderDomainRows(env, settings.dkim_selector),
  };
}

/** Changes the name on the e-mails of the caller's organisation, and where answers go. */
export async function updateSender(needs: SenderNeeds, call: Call<'updateSender'>): Promise<Page> {
  await store(call, call.body);
  return getSender(needs, call);
}

/** The page of the sender among those with a history. */
export const senderPage: SettingPage = {
  page: 'sender',
  changedBy: 'updateSender',
  restore: async (call, change) => {
    const present = await readSender(call.tx, call.caller.orgId);
    await store(call, withValuesBefore(present, change));
  },
};

async function store(
  call: SettingCall & Pick<RestoreCall, 'audit'>,
  typed: Schema<'SenderSettings'>,
): Promise<void> {
  const { tx, caller, audit } = call;
  audit.subject(caller.orgId);
  const before = await readSender(tx, caller.orgId);
  const wanted = { ...typed, sender_name: tidyLine(typed.sender_name ?? '') || null };
  const after = await changeSender(tx, caller.orgId, wanted);
  if (after === undefined) throw staleRowVersion(before.row_version);
  const fields = changedFields(before, after, ['sender_name', 'reply_to_email', 'dkim_selector']);
  audit.note(auditedFields(fields));
  await recordSettingChange(call, { page: 'sender', fields });
}
