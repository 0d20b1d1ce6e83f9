import { retainedKinds, type RetainedKind } from '#src/kernel/settings/retained-kind.ts';

/** What was asked, answered and sent to the language model. */
export const keptConversations: RetainedKind = {
  kind: 'assistant_conversation',
  name: { ro: 'Discuții cu asistentul', en: 'Conversations with the assistant' },
  about: {
    ro: 'Întrebări, răspunsuri și apeluri către modelul lingvistic, din ziua în care au fost scrise.',
    en: 'Questions, answers and calls of the language model, from the day on which they were written.',
  },
  usualDays: 90,
  leastDays: 7,
  mostDays: 365,
  because: {
    ro: 'Nicio lege nu cere un minim; o săptămână, cât să se poată verifica un răspuns greșit.',
    en: 'No law asks for a minimum; a week, so that a wrong answer can be looked into.',
  },
};

/** The conversations among the kinds of data with a period. */
export const keptConversationsEntry = retainedKinds.entry(keptConversations);
