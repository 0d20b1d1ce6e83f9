import { comesOrNot } from '../reminders/answer-reminder.ts';
import { comingVisit } from './coming-visit.ts';

/** The entries and tasks about visits on the tracker of the claimant. */
export const claimantEntries = [comingVisit, comesOrNot];
