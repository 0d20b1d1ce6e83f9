import type { Schema } from '@dosar/openapi';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

type Skipped = Pick<Schema<'AssignmentChangeResult'>['items'][number], 'code' | 'holder'>;

/** Why the caller's own rights do not let an act be done. */
export const refusals: Record<'role', BilingualText> = {
  role: {
    ro: 'Rolul dumneavoastră nu permite acest lucru.',
    en: 'Your role does not allow this.',
  },
};

const sentences: Record<Schema<'SkippedCode'>, BilingualText> = {
  not_found: {
    ro: 'Activitatea nu mai este acolo pentru dumneavoastră.',
    en: 'The task is no longer there for you.',
  },
  stale: { ro: 'Activitatea a fost modificată între timp.', en: 'The task was changed meanwhile.' },
  closed: { ro: 'Activitatea este încheiată.', en: 'The task is closed.' },
  not_yours: {
    ro: 'Nu aveți dreptul: activitatea nu este a dumneavoastră',
    en: 'You may not do this: the task is not yours',
  },
  unchanged: { ro: 'Era deja așa.', en: 'It was so already.' },
  transition_not_allowed: {
    ro: 'Pasul nu este posibil din starea ei sau nu este pentru rolul dumneavoastră.',
    en: 'The step is not possible from its status, or not for your role.',
  },
  transition_condition_missing: {
    ro: 'Mai lipsește ceva pentru acest pas.',
    en: 'Something is still missing for this step.',
  },
  reason_required: { ro: 'Pasul cere un motiv.', en: 'The step needs a reason.' },
  after_legal_deadline: { ro: 'Ar depăși termenul legal.', en: 'It would pass the legal deadline.' },
  too_many_tags: { ro: 'Are deja zece etichete.', en: 'It has ten tags already.' },
  no_recipient: {
    ro: 'Nimeni din dosar nu are un e-mail sau un telefon confirmat.',
    en: 'Nobody on the file has a confirmed e-mail address or phone number.',
  },
};

/** Why work stayed as it was, as a sentence; with whose it is where that is why. */
export function skippedSentence({ code, holder }: Skipped, language: Language): string {
  const sentence = sentences[code ?? 'not_found'][language];
  if (code !== 'not_yours') return sentence;
  if (holder === null) return `${sentence}.`;
  return language === 'ro' ? `${sentence}, ci a lui ${holder}.` : `${sentence}, it is ${holder}'s.`;
}
