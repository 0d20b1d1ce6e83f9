import { messageTemplates } from '#db/configuration/message-templates.ts';
import { toldClaim, type ClaimantTexts } from '#src/testing/told-claim.ts';
import { confirmationEmail, confirmationSms } from '../confirm/confirmation-texts.ts';
import { newsEmail, newsSms } from '../news-texts.ts';
import { filled } from '../send/message-variables.ts';
import { answerEmail, answerSms } from '../web/web-texts.ts';

const { organisation, claimFileNo, trackerOrigin, link } = toldClaim;
const asked = { ...toldClaim, confirmUrl: link('contact') };

/** Letters from the templates that come with the product, each reason with its two channels. */
const letters: ClaimantTexts = (language) => {
  const known = {
    ...{ claim_file_no: claimFileNo, claimant_name: 'Ana Țurcanu', recipient_name: 'Ana Țurcanu' },
    ...{ recipient_language: language, plate: 'B 879 WDA', vehicle: 'Dacia Logan', event_date: '2026-11-28' },
    ...{ legal_due_date: '2026-12-28', agreed_bani: '123456', organisation, org_code: 'carpati' },
    ...{ handler_name: 'Ion Mănăilă', trackerOrigin, reason: 'polița nu era valabilă în ziua accidentului' },
  };
  return ['claim_refused', 'claim_suspended'].map((reason) => {
    const textOf = (channel: 'email' | 'sms') =>
      messageTemplates.find((one) => one.code === reason && one.channel === channel)?.[language];
    const { subject = '', body = '' } = textOf('email') ?? {};
    const email = { subject: filled(subject, known), body: filled(body, known) };
    return { reason, sms: filled(textOf('sms')?.body ?? '', known), email };
  });
};

export const claimantTexts: ClaimantTexts = (language) => [
  {
    reason: 'contact_confirmation',
    sms: confirmationSms(language, asked),
    email: confirmationEmail(language, asked),
  },
  { reason: 'claim_news', sms: newsSms(language, toldClaim), email: newsEmail(language, toldClaim) },
  { reason: 'web_answer', sms: answerSms(language, toldClaim), email: answerEmail(language, toldClaim) },
  ...letters(language),
];
