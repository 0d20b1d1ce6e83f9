import { formatLei } from '@dosar/kernel/money';
import { toldClaim, type ClaimantTexts } from '#src/testing/told-claim.ts';
import { accountMessage } from '../letter/account-message.ts';
import { offerMessage, type OfferFacts } from '../letter/offer-letter.ts';

const { organisation, claimFileNo, link } = toldClaim;

const offer: Omit<OfferFacts, 'language'> = {
  ...{ organisation, claimFileNo, color: '#000', offerNo: 1, date: '2026-12-01', recipient: 'Ana Țurcanu' },
  ...{ address: null, vehicle: 'Dacia Logan', accidentOn: null, lines: [], amountBani: 1_234_567 },
  ...{ note: null, handler: null, daysToPay: 10 },
};
const account = { claimFileNo, organisation, ibanMasked: 'RO49 … 1234', offerUrl: link('offer') };

export const claimantTexts: ClaimantTexts = (language) => {
  const offered = offerMessage({ ...offer, language }, { lei: formatLei, offerUrl: link('offer') });
  const asked = accountMessage(language, account);
  return [
    { reason: 'offer', sms: offered.sms, email: offered },
    { reason: 'offer', sms: asked.sms, email: asked },
  ];
};
