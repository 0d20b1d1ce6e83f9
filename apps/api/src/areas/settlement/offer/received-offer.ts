import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { GuestCaller } from '#src/kernel/http/caller.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { accountOfParty, maskedIban } from '#src/areas/claims/index.ts';
import { lockSums } from '../ledger/ledger-repository.ts';
import { undisputedOf } from '../payment/payable.ts';
import { findOrders, findPayments } from '../payment/payment-repository.ts';
import { acceptOffer, contestOffer, type AccountNeeds } from './answer-offer.ts';
import { findOfferExpiry } from './offer-link-repository.ts';
import { findOffer, findOfferedFile, findUserName, type OfferRow } from './offer-repository.ts';

type Needs = AccountNeeds & { trackerOrigin: string };
type GuestContext = Omit<ChangeContext, 'caller'> & { caller: GuestCaller };

/** By law it is paid so many days after it was accepted. */
const daysToPay = 10;

/** The offer whose link the claimant came by. */
export async function getReceivedOffer(
  needs: Needs,
  call: Call<'getReceivedOffer'>,
): Promise<Schema<'ReceivedOffer'>> {
  return shown(needs, call, await offerOf(call));
}

/** Accepts it; asked again, it answers the same. */
export async function acceptReceivedOffer(
  needs: Needs,
  call: Call<'acceptReceivedOffer'>,
): Promise<Schema<'ReceivedOffer'>> {
  const { body, audit } = call;
  const offer = await lockedOffer(call);
  audit.subject(offer.offer_id);
  if (offer.state !== 'accepted')
    await acceptOffer(needs, call, offer, { iban: body.iban, payeeName: body.payee_name });
  return shown(needs, call, await offerOf(call));
}

/** Says what is wrong with it. */
export async function contestReceivedOffer(
  needs: Needs,
  call: Call<'contestReceivedOffer'>,
): Promise<Schema<'ReceivedOffer'>> {
  const { body, audit } = call;
  const offer = await lockedOffer(call);
  audit.subject(offer.offer_id);
  await contestOffer(call, offer, {
    reasons: body.contest_reasons,
    note: body.note,
    wantsUndisputed: body.wants_undisputed,
  });
  return shown(needs, call, await offerOf(call));
}

/** The offer of a guest; for guests who came by another link there is none. */
async function offerOf({ tx, caller }: Pick<GuestContext, 'tx' | 'caller'>): Promise<OfferRow> {
  const { offerId } = caller.scope;
  const offer = offerId === undefined ? undefined : await findOffer(tx, caller.orgId, offerId);
  if (offer === undefined) throw notFound();
  return offer;
}

async function lockedOffer(context: GuestContext): Promise<OfferRow> {
  const { tx, caller } = context;
  const { claim_file_id: claimFileId } = await offerOf(context);
  await lockSums(tx, { orgId: caller.orgId, claimFileId });
  return offerOf(context);
}

async function shown(
  { numbers, trackerOrigin }: Needs,
  { tx, caller, now }: GuestContext,
  offer: OfferRow,
): Promise<Schema<'ReceivedOffer'>> {
  const { orgId } = caller;
  const { state, claim_file_id: claimFileId, issued_at: issuedAt } = offer;
  if ((state !== 'issued' && state !== 'accepted' && state !== 'contested') || issuedAt === null)
    throw notFound();
  const file = await findOfferedFile(tx, { orgId, claimFileId });
  const expiresAt = (await findOfferExpiry(tx, orgId, offer.offer_id)) ?? now;
  const known = await accountOfParty(numbers, tx, { orgId, partyId: offer.recipient_party_id });
  const acceptedOn = localDateOf(
    state === 'accepted' && offer.answered_at ? new Date(offer.answered_at) : now,
  );
  return {
    claim_file_no: file.claim_file_no,
    plate: file.plate,
    language: offer.language,
    state,
    lines: offer.lines,
    compensation_bani: offer.compensation_bani,
    penalty_bani: offer.penalty_bani,
    amount_bani: offer.amount_bani,
    payee_name: offer.payee_name ?? offer.recipient_name,
    iban_masked: offer.iban_masked ?? (known === undefined ? null : maskedIban(known)),
    issued_at: issuedAt,
    answered_at: offer.answered_at,
    answer_by: addDays(localDateOf(expiresAt), -1),
    pay_by: addDays(acceptedOn, daysToPay),
    undisputed: await undisputedPayment(tx, orgId, offer),
    contact_name: (await findUserName(tx, orgId, offer.created_by_user_id)) ?? file.organisation,
    contact_phone: file.contact_phone,
    tracker_url: `${trackerOrigin}/status/${file.claim_file_no}?org_code=${encodeURIComponent(file.org_code)}`,
  };
}

/** What is paid of the offer although it is or was contested. */
async function undisputedPayment(
  tx: ChangeContext['tx'],
  orgId: string,
  offer: OfferRow,
): Promise<Schema<'ReceivedOffer'>['undisputed']> {
  const file = { orgId, claimFileId: offer.claim_file_id };
  const parts = undisputedOf(offer, await findOrders(tx, file)).filter(({ state }) => state !== 'asked');
  if (parts.length === 0) return null;
  const ids = parts.map(({ payment_order_id: id }) => id);
  const payments = (await findPayments(tx, file)).filter(({ payment_order_id: id }) => ids.includes(id));
  const isPaid = parts.every(({ state }) => state === 'paid');
  return {
    amount_bani: parts.reduce((sum, { amount_bani: bani }) => sum + bani, 0),
    paid_on: isPaid ? (payments[0]?.paid_on ?? null) : null,
  };
}
