import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import type { ExternalPerson, IdentityProvider } from '#src/providers/oidc/identity-provider.ts';
import { findLinkedUser, findUserByClaim, linkUser } from './external-identity-repository.ts';
import type { ExternalRefusal } from './external-refusal.ts';
import { createClaimedUser } from '../provisioning/claimed-user.ts';
import { isHomeAddress } from './foreign-address.ts';
import { readAccount, type Account } from './login-repository.ts';

/** Whom a provider vouches for, and where. */
export type Vouched = { orgId: string; person: ExternalPerson; userClaim: IdentityProvider['userClaim'] };

/** The account somebody gets into, or why they do not; then with the account, if one was meant. */
export type FoundAccount =
  | { account: Account; refusal?: undefined }
  | { account?: Account | undefined; refusal: ExternalRefusal };

type Call = { address: string; now: Date };

/**
 * The account of an organisation that a provider's person may use.
 *
 * The subject decides. Only a subject that was never seen is matched by the configured claim, once, to an active user
 * who has no other subject at this provider: an address that moves on to a new colleague opens nothing of the old one's.
 */
export async function externalAccount(
  tx: Transaction<Database>,
  call: Call,
  vouched: Vouched,
): Promise<FoundAccount> {
  const { orgId, person } = vouched;
  const identity = { orgId, issuer: person.issuer, subject: person.subject };
  const linked = await findLinkedUser(tx, identity, call.now);
  const known = linked ?? (await claimedUser(tx, vouched));
  const userId = known ?? (await createClaimedUser(tx, call, vouched));
  const account = userId === undefined ? undefined : await readAccount(tx, orgId, userId);
  if (account === undefined) return { refusal: 'nobody_linked' };

  if (!account.is_active) return { refusal: 'user_inactive', account };
  if (account.is_locked) return { refusal: 'user_locked', account };
  if (!isHomeAddress(account, call)) return { refusal: 'address_refused', account };
  if (linked !== undefined) return { account };

  const isLinked = await linkUser(tx, identity, { userId: account.user_id, now: call.now });
  if (!isLinked) return { refusal: 'nobody_linked', account };
  await recordAudit(tx, {
    event: 'EXTERNAL_IDENTITY_LINKED',
    outcome: 'success',
    actor: { kind: 'public' },
    entity: 'user',
    entityId: account.user_id,
    operationId: 'externalAppToken',
    address: call.address,
    now: call.now,
  });
  return { account };
}

function claimedUser(tx: Transaction<Database>, { orgId, person, userClaim }: Vouched) {
  if (person.userName === undefined) return undefined;
  return findUserByClaim(tx, orgId, { name: userClaim, value: person.userName });
}
