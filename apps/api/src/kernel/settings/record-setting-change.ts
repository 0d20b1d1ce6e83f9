import { isDeepStrictEqual } from 'node:util';
import type { JsonValue, SettingFieldChange } from '../database/json-columns.ts';
import type { Call } from '../http/route-table.ts';
import { insertSettingChange } from './setting-change-repository.ts';

/** A call that changes a setting. */
export type SettingCall = Pick<Call<'updateBranding'>, 'tx' | 'caller' | 'now'> & {
  /** The earlier change whose old values this call puts back. */
  restoredChangeId?: string | undefined;
};

/** What was changed on a page of the settings. */
export type ChangedSetting = {
  /** Address of the page below `/config`. */
  page: string;
  /** Which of several records on the page, and what it is called. */
  subject?: { id: string; label: string };
  fields: readonly SettingFieldChange[];
};

/** Remembers who changed what on a page of the settings; nothing when no field is named. */
export async function recordSettingChange(
  { tx, caller, now, restoredChangeId }: SettingCall,
  { page, subject, fields }: ChangedSetting,
): Promise<void> {
  if (fields.length === 0) return;
  await insertSettingChange(tx, {
    org_id: caller.orgId,
    page,
    subject_id: subject?.id ?? null,
    subject_label: subject?.label ?? null,
    fields,
    changed_by: caller.actorUserId ?? caller.userId,
    on_behalf_of: caller.actorUserId === undefined ? null : caller.userId,
    changed_at: now,
    restored_change_id: restoredChangeId ?? null,
  });
}

/** The fields among `names` whose values differ; a record that was not there, or is not any more, counts as one without values. */
export function changedFields<Name extends string>(
  before: Readonly<Record<Name, JsonValue>> | undefined,
  after: Readonly<Record<Name, JsonValue>> | undefined,
  names: readonly Name[],
): SettingFieldChange[] {
  return names
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}
