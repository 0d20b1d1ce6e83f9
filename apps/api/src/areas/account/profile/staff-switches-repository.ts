import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What an organisation allows its staff besides pages. */
export type StaffSwitch = 'impersonation' | 'notices';

const keys = {
  impersonation: 'enable_user_impersonation',
  notices: 'enable_user_new_activities_notifications',
} as const;

/** Which of the switches are on, with the version of the organisation that they belong to. */
export async function readStaffSwitches(tx: Transaction<Database>, orgId: string) {
  const { app_metadata: metadata, row_version } = await tx
    .selectFrom('organisation')
    .select(['app_metadata', 'row_version'])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  const isOn = (name: StaffSwitch) => metadata[keys[name]] ?? false;
  return { impersonation: isOn('impersonation'), notices: isOn('notices'), row_version };
}

/** Switches one on or off; answers whether nobody had changed the organisation since it was read. */
export async function writeStaffSwitch(
  tx: Transaction<Database>,
  orgId: string,
  change: { name: StaffSwitch; isOn: boolean; row_version: number },
): Promise<boolean> {
  const changed = JSON.stringify({ [keys[change.name]]: change.isOn });
  const { numAffectedRows } = await sql`
    update organisation set app_metadata = app_metadata || ${changed}::jsonb, row_version = row_version + 1
    where org_id = ${orgId} and row_version = ${change.row_version}`.execute(tx);
  return numAffectedRows === 1n;
}
