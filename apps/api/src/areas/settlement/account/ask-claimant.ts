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
import { contactToAsk, type ContactToAsk } from './contact-to-ask.ts';

type Asking = Call<'askAccountConfirmation'>;

/** Sends the claimant the link of the offer, so that they confirm the account that staff typed. */
export async function askAccountConfirmation(needs: OfferNeeds, call: Asking): Promise<Schema<'Money'>> {
  const { tx, caller, now, audit } = call;
  const { offer } = await lockOffer(call);
  const { claim_file_id: claimFileId, offer_id: offerId } = offer;
  audit.subject(offerId);
  const account = await accountToConfirm(call, offer);
  const recipients = await findOfferRecipients(tx, { orgId: caller.orgId, claimFileId });
  const contact = contactToAsk({ recipients, offer, account });
  if (typeof contact === 'string') throw moneyRefused(409, contact);
  const key = await openLink(call, offer, contact.typedBy);
  await writeTo(needs, call, offer, { key, ibanMasked: account.iban_masked, contact });
  await updateOffer(tx, caller.orgId, offerId, { account_asked_at: now });
  await touchMoney(tx, { orgId: caller.orgId, claimFileId });
  audit.note({ iban: account.iban_masked });
  return moneyOf(call, claimFileId);
}

/** The key of the link of an offer; another one when the old link opens nothing any more. */
async function openLink(
  { tx, caller: { orgId }, now }: Asking,
  offer: OfferRow,
  typedBy: string | null,
): Promise<string> {
  const expiresAt = await findOfferExpiry(tx, orgId, offer.offer_id);
  // Whoever has opened an earlier link stays signed in to the offer, so its typist counts as long as the offer does.
  const ofLink = { link_typed_by_user_id: offer.link_typed_by_user_id ?? typedBy };
  if (offer.offer_key !== null && expiresAt !== null && expiresAt > now) {
    await updateOffer(tx, orgId, offer.offer_id, ofLink);
    return offer.offer_key;
  }
  const key = randomBytes(24).toString('base64url');
  await updateOffer(tx, orgId, offer.offer_id, {
    offer_key: key,
    key_hash: createHash('sha256').update(key).digest('hex'),
    expires_at: startOfDay(addDays(localDateOf(now), daysOpen + 1)),
    ...ofLink,
  });
  return key;
}

type Link = { key: string; ibanMasked: string; contact: ContactToAsk };

async function writeTo(
  needs: OfferNeeds,
  call: Asking,
  offer: OfferRow,
  { key, ibanMasked, contact }: Link,
): Promise<void> {
  const place = { orgId: call.caller.orgId, claimFileId: offer.claim_file_id };
  const file = await findOfferedFile(call.tx, place);
  const assignmentId = file.main_assignment_id;
  if (assignmentId === null) throw moneyRefused(409, 'not_reachable');
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
    partyId: contact.partyId,
    language: offer.language,
  };
  // Only who receives the message may answer by its link: whoever reads the file later must not be able to.
  const kept = (text: string) => ({ body: text, keptBody: text.replaceAll(key, hiddenKey) });
  if (contact.kind === 'email') {
    const email = { kind: 'email', from: needs.mailFrom, to: contact.to, subject } as const;
    await sendFileMessage(call, { ...message, ...email, ...kept(body) });
  } else {
    const text = { kind: 'sms', from: needs.smsSender, to: contact.to } as const;
    await sendFileMessage(call, { ...message, ...text, ...kept(sms) });
  }
}
