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
import type { PaidAccount } from './account-repository.ts';
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
  const contact = await contactToAsk(call, offer, account);
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

type Contact = { kind: 'email' | 'sms'; to: string; typedBy: string | null; partyId: string };
type Link = { key: string; ibanMasked: string; contact: Contact };

/** Where the claimant is asked: neither the contact nor an earlier link of the offer is of whoever typed the account. */
async function contactToAsk(
  { tx, caller: { orgId } }: Asking,
  offer: OfferRow,
  account: PaidAccount,
): Promise<Contact> {
  const recipients = await findOfferRecipients(tx, { orgId, claimFileId: offer.claim_file_id });
  const recipient = recipients.find(({ party_id: id }) => id === offer.recipient_party_id);
  if (recipient === undefined) throw moneyRefused(409, 'not_reachable');
  const { party_id: partyId, email, phone } = recipient;
  const known: Contact[] = [
    ...(email === null
      ? []
      : [{ kind: 'email' as const, to: email, typedBy: recipient.email_typed_by_user_id, partyId }]),
    ...(phone === null
      ? []
      : [{ kind: 'sms' as const, to: phone, typedBy: recipient.phone_typed_by_user_id, partyId }]),
  ];
  if (known.length === 0) throw moneyRefused(409, 'not_reachable');
  const earlier = offer.link_typed_by_user_id;
  const contact = known.find(
    ({ typedBy }) =>
      typedBy === null ||
      // Of two typists of contacts nobody could say later which of them had the link.
      (typedBy !== account.typed_by_user_id && (earlier === null || earlier === typedBy)),
  );
  if (contact === undefined || earlier === account.typed_by_user_id) throw moneyRefused(409, 'own_contact');
  return contact;
}

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
