import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { accountOfParty, maskedIban } from '#src/areas/claims/index.ts';
import { contentForClaimant, findDocument } from '#src/areas/documents/index.ts';
import { paymentTermOf } from '#src/areas/workload/index.ts';
import { findPaidAccount, storeConfirmation } from '../account/account-repository.ts';
import { isForClaimant } from '../account/paid-account.ts';
import { tellOfConfirmation } from '../account/confirm-account.ts';
import { lockSums } from '../ledger/ledger-repository.ts';
import { orderedBefore } from '../payment/payable.ts';
import { findOrders, findPayments, type OrderRow } from '../payment/payment-repository.ts';
import { acceptOffer, contestOffer, type AccountNeeds } from './answer-offer.ts';
import { accountToConfirm } from './account-to-confirm.ts';
import { answerBy } from './answer-by.ts';
import { claimantsOffer, contactTypistOf, type ClaimantContext } from './claimants-offer.ts';
import { findOfferedFile, findUserName, type OfferRow } from './offer-repository.ts';

type Needs = AccountNeeds & { trackerOrigin: string };

/** The offer that the claimant may answer, or has answered. */
export async function getReceivedOffer(
  needs: Needs,
  call: Call<'getReceivedOffer'>,
): Promise<Schema<'ReceivedOffer'>> {
  return shown(needs, call, await claimantsOffer(call));
}

/** Its letter. */
export async function downloadReceivedOffer(
  { files }: { files: FileStore },
  call: Call<'downloadReceivedOffer'>,
) {
  const { tx, caller, audit } = call;
  const { offer_id: offerId, document_id: documentId } = await claimantsOffer(call);
  const document = documentId === null ? undefined : await findDocument(tx, caller.orgId, documentId);
  const content = document && (await contentForClaimant({ files }, document));
  if (!content) throw notFound();
  audit.subject(offerId);
  return content;
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
    await acceptOffer(needs, call, offer, {
      iban: body.iban,
      payeeName: body.payee_name,
      contactTypedBy: await contactTypistOf(call, offer),
    });
  return shown(needs, call, await claimantsOffer(call));
}

/** Contests the offer with the reasons of the claimant. */
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
    documentIds: body.document_ids ?? [],
  });
  return shown(needs, call, await claimantsOffer(call));
}

/** Confirms the account that staff typed for it; asked again, it answers the same. */
export async function confirmReceivedAccount(
  needs: Needs,
  call: Call<'confirmReceivedAccount'>,
): Promise<Schema<'ReceivedOffer'>> {
  const { tx, caller, now, audit } = call;
  const offer = await lockedOffer(call);
  audit.subject(offer.offer_id);
  const account = await findPaidAccount(tx, caller.orgId, offer.offer_id);
  const contactTypedBy = await contactTypistOf(call, offer);
  if (account !== undefined && isForClaimant(offer, account, contactTypedBy)) {
    await storeConfirmation(tx, caller.orgId, { account, byUserId: null, contactTypedBy, now });
    await tellOfConfirmation(call, offer, { account });
  }
  return shown(needs, call, await claimantsOffer(call));
}

async function lockedOffer(context: ClaimantContext): Promise<OfferRow> {
  const { tx, caller } = context;
  const { claim_file_id: claimFileId } = await claimantsOffer(context);
  await lockSums(tx, { orgId: caller.orgId, claimFileId });
  return claimantsOffer(context);
}

async function shown(
  { numbers, trackerOrigin }: Needs,
  context: ClaimantContext,
  offer: OfferRow,
): Promise<Schema<'ReceivedOffer'>> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const { state, claim_file_id: claimFileId, issued_at: issuedAt } = offer;
  if ((state !== 'issued' && state !== 'accepted' && state !== 'contested') || issuedAt === null)
    throw notFound();
  const file = await findOfferedFile(tx, { orgId, claimFileId });
  const known = await accountOfParty(numbers, tx, { orgId, partyId: offer.recipient_party_id });
  const acceptedOn = localDateOf(
    state === 'accepted' && offer.answered_at ? new Date(offer.answered_at) : now,
  );
  const term = await paymentTermOf(tx, { orgId, claimFileId }, acceptedOn);
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
    answer_by: await answerBy({ tx, orgId, now }, offer.offer_id),
    pay_by: term?.dueDate ?? null,
    payment_term: term === undefined ? null : { days: term.days, penalty_ppm: term.penaltyPpm },
    ...(await paymentsOf(tx, orgId, offer)),
    contest_documents: offer.contest_documents,
    has_letter: offer.document_id !== null,
    contact_name: (await findUserName(tx, orgId, offer.created_by_user_id)) ?? file.organisation,
    contact_phone: file.contact_phone,
    account_to_confirm: await accountToConfirm({ tx, orgId }, offer, await contactTypistOf(context, offer)),
    tracker_url: `${trackerOrigin}/status/${file.claim_file_no}?org_code=${encodeURIComponent(file.org_code)}`,
  };
}

/** The paid amount of the offer, with the undisputed part of a contested one. */
async function paymentsOf(
  tx: ChangeContext['tx'],
  orgId: string,
  offer: OfferRow,
): Promise<Pick<Schema<'ReceivedOffer'>, 'undisputed' | 'paid'>> {
  const file = { orgId, claimFileId: offer.claim_file_id };
  const orders = await findOrders(tx, file);
  const payments = await findPayments(tx, file);
  const lastPaidOn = (some: readonly OrderRow[]) => {
    const ids = new Set(some.map(({ payment_order_id: id }) => id));
    return payments.find(({ payment_order_id: id }) => ids.has(id))?.paid_on ?? null;
  };
  const before = orderedBefore(offer, orders);
  const ordered = before.filter(({ is_undisputed: isPart, state }) => isPart && state !== 'asked');
  const own = orders.filter((order) => order.offer_id === offer.offer_id && !order.is_undisputed);
  const whole = [...own, ...before];
  const paidBani = whole.reduce((sum, { paid_bani: bani }) => sum + bani, 0);
  const paidOn = lastPaidOn(whole);
  return {
    undisputed:
      ordered.length === 0
        ? null
        : {
            amount_bani: ordered.reduce((sum, { amount_bani: bani }) => sum + bani, 0),
            paid_on: ordered.every(({ state }) => state === 'paid') ? lastPaidOn(ordered) : null,
          },
    paid: paidBani > 0 && paidOn !== null ? { amount_bani: paidBani, paid_on: paidOn } : null,
  };
}
