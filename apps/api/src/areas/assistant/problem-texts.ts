import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'assistant'> = {
  assistant_busy: {
    en: 'The assistant is still answering your last question.',
    ro: 'Asistentul încă răspunde la întrebarea dinainte.',
  },
  proposal_undecided: {
    en: 'Confirm or refuse what the assistant proposes first.',
    ro: 'Confirmați sau refuzați întâi ce propune asistentul.',
  },
};
