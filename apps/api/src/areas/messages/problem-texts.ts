import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'messages'> = {
  recipient_unconfirmed: {
    en: 'An address or number is not confirmed. Confirm that you want to write to it.',
    ro: 'O adresă sau un număr nu este confirmat. Confirmați că vreți să scrieți acolo.',
  },
  message_incomplete: {
    en: 'The text still has a field without a value.',
    ro: 'Textul mai are un câmp fără valoare.',
  },
  confirmation_sent_enough: {
    en: 'The link was sent often enough today. Call the person.',
    ro: 'Linkul a fost trimis de destule ori azi. Sunați persoana.',
  },
  template_approval_rule: {
    en: 'A second person approves such texts; open the template to ask, or to see what it waits for.',
    ro: 'Astfel de texte le aprobă a doua persoană; deschideți șablonul ca să cereți aprobarea sau să vedeți ce așteaptă.',
  },
  template_set_known: {
    en: 'Another set of templates has this name.',
    ro: 'Alt set de șabloane are acest nume.',
  },
  template_variable_unknown: {
    en: 'The text has a variable that does not exist.',
    ro: 'Textul are o variabilă care nu există.',
  },
};
