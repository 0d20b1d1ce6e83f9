import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'scheduling'> = {
  report_too_early: {
    en: 'This cannot be reported yet: the hour of the visit has not come.',
    ro: 'Încă nu se poate raporta: nu a venit ora vizitei.',
  },
  slot_taken: {
    en: 'This hour has just been taken.',
    ro: 'Ora tocmai a fost ocupată.',
  },
  visit_exists: {
    en: 'An inspection is booked for this claim already. Move it, or cancel it first.',
    ro: 'Pentru acest dosar este deja programată o constatare. Mutați-o sau anulați-o întâi.',
  },
  visit_limit_reached: {
    en: 'The visit was moved twice already. Please call us.',
    ro: 'Vizita a fost mutată deja de două ori. Vă rugăm să ne sunați.',
  },
  visit_too_late: {
    en: 'The visit can be changed until four hours before. Please call us.',
    ro: 'Vizita se poate schimba cu cel puțin patru ore înainte. Vă rugăm să ne sunați.',
  },
  place_in_use: {
    en: 'There are visits to come. Move them first.',
    ro: 'Sunt vizite programate. Mutați-le întâi.',
  },
  visits_left_out: {
    en: 'The change leaves out visits to come. Say what becomes of each.',
    ro: 'Modificarea lasă pe dinafară vizite programate. Spuneți ce se întâmplă cu fiecare.',
  },
};
