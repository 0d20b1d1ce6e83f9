import type { Language } from '#src/kernel/http/request-language.ts';

type Facts = { organisation: string; claimFileNo: string; confirmUrl: string };

/** The e-mail with the link that confirms an address. */
export function confirmationEmail(language: Language, { organisation, claimFileNo, confirmUrl }: Facts) {
  return language === 'en'
    ? {
        subject: `Please confirm this address, claim ${claimFileNo}`,
        body: `Hello,\n\nPlease confirm that we can reach you here about claim ${claimFileNo}:\n${confirmUrl}\n\nThe link is good for seven days and does nothing else. If you do not know this claim, you need not do anything.\n\n${organisation}`,
      }
    : {
        subject: `Confirmați această adresă, dosar ${claimFileNo}`,
        body: `Bună ziua,\n\nVă rugăm să confirmați că vă putem scrie aici despre dosarul ${claimFileNo}:\n${confirmUrl}\n\nLinkul este valabil șapte zile și nu face nimic altceva. Dacă nu cunoașteți acest dosar, nu trebuie să faceți nimic.\n\n${organisation}`,
      };
}

/** The text message with the link that confirms a number; without diacritics, which would make it dearer. */
export function confirmationSms(
  language: Language,
  { organisation, claimFileNo, confirmUrl }: Facts,
): string {
  const sender = organisation.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return language === 'en'
    ? `${sender}: please confirm this number for claim ${claimFileNo}: ${confirmUrl}`
    : `${sender}: confirmati acest numar pentru dosarul ${claimFileNo}: ${confirmUrl}`;
}
