import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'account'> = {
  ip_not_allowed: { en: 'This address may not sign in.', ro: 'Adresa IP nu este autorizată.' },
  account_locked: { en: 'The account is locked.', ro: 'Contul este blocat.' },
  invalid_credentials: {
    en: 'User name or password is wrong.',
    ro: 'Utilizatorul sau parola nu sunt corecte.',
  },
  external_sign_in_failed: {
    en: 'The identity provider’s token was not accepted.',
    ro: 'Tokenul furnizorului de identitate nu a fost acceptat.',
  },
  setup_refused: {
    en: 'The installation was not set up.',
    ro: 'Instalarea nu a fost pornită.',
  },
  scim_refused: {
    en: 'The directory asked for something that cannot be done.',
    ro: 'Directorul a cerut ceva ce nu se poate face.',
  },
  provisioning_rule: {
    en: 'This cannot be saved.',
    ro: 'Modificarea nu se poate salva.',
  },
  people_rule: {
    en: 'This cannot be done for the person.',
    ro: 'Acest lucru nu se poate face pentru persoana aleasă.',
  },
};
