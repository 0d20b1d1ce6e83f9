import type { Schema } from '@dosar/openapi';
import { cursorAfter, positionOf } from '#src/kernel/http/page-cursor.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findSettingChanges } from '#src/kernel/settings/setting-change-repository.ts';
import { openPage } from './open-page.ts';

const pageSize = 20;

/** Who changed what on a page of the settings, newest first. */
export async function browseSettingChanges(
  call: Call<'browseSettingChanges'>,
): Promise<Schema<'SettingChangePage'>> {
  const { tx, caller, query } = call;
  const page = await openPage(call, query.page);
  const list = ['setting-changes', page.page];
  const after = query.after === undefined ? undefined : positionOf(query.after, list);
  const rows = await findSettingChanges(tx, caller.orgId, page.page, { after, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return {
    items: items.map((row) => ({
      change_id: row.change_id,
      subject:
        row.subject_id === null ? null : { id: row.subject_id, label: row.subject_label ?? row.subject_id },
      fields: row.fields,
      changed_at: row.changed_at.toISOString(),
      changed_by_name: row.changed_by_name,
      on_behalf_of_name: row.on_behalf_of_name,
      is_restore: row.restored_change_id !== null,
      can_restore: row.is_changed_later !== true && (page.isRestorable?.(row) ?? true),
    })),
    next_cursor:
      last === undefined
        ? null
        : cursorAfter(list, { key: last.changed_at.toISOString(), id: last.change_id }),
  };
}
