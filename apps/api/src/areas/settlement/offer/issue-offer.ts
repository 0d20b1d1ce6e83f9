import { createHash, randomBytes } from 'node:crypto';
import { addDays } from '@dosar/kernel/dates';
import { formatLei } from '@dosar/kernel/money';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { keepMadeDocument } from '#src/areas/documents/index.ts';
import { sendFileMessage } from '#src/areas/messages/index.ts';
import { findSums, touchMoney, type NewEntry } from '../ledger/ledger-repository.ts';
import { actorOf, book, moneyOf } from '../ledger/money-of-file.ts';
import { letterFileName, offerLetter, offerMessage, type OfferFacts } from '../letter/offer-letter.ts';
import { renderLetter } from '../letter/render-letter.ts';
import { blocksNow, factsOf, hiddenKey, offerUrlOf } from './offer-facts.ts';
import { replaceOffers, updateOffer, type OfferRow } from './offer-repository.ts';
import type { OfferRecipient } from './recipient-repository.ts';
import { moneyRefused } from './money-refused.ts';
import { lockOffer } from './save-offer.ts';
import { tellOfOffer } from './tell-of-offer.ts';

/** Who sends, where letters are kept, and where claimants answer. */
export type OfferNeeds = { files: FileStore; trackerOrigin: string; mailFrom: string; smsSender: string };

/** For how long the link of an offer opens it. */
export const daysOpen = 60;

/** Sends an offer to the claimant. */
export async function issueOffer(needs: OfferNeeds, call: Call<'issueOffer'>) {
  const { offer } = await lockOffer(call);
  call.audit.subject(offer.offer_id);
  call.audit.note({ amount_bani: offer.amount_bani });
  await sendOffer(needs, call, offer);
  return moneyOf(call, offer.claim_file_id);
}

/** Sends an offer whose file's money is locked: letter, document, message and events, in the caller's transaction. */
export async function sendOffer(needs: OfferNeeds, context: ChangeContext, offer: OfferRow): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const { claim_file_id: claimFileId, offer_id: offerId } = offer;
  const { file, recipient, facts } = await factsOf(context, offer);
  const [block] = await blocksNow(context, offer, file, recipient);
  if (block !== undefined) throw moneyRefused(409, block);
  const assignmentId = file.main_assignment_id;
  if (recipient === undefined || assignmentId === null) throw moneyRefused(409, 'not_reachable');

  const document = await keepMadeDocument(context, needs.files, {
    claimFileId,
    assignmentId,
    docTypeCode: 'offer_letter',
    fileName: letterFileName(facts),
    content: await renderLetter(offerLetter(facts)),
  });
  const key = randomBytes(24).toString('base64url');
  await replaceOffers(tx, { orgId, claimFileId }, { states: ['issued', 'contested'], by: offerId });
  await updateOffer(tx, orgId, offerId, {
    state: 'issued',
    offer_key: key,
    key_hash: createHash('sha256').update(key).digest('hex'),
    expires_at: startOfDay(addDays(localDateOf(now), daysOpen + 1)),
    document_id: document.documentId,
    issued_at: now,
    issued_by_user_id: actorOf(caller),
    link_typed_by_user_id:
      recipient.email === null ? recipient.phone_typed_by_user_id : recipient.email_typed_by_user_id,
  });
  await writeToRecipient(needs, context, { key, facts, recipient, claimFileId, assignmentId, document });
  await bookOffer(context, offer);
  await touchMoney(tx, { orgId, claimFileId });
  await tellOfOffer(context, offer, document.documentId);
}

type Sending = {
  key: string;
  facts: OfferFacts;
  recipient: OfferRecipient;
  claimFileId: string;
  assignmentId: string;
  document: Awaited<ReturnType<typeof keepMadeDocument>>;
};

async function writeToRecipient(needs: OfferNeeds, context: ChangeContext, sending: Sending): Promise<void> {
  const { key, facts, recipient, claimFileId, assignmentId, document } = sending;
  const text = offerMessage(facts, { lei: formatLei, offerUrl: offerUrlOf(needs, key) });
  const message = {
    reason: 'offer',
    claimFileId,
    assignmentId,
    partyId: recipient.party_id,
    language: facts.language,
  };
  // Only who receives the message may answer by its link: whoever reads the file later must not be able to.
  const kept = (body: string) => ({ body, keptBody: body.replaceAll(key, hiddenKey) });
  if (recipient.email !== null)
    await sendFileMessage(context, {
      ...message,
      kind: 'email',
      from: needs.mailFrom,
      to: recipient.email,
      subject: text.subject,
      ...kept(text.body),
      files: [document],
    });
  else if (recipient.phone !== null)
    await sendFileMessage(context, {
      ...message,
      kind: 'sms',
      from: needs.smsSender,
      to: recipient.phone,
      ...kept(text.sms),
    });
}

/** Records the amounts of an offer as agreed and estimated, unless the file has other ones. */
async function bookOffer(context: ChangeContext, offer: OfferRow): Promise<void> {
  const { tx, caller } = context;
  const { claim_file_id: claimFileId, compensation_bani: compensation, offer_no: no } = offer;
  const sums = await findSums(tx, { orgId: caller.orgId, claimFileId });
  const entry = { changeBani: compensation, reason: `Oferta ${no}`, isAutomatic: true };
  const entries: NewEntry[] = [];
  if (compensation > 0 && sums.estimated_bani === null) entries.push({ account: 'estimated', ...entry });
  if (compensation > 0 && sums.agreed_bani === null) entries.push({ account: 'agreed', ...entry });
  if (entries.length > 0) await book(context, claimFileId, entries);
}
