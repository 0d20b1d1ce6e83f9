import { randomBytes } from 'node:crypto';
import { firstMetadata } from '#src/new-organisation.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { sendLink, type LinkNeeds } from '../people/send-link.ts';
import { peopleRefused } from '../people/people-rule.ts';
import { insertUser, isEmailTaken } from '../people/user-repository.ts';
import { normalisedUsername } from '../sign-in/sign-in-attempts.ts';
import {
  enterOrganisation,
  findOrganisationName,
  findOutsiders,
  insertOutsideOrganisation,
  makeOutsider,
  setOrganisationOpen,
  type Outsider,
} from './outside-repository.ts';

/** A call of an insurer about the people of one of its partners. */
type InsurerCall = Pick<Call<'inviteUser'>, 'tx' | 'caller' | 'now'>;
type NewPerson = { full_name: string; username: string; email: string; language: 'ro' | 'en' };
type NewOrganisation = { name: string; cui: string | null; person: NewPerson };

/**
 * Makes a partner an organisation of its own with its first person, who gets a link by e-mail; answers its id.
 *
 * Everything happens in the caller's transaction, which comes back to the insurer.
 */
export async function openOutsideOrganisation(
  needs: LinkNeeds,
  call: InsurerCall,
  { name, cui, person }: NewOrganisation,
): Promise<string> {
  const { tx } = call;
  const orgId = await insertOutsideOrganisation(
    tx,
    { code: `shop-${randomBytes(8).toString('hex')}`, name, cui, language: person.language },
    JSON.stringify({ ...firstMetadata, enable_user_new_activities_notifications: false }),
  );
  await invite(needs, call, { orgId, organisation: name, person });
  await comeBack(call);
  return orgId;
}

/** Invites one more person of a partner, or sends the link once more to somebody of it. */
export async function inviteOutsider(
  needs: LinkNeeds,
  call: InsurerCall,
  { orgId, person }: { orgId: string; person: NewPerson },
): Promise<void> {
  await within(call, orgId, async () => {
    const organisation = (await findOrganisationName(call.tx, orgId)) ?? '';
    const name = normalisedUsername(person.username);
    const known = (await findOutsiders(call.tx, orgId)).find(
      ({ username }) => normalisedUsername(username) === name,
    );
    if (known === undefined) return invite(needs, call, { orgId, organisation, person });
    await sendLink(
      needs,
      { tx: call.tx, now: call.now, caller: { orgId } },
      { ...known, organisation },
      'invitation',
    );
  });
}

/** The name and the people of a partner's organisation. */
export function readOutsideOrganisation(
  call: InsurerCall,
  orgId: string,
): Promise<{ name: string; people: Outsider[] }> {
  return within(call, orgId, async () => ({
    name: (await findOrganisationName(call.tx, orgId)) ?? '',
    people: await findOutsiders(call.tx, orgId),
  }));
}

/** Closes an organisation that works for no insurer any more, and opens one that does again. */
export function openOrCloseOutside(
  call: InsurerCall,
  orgId: string,
  worksForSomebody: (tx: InsurerCall['tx']) => Promise<boolean>,
): Promise<void> {
  return within(call, orgId, async () => {
    await setOrganisationOpen(call.tx, orgId, await worksForSomebody(call.tx));
  });
}

type Invited = { orgId: string; organisation: string; person: NewPerson };

async function invite(
  needs: LinkNeeds,
  { tx, now }: InsurerCall,
  { orgId, organisation, person }: Invited,
): Promise<void> {
  if (await isEmailTaken(tx, orgId, person.email)) throw peopleRefused('email_taken');
  const userId = await insertUser(tx, orgId, {
    username: person.username,
    usernameNormalised: normalisedUsername(person.username),
    fullName: person.full_name.trim(),
    email: person.email,
    language: person.language,
    teamId: null,
  });
  if (userId === undefined) throw peopleRefused('username_taken');
  await makeOutsider(tx, { orgId, userId, now });
  const { username, email, language } = person;
  const recipient = { user_id: userId, username, email, language, organisation };
  await sendLink(needs, { tx, now, caller: { orgId } }, recipient, 'invitation');
}

async function within<Result>(
  call: InsurerCall,
  orgId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await enterOrganisation(call.tx, orgId);
  // What fails is rolled back as a whole, so only what succeeds has a way back.
  const result = await work();
  await comeBack(call);
  return result;
}

const comeBack = ({ tx, caller }: InsurerCall) =>
  enterOrganisation(tx, caller.orgId, caller.actorUserId ?? caller.userId);
