import type { Language } from '#src/kernel/http/request-language.ts';

/** What goes into the message with a code. It names no user and no address to sign in at: phishing does. */
export type OneTimePasswordFacts = {
  organisation: { name: string; shortName: string };
  code: number;
  staffHost: string;
};

/** Text of the SMS. Its last line lets a phone offer the code to our login, and to no other site. */
export function oneTimePasswordSms(
  language: Language,
  { organisation, code, staffHost }: OneTimePasswordFacts,
): string {
  const sender = organisation.shortName.normalize('NFD').replace(/\p{M}/gu, '');
  const sentence =
    language === 'ro'
      ? `${sender}: codul de autentificare este ${code}. Este valabil 5 minute. Nu il dati nimanui.`
      : `${sender}: your sign-in code is ${code}. It is valid for 5 minutes. Give it to nobody.`;
  return `${sentence}\n\n@${staffHost} #${code}`;
}

/** Subject and text of the e-mail. */
export function oneTimePasswordEmail(language: Language, { organisation, code }: OneTimePasswordFacts) {
  if (language === 'ro') {
    return {
      subject: 'Codul de autentificare',
      body: [
        'Bună ziua,',
        `Codul de autentificare este ${code}. Este valabil 5 minute și poate fi folosit o singură dată.`,
        'Nu îl dați nimănui, nici cuiva care se prezintă drept administrator. Dacă nu încercați acum să vă autentificați, ' +
          'altcineva vă cunoaște parola: schimbați-o și anunțați un administrator.',
        organisation.name,
      ].join('\n\n'),
    };
  }
  return {
    subject: 'Sign-in code',
    body: [
      'Hello,',
      `Your sign-in code is ${code}. It is valid for 5 minutes and works once.`,
      'Give it to nobody, not even to somebody who says to be an administrator. If you are not signing in right now, somebody ' +
        'else knows your password: change it and tell an administrator.',
      organisation.name,
    ].join('\n\n'),
  };
}
