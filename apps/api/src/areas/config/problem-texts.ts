import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'config'> = {
  configuration_damaged: {
    en: 'The file is damaged: something stands in it twice, or without its content.',
    ro: 'Fișierul este deteriorat: ceva apare de două ori sau fără conținut.',
  },
  configuration_newer: {
    en: 'The file comes from a newer version of the product. Update this installation first.',
    ro: 'Fișierul provine dintr-o versiune mai nouă a produsului. Actualizați întâi această instalare.',
  },
  setting_changed_later: {
    en: 'The same setting was changed again later.',
    ro: 'Aceeași setare a fost schimbată din nou mai târziu.',
  },
  setting_gone: {
    en: 'What this change was about is not there any more.',
    ro: 'Elementul la care se referă schimbarea nu mai există.',
  },
  setting_not_restorable: {
    en: 'This change cannot be taken back.',
    ro: 'Această schimbare nu poate fi anulată.',
  },
  setting_in_use: {
    en: 'Something still uses this. Choose where it moves, then try again.',
    ro: 'Elementul este încă folosit. Alegeți unde se mută ce îl folosește, apoi încercați din nou.',
  },
  would_lock_out: {
    en: 'You could not come back. Sign in once by the way that stays, the provider or a password, then switch the other one off.',
    ro: 'Nu v-ați mai putea întoarce. Autentificați-vă o dată pe calea care rămâne, prin furnizor sau cu parola, apoi opriți-o pe cealaltă.',
  },
};
