import { comesOrNot } from '../reminders/answer-reminder.ts';
import { comingVisit } from './coming-visit.ts';

/** What the claimant sees of a visit on the tracker, and what they are asked about it. */
export const claimantEntries = [comingVisit, comesOrNot];
