import type { Schema } from '@dosar/openapi';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { standIns, type StandIns } from '../extension-points.ts';
import { findUser } from './people-repository.ts';
import { peopleRefused } from './people-rule.ts';
import {
  changed,
  requireAdministered,
  requireOther,
  tell,
  whoOf,
  type ChangeCall,
  type PeopleNeeds,
} from './person-change.ts';
import { findToldTakers } from './taker-repository.ts';
import { changeUser, nameOfUser } from './user-repository.ts';

const longestDays = 366;

/** Who works in the name of a person now and later, and who could during some days. */
export async function getUserReplacements(
  call: Call<'getUserReplacements'>,
): Promise<Schema<'UserReplacements'>> {
  const { tx, caller, path, query, language, now } = call;
  const { orgId } = caller;
  if ((await findUser(tx, orgId, path.user_id, language)) === undefined) throw notFound();
  const person = { tx, orgId, userId: path.user_id, now, language };
  const keeper = keeperOf();
  const days = { from: query.date_from, to: query.date_to };
  const replacements = await keeper.find(person);
  const able = await keeper.able(person, days);
  return {
    replacements: replacements.map(({ replacementId, deputyName, from, to, isOfAbsence }) => ({
      replacement_id: replacementId,
      deputy_name: deputyName,
      date_from: from,
      date_to: to,
      is_of_absence: isOfAbsence,
    })),
    // Nobody gets at the work of others by an act of their own.
    candidates: able.filter(({ user_id: id }) => id !== caller.userId),
  };
}

/** Lets a colleague work in the name of a person: for an absence that nobody planned. */
export async function setUserReplacement(
  needs: PeopleNeeds,
  call: Call<'setUserReplacement'>,
): Promise<Schema<'User'>> {
  const { tx, caller, path, body, audit } = call;
  const { deputy_user_id: deputyId, date_from: from, date_to: to } = body;
  requireDays(call);
  const keeper = keeperOf();
  await keeper.hold(tx, caller.orgId);
  return changed(needs, call, async (person) => {
    requireOther(call);
    if (deputyId === caller.userId) throw peopleRefused('own_account');
    await requireAdministered(call);
    if (!person.is_active) throw peopleRefused('deactivated');
    const refusal = await keeper.set(call, {
      userId: path.user_id,
      deputyId,
      from,
      to,
      reason: body.reason.trim(),
    });
    if (refusal !== undefined) throw peopleRefused(refusal);
    await changeUser(tx, whoOf(call), {});
    audit.note({ deputy_user_id: deputyId, date_from: from, date_to: to });
    const name = await tellDeputy(call, deputyId, {
      kind: 'standing_in',
      name: person.full_name,
      days: { from, to },
    });
    return { kind: 'replacement_set', name, days: { from, to } };
  });
}

/** Ends a replacement that an administrator set. */
export async function endUserReplacement(
  needs: PeopleNeeds,
  call: Call<'endUserReplacement'>,
): Promise<Schema<'User'>> {
  const { tx, caller, path, body, audit } = call;
  const keeper = keeperOf();
  await keeper.hold(tx, caller.orgId);
  return changed(needs, call, async (person) => {
    const ended = await keeper.end(call, { userId: path.user_id, replacementId: body.replacement_id });
    if (ended === undefined) throw notFound();
    await changeUser(tx, whoOf(call), {});
    const { deputyId, deputyName: name, from, to } = ended;
    audit.note({ deputy_user_id: deputyId, date_from: from, date_to: to });
    // What the colleague does in the name of the person ends with their next call.
    needs.sessions.forget(`user:${deputyId}`);
    const days = { from, to };
    await tellDeputy(call, deputyId, { kind: 'standing_in_ended', name: person.full_name, days });
    return { kind: 'replacement_ended', name, days };
  });
}

/** Tells a deputy; answers their name. */
async function tellDeputy(
  call: ChangeCall,
  deputyId: string,
  change: Parameters<typeof tell>[2],
): Promise<string> {
  const { tx, caller } = call;
  for (const deputy of await findToldTakers(tx, caller.orgId, [deputyId])) await tell(call, deputy, change);
  return nameOfUser(tx, { orgId: caller.orgId, userId: deputyId });
}

function requireDays({ body: { date_from: from, date_to: to }, now }: Call<'setUserReplacement'>): void {
  if (from < localDateOf(now)) throw fieldRefused('date_from', 'outdated');
  if (to < from) throw fieldRefused('date_to', 'invalid_value');
  if (addDays(from, longestDays) <= to) throw fieldRefused('date_to', 'too_long');
}

function keeperOf(): StandIns {
  const [keeper] = standIns.entries();
  if (keeper === undefined) throw notFound();
  return keeper;
}
