import { toldClaim, type ClaimantTexts } from '#src/testing/told-claim.ts';
import { contactEmail, contactSms } from '../notices/notice-texts.ts';

const away = { date_from: '2026-12-10', date_to: '2026-12-20' };
const told = { ...toldClaim, contact: 'Ștefan Mănăilă' };

export const claimantTexts: ClaimantTexts = (language) => [
  {
    reason: 'contact_away',
    sms: contactSms(language, away, told),
    email: contactEmail(language, away, told),
  },
];
