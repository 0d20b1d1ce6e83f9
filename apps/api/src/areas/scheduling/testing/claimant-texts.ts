import { toldClaim, type ClaimantTexts } from '#src/testing/told-claim.ts';
import { visitEmail, visitSms, type VisitReason } from '../booking/visit-texts.ts';

const visit = {
  ...{ starts_at: toldClaim.soon, claim_file_no: toldClaim.claimFileNo, address: null },
  ...{ place_name: 'Centrul Băneasa', place_address: 'Șoseaua București–Ploiești 42', locality: 'București' },
  ...{ place_phone: '+40214000000', arrival_ro: 'Intrați prin curte.', arrival_en: 'Come in by the yard.' },
};
const reasons: VisitReason[] = [
  'visit_booked',
  'visit_moved',
  'visit_cancelled',
  'visit_reminder',
  'visit_missed',
  'visit_failed',
];

export const claimantTexts: ClaimantTexts = (language) =>
  reasons.map((reason) => {
    const letter = { ...toldClaim, reason, visit, language };
    return { reason, sms: visitSms(letter), email: visitEmail(letter) };
  });
