import { formatLei } from '@dosar/kernel/money';
import { offerFault, offerTotals, type CoverageCode, type OfferLine } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { withdrawApproval } from '#src/areas/workload/index.ts';
import { findCoverages, touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, fileOf, lockMoney, moneyOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from './money-refused.ts';
import { findOffer, findOffers, insertOffer, rewriteOffer } from './offer-repository.ts';
import { findOfferRecipients } from './recipient-repository.ts';

/** States of an unsent offer, which can be recalculated. */
const inPreparation: readonly Schema<'OfferState'>[] = ['draft', 'asked', 'approved'];

/** Reckons an offer: a new one, or one that has not left yet. */
export async function saveOffer(call: Call<'saveOffer'>): Promise<Schema<'Money'>> {
  const { path, body, tx, caller, now, audit } = call;
  const { orgId } = caller;
  const claimFileId = await fileOf(call, path.assignment_id);
  const file = { orgId, claimFileId };
  await lockMoney(call, claimFileId, body.money_version);
  const recipients = await findOfferRecipients(tx, file);
  const recipient = recipients.find(({ party_id: id }) => id === body.recipient_party_id);
  if (recipient === undefined) throw notFound();
  const lines = body.lines.map(({ note, ...line }): OfferLine => ({ ...line, note: note?.trim() || null }));
  await refuseFaults(call, claimFileId, lines);
  const totals = offerTotals(lines);
  const offer = {
    lines,
    compensationBani: totals.compensationBani,
    penaltyBani: totals.penaltyBani,
    recipientPartyId: recipient.party_id,
    language: recipient.language,
    note: body.note?.trim() || null,
    noteException: body.note_exception
      ? { ...body.note_exception, reason: body.note_exception.reason.trim() }
      : null,
  };
  const offerId = await storeOffer(call, claimFileId, offer);
  audit.subject(offerId);
  audit.note({ amount_bani: totals.amountBani });
  await touchMoney(tx, file);
  await recordTimelineEvent(call, {
    claimFileId,
    kind: 'payment',
    title: {
      ro: `Ofertă calculată: ${formatLei(totals.amountBani)}`,
      en: `Offer reckoned: ${formatLei(totals.amountBani)}`,
    },
    body: recipient.full_name,
    data: { offer_id: offerId },
  });
  return moneyOf(call, claimFileId);

  async function storeOffer({ body: wanted }: typeof call, id: string, values: typeof offer) {
    const known = await findOffers(tx, { orgId, claimFileId: id });
    if (wanted.offer_id === undefined) {
      if (known.some(({ state }) => inPreparation.includes(state))) throw moneyRefused(409, 'in_preparation');
      return insertOffer(
        tx,
        { orgId, claimFileId: id },
        { ...values, userId: actorOf(caller) ?? caller.userId, now },
      );
    }
    const before = known.find(({ offer_id: knownId }) => knownId === wanted.offer_id);
    if (before === undefined) throw notFound();
    if (!inPreparation.includes(before.state)) throw moneyRefused(409, 'already_sent');
    await withdrawApproval(call, { kind: 'offer', subjectId: before.offer_id });
    await rewriteOffer(tx, orgId, before.offer_id, values);
    return before.offer_id;
  }
}

async function refuseFaults(
  { tx, caller: { orgId } }: Call<'saveOffer'>,
  claimFileId: string,
  lines: readonly OfferLine[],
): Promise<void> {
  if (lines.some(({ amount_bani: bani }) => bani === 0)) throw fieldRefused('lines', 'invalid_value');
  const coverages = await findCoverages(tx, { orgId, claimFileId });
  const limits = new Map<CoverageCode, number>(
    coverages.flatMap(({ coverage_code: code, limit_bani: limit }) =>
      limit === null ? [] : [[code, limit]],
    ),
  );
  const fault = offerFault(lines, limits);
  if (fault !== undefined) throw moneyRefused(422, fault);
}

/** An offer that the caller reads at a version of its file's money, held until the transaction ends. */
export async function lockOffer(
  call: Parameters<typeof lockMoney>[0] & { path: { offer_id: string }; body: { money_version: number } },
) {
  const { tx, caller, path, body } = call;
  const found = await findOffer(tx, caller.orgId, path.offer_id);
  if (found === undefined) throw notFound();
  const sums = await lockMoney(call, found.claim_file_id, body.money_version);
  const offer = await findOffer(tx, caller.orgId, path.offer_id);
  if (offer === undefined) throw notFound();
  return { offer, sums };
}
