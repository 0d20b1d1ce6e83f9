import { toldClaim, type ClaimantTexts } from '#src/testing/told-claim.ts';
import { receiptEmail, receiptSms } from '../receipt-texts.ts';
import { sendingEmail, sendingSms } from '../statement/sending-texts.ts';

const receipt = { ...toldClaim, confirmUrl: toldClaim.link('contact') };
const statement = {
  ...{ organisation: toldClaim.organisation, url: toldClaim.link('accident_statement') },
  ...{ day: '28.11.2026', until: '12.12.2026' },
};

export const claimantTexts: ClaimantTexts = (language) => [
  { reason: 'claim_receipt', sms: receiptSms(language, receipt), email: receiptEmail(language, receipt) },
  {
    reason: 'statement_link',
    sms: sendingSms(language, statement),
    email: sendingEmail(language, statement),
  },
];
