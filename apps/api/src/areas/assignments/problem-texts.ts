import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'assignments'> = {
  already_taken: { en: 'Somebody else has taken it.', ro: 'A fost deja ocupat.' },
  transition_not_allowed: { en: 'This step is not allowed now.', ro: 'Acest pas nu este permis acum.' },
  transition_condition_missing: {
    en: 'Something is still missing for this step.',
    ro: 'Mai lipsește ceva pentru acest pas.',
  },
};
