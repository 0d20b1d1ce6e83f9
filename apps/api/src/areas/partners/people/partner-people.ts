import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import {
  inviteOutsider,
  openOrCloseOutside,
  openOutsideOrganisation,
  readOutsideOrganisation,
  type LinkNeeds,
} from '#src/areas/account/index.ts';
import { recordChange } from '../directory/change-partner.ts';
import { partnerRefused } from '../directory/partner-refused.ts';
import { findSeats } from '../own/own-seat-repository.ts';
import { findOwnAccount, updateOwnAccount } from './own-people-repository.ts';

type People = Schema<'PartnerPeople'>;
type Reading = Pick<Call<'openPartnerAccount'>, 'tx' | 'caller' | 'now'> & { path: { partner_id: string } };
type Changing =
  | Call<'openPartnerAccount'>
  | Call<'invitePartnerPerson'>
  | Call<'endPartnerAccount'>
  | Call<'reopenPartnerAccount'>;

/** The account of a partner's own people, with who they are. */
export async function getPartnerPeople(call: Reading): Promise<People> {
  const account = await findOwnAccount(call.tx, placeOf(call), { isHeld: false });
  if (account === undefined) throw notFound();
  const { partner_org_id: orgId, own_people_since: since, own_people_ended_at: endedAt } = account;
  if (orgId === null) return { state: 'none', org_name: null, since: null, ended_at: null, people: [] };
  const { name, people } = await readOutsideOrganisation(call, orgId);
  return {
    state: endedAt === null ? 'open' : 'ended',
    org_name: name,
    since: since?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    people: people.map(({ full_name, username, email, language, is_waiting, last_seen_at }) => ({
      ...{ full_name, username, email, language, is_waiting },
      last_seen_at: last_seen_at?.toISOString() ?? null,
    })),
  };
}

/** Makes a partner an organisation of its own and invites its first person. */
export async function openPartnerAccount(
  needs: LinkNeeds,
  call: Call<'openPartnerAccount'>,
): Promise<People> {
  const { tx, now, body } = call;
  const account = await heldAccount(call, body.row_version);
  if (account.partner_org_id !== null) throw partnerRefused('account_open');
  const { name, cui } = account;
  const orgId = await openOutsideOrganisation(needs, call, { name, cui, person: body.person });
  await updateOwnAccount(tx, placeOf(call), { partner_org_id: orgId, own_people_since: now });
  await remember(call, account.name, { before: null, after: 'open' });
  return getPartnerPeople(call);
}

/** Invites one more of a partner's people, or sends the link once more. */
export async function invitePartnerPerson(
  needs: LinkNeeds,
  call: Call<'invitePartnerPerson'>,
): Promise<People> {
  const account = await heldAccount(call, undefined);
  if (account.partner_org_id === null || account.own_people_ended_at !== null)
    throw partnerRefused('no_account');
  await inviteOutsider(needs, call, { orgId: account.partner_org_id, person: call.body });
  return getPartnerPeople(call);
}

/** Lets a partner's people in no more; whoever works for nobody else is signed out. */
export async function endPartnerAccount(call: Call<'endPartnerAccount'>): Promise<People> {
  const account = await heldAccount(call, call.body.row_version);
  if (account.partner_org_id === null || account.own_people_ended_at !== null)
    throw partnerRefused('no_account');
  await updateOwnAccount(call.tx, placeOf(call), { own_people_ended_at: call.now });
  await openOrCloseOutside(call, account.partner_org_id, worksForSomebody);
  await remember(call, account.name, { before: 'open', after: 'ended' });
  return getPartnerPeople(call);
}

/** Lets them in again. */
export async function reopenPartnerAccount(call: Call<'reopenPartnerAccount'>): Promise<People> {
  const account = await heldAccount(call, call.body.row_version);
  if (account.partner_org_id === null || account.own_people_ended_at === null)
    throw partnerRefused('account_open');
  await updateOwnAccount(call.tx, placeOf(call), { own_people_ended_at: null });
  await openOrCloseOutside(call, account.partner_org_id, worksForSomebody);
  await remember(call, account.name, { before: 'ended', after: 'open' });
  return getPartnerPeople(call);
}

/** Whether the organisation of the transaction works for an insurer still. */
const worksForSomebody = async (tx: Reading['tx']) => (await findSeats(tx)).length > 0;

const placeOf = ({ caller, path }: Reading) => ({ orgId: caller.orgId, partnerId: path.partner_id });

async function heldAccount(call: Changing, rowVersion: number | undefined) {
  const account = await findOwnAccount(call.tx, placeOf(call), { isHeld: true });
  if (account === undefined) throw notFound();
  if (rowVersion !== undefined && account.row_version !== rowVersion)
    throw staleRowVersion(account.row_version);
  call.audit.subject(call.path.partner_id);
  return account;
}

const remember = (call: Changing, label: string, change: { before: string | null; after: string }) =>
  recordChange(call, { id: call.path.partner_id, label }, [{ field: 'own_people', ...change }]);
