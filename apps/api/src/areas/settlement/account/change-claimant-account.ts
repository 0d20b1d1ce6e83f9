import { codeText } from '@dosar/kernel/cleaned-text';
import type { Schema } from '@dosar/openapi';
import { readInTenant, type Db } from '#src/kernel/database/index.ts';
import type { Call, StandaloneCall } from '#src/kernel/http/route-table.ts';
import type { PersonalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import {
  accountOfParty,
  maskedIban,
  recordTimelineEvent,
  sealedAccount,
  storeAccount,
} from '#src/areas/claims/index.ts';
import { findCodeOwner, proveCode } from '#src/areas/tracking/index.ts';
import { lockSums, touchMoney } from '../ledger/ledger-repository.ts';
import { findOffers, updateOffer, type OfferRow } from '../offer/offer-repository.ts';
import { findOrders } from '../payment/payment-repository.ts';
import { findClaimantOfFile, type ClaimantOfFile } from './claimant-of-file-repository.ts';

type Needs = { numbers: PersonalNumbers; serverKey: Buffer };
type Asking = Pick<Call<'getClaimantAccount'>, 'tx' | 'caller'>;

/** The database that the claimant's account is read from, without a transaction around its statements. */
export type ReadNeeds = { db: Db };

/** The account of the claimant who has opened the case. */
export function readClaimantAccount(
  { db, numbers }: ReadNeeds & Pick<Needs, 'numbers'>,
  call: StandaloneCall<'getClaimantAccount'>,
): Promise<Schema<'ClaimantAccount'>> {
  return readInTenant(db, call.caller.orgId, async (tx) => {
    const asking = { ...call, tx };
    return shown(numbers, asking, await claimantOf(asking));
  });
}

/** Changes it with a code of its own: an open session on a lost telephone moves no money. */
export async function changeClaimantAccount(
  { numbers, serverKey }: Needs,
  call: Call<'changeClaimantAccount'>,
): Promise<Schema<'ClaimantAccount'>> {
  const { tx, caller, body, audit } = call;
  const { orgId } = caller;
  const claimant = await claimantOf(call);
  const { claimFileId, partyId, claimFileNo } = claimant;
  audit.subject(partyId);
  // What is no account costs no code.
  const account = sealedAccount(numbers, orgId, body.iban, 'iban');
  await lockSums(tx, { orgId, claimFileId });
  if (!(await canChange(tx, orgId, claimant)))
    throw new Problem(409, 'conflict', { context: { reason: 'ordered' } });
  const proved = await proveCode(serverKey, call, {
    challengeId: body.challenge_id,
    caseNo: claimFileNo,
    code: codeText(body.code),
  });
  if (proved.partyId !== partyId) throw notFound();

  const before = await accountOfParty(numbers, tx, { orgId, partyId });
  // Whoever typed the contact could be behind the code, so the account counts as typed by them.
  await storeAccount(call, partyId, account, proved.typedBy);
  const accepted = acceptedOf(await findOffers(tx, { orgId, claimFileId }), partyId);
  if (accepted !== undefined)
    await updateOffer(tx, orgId, accepted.offer_id, {
      account_typed_by_user_id: proved.typedBy,
      payee_name: body.payee_name.trim(),
      iban_sealed: account.sealed,
      iban_hash: account.hash,
      iban_masked: account.masked,
    });
  await recordTimelineEvent(call, {
    claimFileId,
    kind: 'payment',
    title: { ro: 'Păgubitul și-a schimbat contul', en: 'The claimant has changed the account' },
    body: [before === undefined ? undefined : maskedIban(before), account.masked].filter(Boolean).join(' → '),
    visibility: 'claimant',
  });
  await touchMoney(tx, { orgId, claimFileId });
  return shown(numbers, call, claimant);
}

/** The claimant of the opened case; other people with a code of the file may not read money. */
async function claimantOf({ tx, caller }: Asking): Promise<ClaimantOfFile> {
  const { orgId, sessionId, claimFileId } = caller;
  const owner = claimFileId === undefined ? undefined : await findCodeOwner(tx, orgId, sessionId);
  const claimant = claimFileId === undefined ? undefined : await findClaimantOfFile(tx, orgId, claimFileId);
  if (claimant === undefined || owner?.party_id !== claimant.partyId) throw notFound();
  return claimant;
}

const acceptedOf = (offers: readonly OfferRow[], partyId: string): OfferRow | undefined =>
  offers.find(({ state, recipient_party_id: recipient }) => state === 'accepted' && recipient === partyId);

/** Until a payment of the accepted offer is under way. */
async function canChange(
  tx: Asking['tx'],
  orgId: string,
  { claimFileId, partyId }: ClaimantOfFile,
): Promise<boolean> {
  const accepted = acceptedOf(await findOffers(tx, { orgId, claimFileId }), partyId);
  if (accepted === undefined) return true;
  const orders = await findOrders(tx, { orgId, claimFileId });
  return orders.every(({ state, offer_no: no }) => state === 'cancelled' || no !== accepted.offer_no);
}

async function shown(
  numbers: PersonalNumbers,
  { tx, caller }: Asking,
  claimant: ClaimantOfFile,
): Promise<Schema<'ClaimantAccount'>> {
  const { orgId } = caller;
  const known = await accountOfParty(numbers, tx, { orgId, partyId: claimant.partyId });
  return {
    iban_masked: known === undefined ? null : maskedIban(known),
    holder_name: claimant.fullName.slice(0, 120),
    can_change: await canChange(tx, orgId, claimant),
  };
}
