import { localTimeOf } from '@dosar/kernel/zone';
import { circumstancesAnswers } from '../circumstances/circumstances-answers.ts';
import { notifierAnswers } from '../notifier/notifier-answers.ts';
import { policyAnswers } from '../policy/policy-answers.ts';
import { timeAndPlaceAnswers } from '../time-and-place/time-and-place-answers.ts';
import { vehicleAnswers } from '../vehicle/vehicle-answers.ts';
import type { NotificationDraft } from './notification-draft.ts';
import { isBefore, wizardPages, type WizardPage } from './wizard-pages.ts';

/** The answers of every page as they may be sent, each with the refusals of its page. */
export function readAnswers(draft: NotificationDraft, now: Date) {
  return {
    notifier: notifierAnswers.safeParse(draft.notifier),
    policy: policyAnswers.safeParse(draft.policy),
    'time-and-place': timeAndPlaceAnswers(localTimeOf(now)).safeParse(draft.timeAndPlace),
    vehicle: vehicleAnswers.safeParse(draft.vehicle),
    circumstances: circumstancesAnswers.safeParse(draft.circumstances),
  };
}

/** The first page before `page` that still needs an answer: nobody gets past it, whatever address they open. */
export function firstOpenPage(draft: NotificationDraft, page: WizardPage, now: Date): WizardPage | undefined {
  const answers = readAnswers(draft, now);
  return wizardPages.find(
    (earlier) => isBefore(earlier, page) && earlier in answers && !isAnswered(answers, earlier),
  );
}

function isAnswered(answers: ReturnType<typeof readAnswers>, page: WizardPage): boolean {
  return !(page in answers) || answers[page as keyof typeof answers].success;
}
