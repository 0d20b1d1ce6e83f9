import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { accountChangeText, type AccountChange } from '../people/change-text.ts';
import { holdUser, type HeldUser } from '../people/user-repository.ts';
import {
  findDirectoryUser,
  readAccountState,
  type AccountState,
  type DirectoryUser,
} from './scim-user-repository.ts';

/** What directories stand on. */
export type DirectoryNeeds = Pick<AccountNeeds, 'staffOrigin' | 'identityProviders'> & {
  sessions: Pick<AccountNeeds['sessions'], 'forget'>;
};

/** A call of a directory that changes something. */
export type DirectoryCall = Pick<Call<'addScimUser'>, 'tx' | 'caller' | 'now' | 'audit' | 'language'>;

/** The address of SCIM, as directories are given it. */
export const scimUrlOf = ({ staffOrigin }: Pick<DirectoryNeeds, 'staffOrigin'>) =>
  `${staffOrigin}/api/scim/v2`;

/** A person who is held while the directory changes them. */
export type HeldDirectoryUser = { user: DirectoryUser; person: HeldUser; state: AccountState };

/** Holds a person of the directory against other changes; a version that the caller names has to be the present one. */
export async function holdDirectoryUser(
  { tx, caller: { orgId, tokenId }, audit }: DirectoryCall,
  id: string,
  ifMatch?: string,
): Promise<HeldDirectoryUser> {
  const meant = await findDirectoryUser(tx, orgId, id);
  const person = meant && (await holdUser(tx, { orgId, userId: meant.user_id }));
  const user = person && (await findDirectoryUser(tx, orgId, person.user_id));
  if (person === undefined || user === undefined) throw notFound();
  audit.subject(user.user_id);
  audit.note({ token_id: tokenId });
  requireVersion(ifMatch, user.row_version);
  return { user, person, state: await readAccountState(tx, orgId, user.user_id) };
}

/** Refuses a change of another version than the present one; a directory need not name any. */
export function requireVersion(ifMatch: string | undefined, rowVersion: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const named = [...ifMatch.matchAll(/"(\d+)"/g)].map(([, version]) => Number(version));
  if (!named.includes(rowVersion)) throw staleRowVersion(rowVersion);
}

/** Tells somebody what the directory changed of their account; a changed address is told at the old one, too. */
export async function tellPerson(
  { tx, caller, now }: Pick<DirectoryCall, 'tx' | 'now'> & { caller: { orgId: string } },
  person: Pick<HeldUser, 'email' | 'language'>,
  change: AccountChange,
): Promise<void> {
  const by = person.language === 'ro' ? 'directorul organizației' : 'the directory of your organisation';
  const text = accountChangeText(person.language, change, by, now);
  for (const to of new Set([person.email, 'email' in change ? change.email : null]))
    if (to !== null) await enqueue(tx, { orgId: caller.orgId, kind: 'email', to, ...text });
}
