import { formatLei } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import { isSameHolder } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { PersonalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import {
  accountOfParty,
  recordTimelineEvent,
  refuseAccount,
  sealedAccount,
  storeAccount,
} from '#src/areas/claims/index.ts';
import { storeConfirmation } from '../account/account-repository.ts';
import { offerAccepted, offerContested } from '../events.ts';
import { touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, moneyOf } from '../ledger/money-of-file.ts';
import { settledBefore } from '../payment/payable.ts';
import { findOrders } from '../payment/payment-repository.ts';
import { replaceOffers, updateOffer, type OfferRow } from './offer-repository.ts';
import { moneyRefused } from './money-refused.ts';
import { attachObjectionFiles } from './objection-files.ts';
import { lockOffer } from './save-offer.ts';

/** What opens and locks away the accounts of people. */
export type AccountNeeds = { numbers: PersonalNumbers };

type Acceptance = {
  iban: string | undefined;
  payeeName: string | undefined;
  /** Who of the staff typed the contact by which the claimant has come; none when the claimant gave it, or staff answers. */
  contactTypedBy?: string | null;
};
type Objection = {
  reasons: readonly string[];
  note: string;
  wantsUndisputed: boolean;
  /** Files of the session that tell it. */
  documentIds?: readonly string[];
};

/** Records what the claimant answered on paper or by telephone. */
export async function recordAnswer(
  needs: AccountNeeds,
  call: Call<'recordAnswer'>,
): Promise<Schema<'Money'>> {
  const { body, audit } = call;
  const { offer } = await lockOffer(call);
  audit.subject(offer.offer_id);
  audit.note({ is_accepted: body.is_accepted });
  if (body.is_accepted)
    await acceptOffer(needs, call, offer, { iban: body.iban, payeeName: body.payee_name });
  else {
    const note = body.note?.trim() ?? '';
    if (note === '') throw fieldRefused('note', 'required');
    if (body.iban !== undefined) {
      const account = sealedAccount(needs.numbers, call.caller.orgId, body.iban, 'iban');
      await storeAccount(call, offer.recipient_party_id, account);
    }
    await contestOffer(call, offer, {
      reasons: body.contest_reasons ?? ['other'],
      note,
      wantsUndisputed: false,
    });
  }
  return moneyOf(call, offer.claim_file_id);
}

/** Accepts an offer, with the given account or that of the file. The caller holds the lock of the file's money. */
export async function acceptOffer(
  { numbers }: AccountNeeds,
  context: ChangeContext,
  offer: OfferRow,
  acceptance: Acceptance,
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  if (offer.state !== 'issued' && offer.state !== 'contested') throw moneyRefused(409, 'not_sent');
  const { claim_file_id: claimFileId, offer_id: offerId, amount_bani: amountBani } = offer;
  const { account, isOther, holder, typedBy } = await accountOfAcceptance(
    numbers,
    context,
    offer,
    acceptance,
  );
  await replaceOffers(tx, { orgId, claimFileId }, { states: ['accepted'], by: offerId });
  await updateOffer(tx, orgId, offerId, {
    state: 'accepted',
    answered_at: now,
    answered_by: answeredBy(context),
    answered_by_user_id: actorOf(caller),
    account_typed_by_user_id: typedBy,
    payee_name: holder,
    iban_sealed: account.sealed,
    iban_hash: account.hash,
    iban_masked: account.masked,
  });
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: {
      ro: `Ofertă acceptată: ${formatLei(amountBani)}`,
      en: `Offer accepted: ${formatLei(amountBani)}`,
    },
    body: isOther ? `${account.masked} (alt cont decât cel din dosar)` : account.masked,
    data: { offer_id: offerId },
    visibility: 'claimant',
  });
  await touchMoney(tx, { orgId, claimFileId });
  const orders = await findOrders(tx, { orgId, claimFileId });
  await publish(context, offerAccepted, {
    claimFileId,
    offerId,
    amountBani,
    compensationBani: offer.compensation_bani,
    settledBani: settledBefore(offer, orders),
    acceptedOn: localDateOf(now),
  });
}

/** The account that an acceptance is paid into, stored for the recipient; with who of the staff had a hand in it. */
async function accountOfAcceptance(
  numbers: PersonalNumbers,
  context: ChangeContext,
  offer: OfferRow,
  { iban, payeeName, contactTypedBy = null }: Acceptance,
) {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const party = { orgId, partyId: offer.recipient_party_id };
  const known = await accountOfParty(numbers, tx, party);
  const typed = iban ?? known;
  if (typed === undefined) throw fieldRefused('iban', 'required');
  const account = sealedAccount(numbers, orgId, typed, 'iban');
  const isOther = known !== undefined && numbers.hash(orgId, known) !== account.hash;
  const isKnown = known !== undefined && !isOther;
  const actorId = actorOf(caller);
  const isNew = !isKnown || (iban !== undefined && actorId === null);
  // Whoever typed the contact could be behind the link, so the account counts as typed by them.
  const author = actorId ?? contactTypedBy;
  await refuseAccount(tx, orgId, account.hash);
  if (isNew) await storeAccount(context, offer.recipient_party_id, account, author);
  const holder = payeeName?.trim() ?? offer.recipient_name.slice(0, 70);
  const isOtherHolder = !isSameHolder(holder, offer.recipient_name);
  // Whoever accepts reads the account beside the button. Another name is confirmed by somebody who has looked at it.
  const isOfTypist = contactTypedBy !== null && contactTypedBy === offer.account_typed_by_user_id;
  if (actorId === null && !isNew && !isOtherHolder && !isOfTypist) {
    const confirmed = { party_id: party.partyId, iban_hash: account.hash, payee_name: holder };
    await storeConfirmation(tx, orgId, { account: confirmed, byUserId: null, contactTypedBy, now });
  }
  // Whoever of the staff names another holder has a hand in the account as if they had typed it.
  const isOfActor = isNew || (isOtherHolder && actorId !== null);
  return { account, isOther, holder, typedBy: isOfActor ? author : offer.account_typed_by_user_id };
}

/** Records that an offer is contested. The caller holds the lock of the file's money. */
export async function contestOffer(
  context: ChangeContext,
  offer: OfferRow,
  { reasons, note, wantsUndisputed, documentIds = [] }: Objection,
): Promise<void> {
  const { tx, caller, now } = context;
  if (offer.state !== 'issued') throw moneyRefused(409, 'not_sent');
  const { claim_file_id: claimFileId, offer_id: offerId } = offer;
  await updateOffer(tx, caller.orgId, offerId, {
    state: 'contested',
    answered_at: now,
    answered_by: answeredBy(context),
    answered_by_user_id: actorOf(caller),
    contest_reasons: [...new Set(reasons)],
    contest_note: note.trim(),
    wants_undisputed: wantsUndisputed,
  });
  await attachObjectionFiles(context, offer, documentIds);
  await recordTimelineEvent(context, {
    claimFileId,
    kind: 'payment',
    title: { ro: 'Ofertă contestată', en: 'Offer contested' },
    body: note.trim(),
    data: { offer_id: offerId },
    visibility: 'claimant',
  });
  await touchMoney(tx, { orgId: caller.orgId, claimFileId });
  await publish(context, offerContested, { claimFileId, offerId });
}

const answeredBy = ({ caller }: ChangeContext) => (caller.kind === 'staff' ? 'staff' : 'claimant');
