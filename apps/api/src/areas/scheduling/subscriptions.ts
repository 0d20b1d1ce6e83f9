import { cancelUnneededVisits } from './booking/cancel-unneeded.ts';
import type { MessageNeeds } from './booking/tell-about-visit.ts';
import { readAnswers } from './reminders/answer-reminder.ts';

/** What the calendar does when other areas change something. */
export const visitSubscriptions = (needs: MessageNeeds) => [cancelUnneededVisits(needs), readAnswers];
