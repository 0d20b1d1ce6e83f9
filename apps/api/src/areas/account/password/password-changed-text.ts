import { formatInstant } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Tells a user that their password was replaced: if it was not by them, they hear of it at once. */
export function passwordChangedText(language: Language, address: string, now: Date) {
  const time = formatInstant(now);
  return language === 'ro'
    ? {
        subject: 'Parola a fost schimbată',
        body:
          `Parola contului dumneavoastră a fost schimbată de la adresa ${address} (${time}). Celelalte sesiuni au fost ` +
          'închise. Dacă nu ați fost dumneavoastră, anunțați imediat un administrator.',
      }
    : {
        subject: 'Your password was changed',
        body:
          `The password of your account was changed from ${address} (${time}). Your other sessions were ended. If it was ` +
          'not you, tell an administrator at once.',
      };
}
