import type { Language } from '#src/kernel/http/request-language.ts';

/** What a claimant is told right after reporting: nothing personal, since nobody has confirmed the channel yet. */
export type ReceiptFacts = {
  organisation: string;
  claimFileNo: string;
  confirmUrl: string;
  trackerUrl: string;
};

type EmailText = { subject: string; body: string };

/** The e-mail with the claim number, the link that confirms the address and the tracker. */
export function receiptEmail(language: Language, facts: ReceiptFacts): EmailText {
  return language === 'ro' ? romanianEmail(facts) : englishEmail(facts);
}

/** The same as a text message, in signs that every network carries in one alphabet (no diacritics). */
export function receiptSms(language: Language, facts: ReceiptFacts): string {
  const organisation = withoutDiacritics(facts.organisation);
  const { claimFileNo, confirmUrl, trackerUrl } = facts;
  return language === 'ro'
    ? `${organisation}: am inregistrat dosarul ${claimFileNo}. Confirmati numarul: ${confirmUrl} Urmariti dosarul: ${trackerUrl}`
    : `${organisation}: we registered your claim ${claimFileNo}. Confirm this number: ${confirmUrl} Follow the claim: ${trackerUrl}`;
}

function romanianEmail({ organisation, claimFileNo, confirmUrl, trackerUrl }: ReceiptFacts): EmailText {
  return {
    subject: `Dosarul dumneavoastră: ${claimFileNo}`,
    body: [
      'Bună ziua,',
      `Am primit cererea dumneavoastră. Numărul dosarului este ${claimFileNo}.`,
      `Confirmați că această adresă este a dumneavoastră, ca să vă putem scrie aici:\n${confirmUrl}`,
      `Vedeți oricând în ce etapă este dosarul:\n${trackerUrl}`,
      'Dacă nu dumneavoastră ați anunțat un accident, ignorați acest mesaj.',
      organisation,
    ].join('\n\n'),
  };
}

function englishEmail({ organisation, claimFileNo, confirmUrl, trackerUrl }: ReceiptFacts): EmailText {
  return {
    subject: `Your claim: ${claimFileNo}`,
    body: [
      'Hello,',
      `We have received your report. Your claim number is ${claimFileNo}.`,
      `Please confirm that this address is yours, so that we can write to you here:\n${confirmUrl}`,
      `See at any time how far your claim is:\n${trackerUrl}`,
      'If you have not reported an accident, please ignore this message.',
      organisation,
    ].join('\n\n'),
  };
}

/** The same words in letters that every network carries. */
export function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
