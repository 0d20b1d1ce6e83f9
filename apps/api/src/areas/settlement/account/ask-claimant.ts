import { createHash, randomBytes } from 'node:crypto';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { sendFileMessage } from '#src/areas/messages/index.ts';
import { touchMoney } from '../ledger/ledger-repository.ts';
import { moneyOf } from '../ledger/money-of-file.ts';
import { accountMessage } from '../letter/account-message.ts';
import { daysOpen, type OfferNeeds } from '../offer/issue-offer.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { hiddenKey, offerUrlOf } from '../offer/offer-facts.ts';
import { findOfferExpiry } from '../offer/offer-link-repository.ts';
import { findOfferedFile, updateOffer, type OfferRow } from '../offer/offer-repository.ts';
import { findOfferRecipients } from '../offer/recipient-repository.ts';
import { lockOffer } from '../offer/save-offer.ts';
import { accountToConfirm } from './confirm-account.ts';

type Asking = Call<'askAccountConfirmation'>;

/** Sends the claimant the link of the offer, so that they confirm the account that staff typed. */
export async function askAccountConfirmation(needs: OfferNeeds, call: Asking): Promise<Schema<'Money'>> {
  const { tx, caller, now, audit } = call;
  const { offer } = await lockOffer(call);
  const { claim_file_id: claimFileId, offer_id: offerId } = offer;
  audit.subject(offerId);
  const account = await accountToConfirm(call, offer);
  // What the claimant typed under another name is for the staff to look at: the claimant has said it already.
  if (account.typed_by_user_id === null) throw moneyRefused(409, 'typed_by_claimant');
  const key = await openLink(call, offer);
  await writeToRecipient(needs, call, offer, { key, ibanMasked: account.iban_masked });
  await updateOffer(tx, caller.orgId, offerId, { account_asked_at: now });
  await touchMoney(tx, { orgId: caller.orgId, claimFileId });
  audit.note({ iban: account.iban_masked });
  return moneyOf(call, claimFileId);
}

/** The key of the link of an offer; another one when the old link opens nothing any more. */
async function openLink({ tx, caller: { orgId }, now }: Asking, offer: OfferRow): Promise<string> {
  const expiresAt = await findOfferExpiry(tx, orgId, offer.offer_id);
  if (offer.offer_key !== null && expiresAt !== null && expiresAt > now) return offer.offer_key;
  const key = randomBytes(24).toString('base64url');
  await updateOffer(tx, orgId, offer.offer_id, {
    offer_key: key,
    key_hash: createHash('sha256').update(key).digest('hex'),
    expires_at: startOfDay(addDays(localDateOf(now), daysOpen + 1)),
  });
  return key;
}

type Link = { key: string; ibanMasked: string };

async function writeToRecipient(
  needs: OfferNeeds,
  call: Asking,
  offer: OfferRow,
  { key, ibanMasked }: Link,
): Promise<void> {
  const place = { orgId: call.caller.orgId, claimFileId: offer.claim_file_id };
  const file = await findOfferedFile(call.tx, place);
  const recipients = await findOfferRecipients(call.tx, place);
  const recipient = recipients.find(({ party_id: id }) => id === offer.recipient_party_id);
  const assignmentId = file.main_assignment_id;
  if (recipient === undefined || assignmentId === null) throw moneyRefused(409, 'not_reachable');
  const { subject, body, sms } = accountMessage(offer.language, {
    claimFileNo: file.claim_file_no,
    organisation: file.organisation,
    ibanMasked,
    offerUrl: offerUrlOf(needs, key),
  });
  const message = {
    reason: 'offer',
    claimFileId: offer.claim_file_id,
    assignmentId,
    partyId: recipient.party_id,
    language: offer.language,
  };
  // Only who receives the message may answer by its link: whoever reads the file later must not be able to.
  const kept = (text: string) => ({ body: text, keptBody: text.replaceAll(key, hiddenKey) });
  if (recipient.email !== null) {
    const email = { kind: 'email', from: needs.mailFrom, to: recipient.email, subject } as const;
    await sendFileMessage(call, { ...message, ...email, ...kept(body) });
  } else if (recipient.phone !== null) {
    const text = { kind: 'sms', from: needs.smsSender, to: recipient.phone } as const;
    await sendFileMessage(call, { ...message, ...text, ...kept(sms) });
  } else throw moneyRefused(409, 'not_reachable');
}
