import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import { historyPage } from '#src/areas/partners/directory/browse-directory.ts';
import { readSilenceSetting, writeSilenceSetting } from './silence-setting-repository.ts';

/** What happens to offers that nobody answers. */
export function getPartnerJobSettings({
  tx,
  caller,
}: Call<'getPartnerJobSettings'>): Promise<Schema<'PartnerJobSettings'>> {
  return readSilenceSetting(tx, caller.orgId);
}

/** Says what happens to them in new jobs from now on. */
export async function savePartnerJobSettings(
  call: Call<'savePartnerJobSettings'>,
): Promise<Schema<'PartnerJobSettings'>> {
  const { tx, caller, body, audit } = call;
  const before = await readSilenceSetting(tx, caller.orgId);
  const stored = await writeSilenceSetting(tx, caller.orgId, body);
  if (stored === undefined) throw staleRowVersion(before.row_version);
  audit.note({ on_silence: stored.on_silence });
  await recordSettingChange(call, {
    page: historyPage,
    fields: changedFields(before, stored, ['on_silence']),
  });
  return stored;
}
