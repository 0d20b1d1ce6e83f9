import { formatLei } from '@dosar/kernel/money';
import { approvalFault } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { approvalKinds } from '#src/areas/workload/extension-points.ts';
import { askApproval, authorityOf } from '#src/areas/workload/index.ts';
import { hasClosedNote } from '../extension-points.ts';
import { findCoverages, lockSums, touchMoney } from '../ledger/ledger-repository.ts';
import { actorOf, moneyOf } from '../ledger/money-of-file.ts';
import { lineNames } from '../letter/offer-letter.ts';
import { noteExceptionNames } from './note-exception.ts';
import { findOffer, findOffers, updateOffer } from './offer-repository.ts';
import { moneyRefused } from './money-refused.ts';
import { lockOffer } from './save-offer.ts';

const kind = 'offer';

/** Requests the approval of an offer from a person with more authority. */
export async function askOfferApproval(call: Call<'askOfferApproval'>): Promise<Schema<'Money'>> {
  const { body, tx, caller, audit } = call;
  const { offer } = await lockOffer(call);
  const { offer_id: offerId, claim_file_id: claimFileId, amount_bani: amountBani } = offer;
  audit.subject(offerId);
  if (offer.state !== 'draft')
    throw moneyRefused(409, offer.state === 'asked' ? 'asked_already' : 'already_sent');
  if (offer.note_exception === null && !(await hasClosedNote(tx, { orgId: caller.orgId, claimFileId })))
    throw moneyRefused(409, 'note_missing');
  await updateOffer(tx, caller.orgId, offerId, { state: 'asked' });
  await touchMoney(tx, { orgId: caller.orgId, claimFileId });
  await askApproval(call, { kind, subjectId: offerId, claimFileId, amountBani, note: body.note.trim() });
  return moneyOf(call, claimFileId);
}

/** Approval of offers above the authority of their author. */
export const offerApproval = approvalKinds.entry({
  kind,
  name: { ro: 'Ofertă', en: 'Offer' },
  hasAmount: true,
  afterwards: {
    ro: 'Oferta poate fi trimisă păgubitului de cel care a cerut aprobarea.',
    en: 'Whoever asked can send the offer to the claimant.',
  },
  async describe(tx, orgId, offerId) {
    const offer = await findOffer(tx, orgId, offerId);
    if (offer === undefined) return undefined;
    const coverages = await findCoverages(tx, { orgId, claimFileId: offer.claim_file_id });
    const reserve = coverages.reduce((sum, coverage) => sum + coverage.reserve_bani, 0);
    const isReserved = reserve >= offer.amount_bani;
    const amount = offer.amount_bani;
    return {
      title: {
        ro: `Ofertă de ${formatLei(amount)} pentru ${offer.recipient_name}`,
        en: `Offer of ${formatLei(amount, 'en')} to ${offer.recipient_name}`,
      },
      section: 'money',
      derivation: [
        ...offer.lines.map(({ code, note, amount_bani: amountBani }) => ({
          name: lineNames[code],
          ...(note && { detail: { ro: note, en: note } }),
          amountBani,
        })),
        { name: { ro: 'Total', en: 'Total' }, amountBani: offer.amount_bani, isTotal: true },
      ],
      toLookAt: [
        ...(offer.note_exception === null ? [] : [withoutNote(offer.note_exception)]),
        {
          outcome: isReserved ? ('passed' as const) : ('warning' as const),
          name: isReserved
            ? { ro: 'Rezerva acoperă oferta', en: 'The reserve covers the offer' }
            : { ro: 'Rezerva nu acoperă oferta', en: 'The reserve does not cover the offer' },
          detail: { ro: formatLei(reserve), en: formatLei(reserve, 'en') },
        },
      ],
    };
  },
  async whoMayNot(tx, orgId, offerId) {
    const offer = await findOffer(tx, orgId, offerId);
    return offer === undefined ? [] : [offer.created_by_user_id];
  },
  async decide(context, offerId, { outcome, reason }) {
    const { tx, caller, now } = context;
    const { orgId } = caller;
    const before = await findOffer(tx, orgId, offerId);
    if (before === undefined) throw notFound();
    await lockSums(tx, { orgId, claimFileId: before.claim_file_id });
    const offers = await findOffers(tx, { orgId, claimFileId: before.claim_file_id });
    const offer = offers.find(({ offer_id: id }) => id === offerId);
    // Reckoned anew since it was asked for: what was decided is about other lines.
    if (offer?.state !== 'asked') throw moneyRefused(409, 'changed_meanwhile');
    const userId = actorOf(caller);
    const isApproved = outcome === 'approved';
    if (isApproved) {
      // Held here too, whatever asked for the decision: nobody approves an own offer or one above the own authority.
      const fault = approvalFault({
        deciderId: userId,
        authorId: offer.created_by_user_id,
        authority: userId === null ? 0 : await authorityOf(tx, orgId, userId, kind),
        amount: offer.amount_bani,
      });
      if (fault !== undefined) throw moneyRefused(409, fault);
    }
    await updateOffer(tx, orgId, offerId, {
      state: isApproved ? 'approved' : 'draft',
      approved_by_user_id: isApproved ? userId : null,
      approved_at: isApproved ? now : null,
      decision_note: reason ?? null,
    });
    await touchMoney(tx, { orgId, claimFileId: offer.claim_file_id });
    const amount = formatLei(offer.amount_bani);
    await recordTimelineEvent(context, {
      claimFileId: offer.claim_file_id,
      kind: 'payment',
      title: isApproved
        ? { ro: `Ofertă aprobată: ${amount}`, en: `Offer approved: ${amount}` }
        : { ro: `Ofertă neaprobată: ${amount}`, en: `Offer not approved: ${amount}` },
      body: reason,
      data: { offer_id: offerId },
    });
  },
});

/** Shows the approver why an offer has no closed note. */
function withoutNote({ code, reason }: Schema<'NoteException'>) {
  const name = noteExceptionNames[code];
  return {
    outcome: 'warning' as const,
    name: { ro: `Fără notă închisă: ${name.ro}`, en: `Without a closed note: ${name.en}` },
    detail: { ro: reason, en: reason },
  };
}
