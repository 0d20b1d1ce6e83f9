import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import type { ExternalPerson } from '#src/providers/oidc/identity-provider.ts';
import { insertUser, isEmailTaken } from '../people/user-repository.ts';
import { normalisedUsername } from '../sign-in/sign-in-attempts.ts';
import type { DirectoryNeeds } from './directory-change.ts';
import { syncClaimedRoles } from './group-roles.ts';
import { noteUnmappedGroups, readRules } from './provisioning-repository.ts';

type Tx = Transaction<Database>;
type Call = { address: string; now: Date };

/**
 * Adds somebody whom the provider vouches for and nobody here knows, where the organisation allows it.
 *
 * Undefined when it does not, or when the name or the address is somebody's already: an account is never taken over.
 */
export async function createClaimedUser(
  tx: Tx,
  { address, now }: Call,
  { orgId, person }: { orgId: string; person: ExternalPerson },
): Promise<string | undefined> {
  const { userName, email = null } = person;
  if (userName === undefined || userName.length > 120) return undefined;
  const { creates_people: isAllowed } = await readRules(tx, orgId);
  if (!isAllowed || (email !== null && (await isEmailTaken(tx, orgId, email)))) return undefined;
  const userId = await insertUser(tx, orgId, {
    username: userName,
    usernameNormalised: normalisedUsername(userName),
    fullName: person.fullName ?? userName,
    email,
    language: 'ro',
    teamId: null,
  });
  if (userId === undefined) return undefined;
  await recordAudit(tx, {
    event: 'USER_ADDED_BY_PROVIDER',
    outcome: 'success',
    actor: { kind: 'public' },
    entity: 'user',
    entityId: userId,
    operationId: 'externalAppToken',
    address,
    now,
  });
  return userId;
}

type Arrival = { orgId: string; userId: string; person: ExternalPerson };

/** Lets roles and team follow the groups that the provider names, where the organisation says in which claim. */
export async function followClaims(
  needs: Pick<DirectoryNeeds, 'sessions'>,
  tx: Tx,
  { address, now }: Call,
  { orgId, userId, person }: Arrival,
): Promise<void> {
  const { groups_claim: claim } = await readRules(tx, orgId);
  const groups = claim === null ? undefined : person.groupsIn(claim);
  // Nobody knows the groups: what the sign-in before gave stays.
  if (groups === undefined) return;
  const changes = await syncClaimedRoles(needs, { tx, now, caller: { orgId } }, userId, groups);
  if (groups.length > 0) await noteUnmappedGroups(tx, orgId, groups, now);
  if (changes.length === 0) return;
  const codes = (kind: string) =>
    changes
      .filter((change) => change.kind === kind)
      .map((change) => change.role_code)
      .join(' ');
  await recordAudit(tx, {
    event: 'CLAIMS_FOLLOWED',
    outcome: 'success',
    actor: { kind: 'public' },
    entity: 'user',
    entityId: userId,
    operationId: 'externalAppToken',
    address,
    data: { given: codes('role_given'), taken: codes('role_taken') },
    now,
  });
}
