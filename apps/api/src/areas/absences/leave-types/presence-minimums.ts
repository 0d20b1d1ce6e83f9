import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { auditedFields } from '#src/kernel/settings/audited-fields.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { findPresenceMinimums, storePresenceMinimum } from './presence-minimum-repository.ts';

/** How many people each team of the caller's organisation needs on a working day. */
export async function getPresenceMinimums({
  tx,
  caller,
  language,
}: Pick<Call<'getPresenceMinimums'>, 'tx' | 'caller' | 'language'>): Promise<Schema<'PresenceMinimumList'>> {
  return { items: await findPresenceMinimums(tx, caller.orgId, language) };
}

/** Says how many people a team needs on a working day, or that nobody is warned. */
export async function savePresenceMinimum(
  call: Call<'savePresenceMinimum'>,
): Promise<Schema<'PresenceMinimumList'>> {
  await storeMinimum(call, call.body);
  return getPresenceMinimums(call);
}

/** Stores the number of a team with a change in the history of the page. */
export async function storeMinimum(
  call: ChangingCall,
  wanted: Schema<'PresenceMinimumChange'>,
): Promise<void> {
  const { tx, caller, audit } = call;
  const present = await findMinimum(call, wanted.team_id);
  if (present === undefined) throw notFound();
  if (!(await storePresenceMinimum(tx, caller.orgId, wanted))) throw staleRowVersion(present.row_version);
  const changed = changedFields({ people: present.people }, { people: wanted.people }, ['people']);
  audit.subject(caller.orgId);
  audit.note({ team_id: wanted.team_id, ...auditedFields(changed) });
  await recordSettingChange(call, {
    page: 'leave-types',
    subject: { id: present.team_id, label: present.name },
    fields: changed,
  });
}

/** The number of one team; undefined for a team that the organisation does not have. */
export async function findMinimum(
  { tx, caller, language }: Pick<ChangingCall, 'tx' | 'caller' | 'language'>,
  teamId: string,
): Promise<Schema<'PresenceMinimum'> | undefined> {
  const teams = await findPresenceMinimums(tx, caller.orgId, language);
  return teams.find(({ team_id: id }) => id === teamId);
}
