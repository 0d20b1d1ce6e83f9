import { roleRefusal } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import { isAllowedAddress } from '#src/kernel/access/address-list.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findRoleCodesOf, findRoles, findRolesOf, findUser } from '../people/people-repository.ts';
import { readOwnSessions } from '../session/own-session-repository.ts';
import { accessLines } from './access-lines.ts';
import { findFeatures, findOrganisationAddresses } from './access-repository.ts';
import { areBuiltIn } from './own-role-repository.ts';

/** What a person sees, and why they do not see the rest: roles, features, networks, and what would open it. */
export async function explainAccess({
  tx,
  caller,
  path,
  language,
  now,
}: Call<'explainAccess'>): Promise<Schema<'PersonAccess'>> {
  const { orgId } = caller;
  const { user_id: userId } = path;
  const person = await findUser(tx, orgId, userId, language);
  if (person === undefined) throw notFound();
  const given = await findRolesOf(tx, orgId, userId, language);
  const ofOrganisation = await findOrganisationAddresses(tx, orgId);
  const [session] = await readOwnSessions(tx, { orgId, userId, now });
  const address = session?.address ?? null;
  return {
    state: person.state,
    team_name: person.team_name,
    network: {
      allowed_addresses: [...new Set([...person.allowed_addresses, ...ofOrganisation])],
      last_address: address,
      is_last_allowed:
        address === null ||
        (isAllowedAddress(address, person.allowed_addresses) && isAllowedAddress(address, ofOrganisation)),
    },
    lines: accessLines(
      {
        orgId,
        userId,
        roles: await findRoleCodesOf(tx, orgId, userId),
        given: given.map(({ role_code: code }) => code),
        features: await findFeatures(tx, orgId),
      },
      await rolesFor({ tx, caller, language }, userId),
    ),
  };
}

/** What somebody with some built-in roles and no others would see; nothing is stored. */
export async function previewRole({
  tx,
  caller,
  body,
  language,
}: Call<'previewRole'>): Promise<Schema<'AccessLines'>> {
  const parts = [...new Set(body.parts)];
  if (!(await areBuiltIn(tx, parts))) throw notFound();
  const { orgId } = caller;
  const features = await findFeatures(tx, orgId);
  return accessLines(
    { orgId, userId: '', roles: parts, given: parts, features },
    await rolesFor({ tx, caller, language }, ''),
  );
}

/** Every role with whether the caller gives it to a person. */
async function rolesFor(
  { tx, caller, language }: Pick<Call<'previewRole'>, 'tx' | 'caller' | 'language'>,
  personId: string,
) {
  const roles = await findRoles(tx, caller.orgId, language);
  const giver = { giverId: caller.userId, giverRoles: caller.roles, personId };
  return roles.map((role) => ({
    ...role,
    can_give: roleRefusal({ ...giver, role: role.role_code, parts: role.parts }) === undefined,
  }));
}
