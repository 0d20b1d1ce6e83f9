import { formatInstant } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';

/** Tells a user that somebody who knows the password tried to sign in from elsewhere. */
export function addressRefusedText(
  language: Language,
  address: string,
  now: Date,
): { subject: string; body: string } {
  const time = formatInstant(now);
  return language === 'ro'
    ? {
        subject: 'Autentificare refuzată',
        body:
          `Cineva care cunoaște parola dumneavoastră a încercat să se autentifice de la adresa ${address} (${time}). ` +
          'Adresa nu este autorizată, așa că accesul a fost refuzat. Dacă nu ați fost dumneavoastră, schimbați parola ' +
          'și anunțați un administrator.',
      }
    : {
        subject: 'Sign-in refused',
        body:
          `Somebody who knows your password tried to sign in from ${address} (${time}). The address is not allowed, so ` +
          'the sign-in was refused. If it was not you, change your password and tell an administrator.',
      };
}
