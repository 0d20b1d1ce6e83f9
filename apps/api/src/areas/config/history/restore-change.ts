import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import type { RestoreNeeds } from '#src/kernel/settings/setting-page.ts';
import { findLaterChange, findSettingChange } from '#src/kernel/settings/setting-change-repository.ts';
import { openPage } from './open-page.ts';

/** Puts the values from before a change back, by the page's own use case. */
export async function restoreSettingChange(
  needs: RestoreNeeds,
  call: Call<'restoreSettingChange'>,
): Promise<Schema<'Done'>> {
  const { tx, caller, path, audit } = call;
  const change = await findSettingChange(tx, caller.orgId, path.change_id);
  if (change === undefined) throw notFound();
  const page = await openPage(call, change.page);
  if (page.isRestorable?.(change) === false) throw new Problem(409, 'setting_not_restorable');

  await refuseChangedLater(call);
  await page.restore({ ...call, restoredChangeId: change.change_id }, change, needs);
  // A colleague may have stored a change after the first look; its row was locked by the time ours was written.
  await refuseChangedLater(call);

  audit.subject(change.change_id);
  audit.note({ page: change.page });
  return { success: true };
}

async function refuseChangedLater({ tx, caller, path }: Call<'restoreSettingChange'>): Promise<void> {
  const later = await findLaterChange(tx, caller.orgId, path.change_id);
  if (later === undefined) return;
  throw new Problem(409, 'setting_changed_later', {
    context: {
      fields: later.fields.map(({ field }) => field),
      changed_at: later.changed_at.toISOString(),
      changed_by_name: later.changed_by_name,
    },
  });
}
