import type { ProblemTexts } from '#src/kernel/problem/problem-texts.ts';

export const problemTexts: ProblemTexts<'assignments'> = {
  already_taken: { en: 'Somebody else has taken it.', ro: 'A fost deja ocupat.' },
  transition_not_allowed: { en: 'This step is not allowed now.', ro: 'Acest pas nu este permis acum.' },
  transition_condition_missing: {
    en: 'Something is still missing for this step.',
    ro: 'Mai lipsește ceva pentru acest pas.',
  },
  kind_of_work_known: {
    en: 'Another kind of work has this name.',
    ro: 'Un alt fel de activitate are acest nume.',
  },
  process_not_sound: {
    en: 'The check of the process finds an error.',
    ro: 'Verificarea procesului găsește o eroare.',
  },
  process_work_unanswered: {
    en: 'Say what becomes of the work in statuses that disappear.',
    ro: 'Spuneți ce se întâmplă cu activitățile din stările care dispar.',
  },
  process_draft_exists: { en: 'There is a draft already.', ro: 'Există deja o ciornă.' },
};
