import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findUsage, removableSettings } from '#src/kernel/settings/setting-use.ts';
import { requireAccess } from '../history/open-page.ts';

/** What hangs on a thing of the settings, for whom the contract lets remove it. */
export async function getSettingUsage(call: Call<'getSettingUsage'>): Promise<Schema<'SettingUsage'>> {
  const { tx, caller, query, now, language } = call;
  const removable = removableSettings.entries().find(({ kind }) => kind === query.kind);
  if (removable === undefined) throw notFound();
  await requireAccess(call, removable.removedBy);
  const setting = { tx, caller, id: query.id, now, language };
  if (!(await removable.exists(setting))) throw notFound();
  return findUsage(removable, setting);
}
