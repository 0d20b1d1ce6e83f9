import { roleRefusal } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { holdPartsOf } from '../roles/own-role-repository.ts';
import { normalisedUsername } from '../sign-in/sign-in-attempts.ts';
import { userOf } from './browse-people.ts';
import { peopleRefused } from './people-rule.ts';
import { sendLink, type LinkNeeds } from './send-link.ts';
import { hasTeam, holdUser, insertRole, insertUser, isEmailTaken } from './user-repository.ts';

/** Adds somebody with their roles and sends them the link for choosing a password; nobody else ever knows it. */
export async function inviteUser(needs: LinkNeeds, call: Call<'inviteUser'>): Promise<Schema<'User'>> {
  const { tx, caller, body, now, audit, language } = call;
  const { orgId } = caller;
  if (body.team_id !== null && !(await hasTeam(tx, orgId, body.team_id))) throw notFound();
  if (await isEmailTaken(tx, orgId, body.email)) throw peopleRefused('email_taken');
  const userId = await insertUser(tx, orgId, {
    username: body.username,
    usernameNormalised: normalisedUsername(body.username),
    fullName: body.full_name.trim(),
    email: body.email,
    language: body.language,
    teamId: body.team_id,
  });
  if (userId === undefined) throw peopleRefused('username_taken');
  audit.subject(userId);
  const giver = { giverId: caller.userId, giverRoles: caller.roles, personId: userId };
  for (const role of new Set(body.role_codes)) {
    const parts = await holdPartsOf(tx, orgId, role);
    const refusal = roleRefusal({ ...giver, role, parts });
    if (refusal !== undefined) throw peopleRefused(refusal);
    const given = { role, givenBy: caller.userId, now };
    if ((await insertRole(tx, { orgId, userId }, given, language)) === undefined)
      throw peopleRefused('role_unknown');
  }
  audit.note({ roles: [...new Set(body.role_codes)].sort().join(' ') });
  const person = await holdUser(tx, { orgId, userId });
  if (person === undefined) throw new Error('A new person vanished.');
  await sendLink(needs, call, person, 'invitation');
  return userOf(call, userId);
}
