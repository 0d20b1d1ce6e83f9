import { notFound } from '#src/kernel/problem/problem.ts';
import { recordSettingChange, type SettingCall } from '#src/kernel/settings/record-setting-change.ts';
import { historyPage } from './browse-directory.ts';
import { holdPartner } from './directory-repository.ts';

/** Remembers in the history of a partner that it is paid into another account; both masked. */
export async function recordPartnerAccount(
  call: SettingCall,
  partnerId: string,
  { before, after }: { before: string | null; after: string },
): Promise<void> {
  const held = await holdPartner(call.tx, { orgId: call.caller.orgId, partnerId });
  if (held === undefined) throw notFound();
  const subject = { id: partnerId, label: held.fields.name };
  await recordSettingChange(call, {
    page: historyPage,
    subject,
    fields: [{ field: 'account', before, after }],
  });
}
