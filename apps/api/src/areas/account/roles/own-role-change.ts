import { roleRefusal } from '@dosar/account-domain';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  changedFields,
  recordSettingChange,
  type SettingCall,
} from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type PastSettingChange,
  type RestoreCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { releaseUses } from '#src/kernel/settings/setting-use.ts';
import { accountChangeText } from '../people/change-text.ts';
import { peopleRefused } from '../people/people-rule.ts';
import { nameOfUser } from '../people/user-repository.ts';
import {
  areBuiltIn,
  changeOwnRole,
  deleteOwnRole,
  holdersOf,
  holdOwnRole,
  insertOwnRole,
  isBuiltInName,
  partsOf,
  replaceParts,
} from './own-role-repository.ts';

/** A call that changes a composed role. */
type OwnRoleCall = SettingCall & Pick<RestoreCall, 'audit'>;
/** What a composed role says and brings. */
type Values = { name: string; description: string; parts: string[] };
type Held = Values & { row_version: number };

const valueNames = ['name', 'description', 'parts'] as const;
const page = 'users';

/** A composed role, held against other changes; undefined when there is none. */
async function holdRole({ tx, caller }: OwnRoleCall, ownRoleId: string): Promise<Held | undefined> {
  const role = await holdOwnRole(tx, caller.orgId, ownRoleId);
  return role && { ...role, parts: await partsOf(tx, caller.orgId, ownRoleId) };
}

/** The same, as whoever changes it saw it. */
export async function requireRole(call: OwnRoleCall, id: string, rowVersion: number | null): Promise<Held> {
  const role = await holdRole(call, id);
  if (role === undefined) throw notFound();
  if (role.row_version !== rowVersion) throw staleRowVersion(role.row_version);
  return role;
}

/** Adds a composed role, under an id that it had before when it comes back. Answers the id. */
export async function addRole(call: OwnRoleCall, wanted: Values, idBefore?: string): Promise<string> {
  const { tx, caller } = call;
  const values = await fitting(call, wanted);
  requireRight(call, values.parts);
  const { name, description } = values;
  const id = await insertOwnRole(tx, caller.orgId, {
    name,
    description,
    ...(idBefore !== undefined && { own_role_id: idBefore }),
  });
  await replaceParts(tx, caller.orgId, id, values.parts);
  await record(call, id, undefined, values);
  return id;
}

/** Stores what a composed role says and brings; whoever has it hears of other parts. Answers whom that reached. */
export async function changeRole(
  call: OwnRoleCall,
  id: string,
  before: Values,
  wanted: Values,
): Promise<string[]> {
  const { tx, caller, now } = call;
  const { orgId, userId } = caller;
  const values = await fitting(call, wanted);
  const isOther = before.parts.join() !== values.parts.join();
  const holders = isOther ? await holdersOf(tx, orgId, id) : [];
  const isOwn = holders.some((holder) => holder.user_id === userId);
  requireRight(call, [...before.parts, ...values.parts], isOwn);
  await changeOwnRole(tx, orgId, id, { name: values.name, description: values.description });
  await replaceParts(tx, orgId, id, values.parts);
  await record(call, id, before, values);
  const by = await nameOfUser(tx, { orgId, userId });
  for (const { email, language } of holders) {
    const text = accountChangeText(language, { kind: 'role_changed', role: values.name }, by, now);
    if (email !== null) await enqueue(tx, { orgId, kind: 'email', to: email, ...text });
  }
  return holders.map((holder) => holder.user_id);
}

/** Removes a composed role; whoever has it gets another one. Answers whom that reached. */
export async function dropRole(
  call: ChangingCall,
  id: string,
  before: Values,
  moveTo?: string | null,
): Promise<string[]> {
  const { tx, caller } = call;
  requireRight(call, before.parts);
  const reached = await releaseUses(call, { kind: 'own_role', id, moveTo });
  await deleteOwnRole(tx, caller.orgId, id);
  await record(call, id, before, undefined);
  return reached;
}

/** Composed roles among what a page of the settings remembers: changed back, brought back, or taken away again. */
export const ownRolesPage: SettingPage = {
  page,
  changedBy: 'saveOwnRole',
  restore: restoreRole,
};

async function restoreRole(call: RestoreCall, change: PastSettingChange): Promise<void> {
  const id = change.subject_id;
  if (id === null) throw settingGone();
  const present = await holdRole(call, id);
  const named = change.fields.find(({ field }) => field === 'name');
  if (named?.after === null) {
    if (present !== undefined) throw settingGone();
    await addRole(call, withValuesBefore({ name: '', description: '', parts: [] }, change), id);
    return;
  }
  if (present === undefined) throw settingGone();
  const { name, description, parts } = present;
  const values = { name, description, parts };
  if (named?.before === null) await dropRole(call, id, values);
  else await changeRole(call, id, values, withValuesBefore(values, change));
}

/** The values as they are stored; parts that do not exist and a name that a built-in role has are refused. */
async function fitting({ tx }: OwnRoleCall, { name, description, parts }: Values): Promise<Values> {
  const values = { name: name.trim(), description: description.trim(), parts: [...new Set(parts)].sort() };
  if (!(await areBuiltIn(tx, values.parts))) throw notFound();
  if (await isBuiltInName(tx, values.name)) throw peopleRefused('role_name_taken');
  return values;
}

/** Refuses whoever does not give each part, and whoever has the role. */
function requireRight({ caller: { userId, roles } }: OwnRoleCall, parts: readonly string[], isOwn = false) {
  const [role = '', ...others] = parts;
  const refusal = roleRefusal({
    giverId: userId,
    giverRoles: roles,
    personId: isOwn ? userId : '',
    role,
    parts: others,
  });
  if (refusal !== undefined) throw peopleRefused(refusal);
}

async function record(
  call: OwnRoleCall,
  id: string,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  call.audit.note({
    name: (after ?? before)?.name ?? '',
    parts: `${before?.parts.join(' ') ?? '–'} → ${after?.parts.join(' ') ?? '–'}`,
  });
  await recordSettingChange(call, {
    page,
    subject: { id, label: (after ?? before)?.name ?? '' },
    fields: changedFields(before, after, valueNames),
  });
}
