import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { offerLetter, offerMessage } from '../letter/offer-letter.ts';
import { blocksNow, factsOf, hiddenKey, offerAuthority, offerUrlOf } from './offer-facts.ts';
import { findOffer } from './offer-repository.ts';

/** Previews the messages of an offer, their recipients, and the reasons that block sending. */
export async function previewOffer(
  needs: { trackerOrigin: string },
  call: Call<'previewOffer'>,
): Promise<Schema<'OfferPreview'>> {
  const offer = await findOffer(call.tx, call.caller.orgId, call.path.offer_id);
  if (offer === undefined) throw notFound();
  const { file, recipient, facts } = await factsOf(call, offer);
  const authority = await offerAuthority(call);
  const letter = offerLetter(facts);
  const email = recipient?.email ?? null;
  const to = email ?? recipient?.phone ?? null;
  const message = offerMessage(facts, { lei: formatLei, offerUrl: offerUrlOf(needs, hiddenKey) });
  return {
    to,
    channel: to === null ? null : email === null ? 'sms' : 'email',
    subject: message.subject,
    body: email === null ? message.sms : message.body,
    letter: {
      reference: letter.reference,
      date: letter.date,
      recipient: letter.recipient.name,
      title: letter.title,
      opening: [...letter.opening],
      lines: letter.lines.map(({ name, detail, amountBani }) => ({
        name,
        detail: detail ?? null,
        amount_bani: amountBani,
      })),
      total_bani: offer.amount_bani,
      closing: [...letter.closing],
      signature: [...letter.signature],
    },
    blocks: await blocksNow(call, offer, file, recipient),
    is_within_authority: offer.amount_bani <= authority,
    authority_bani: authority,
  };
}
