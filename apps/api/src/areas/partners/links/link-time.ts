import { dayLength } from '@dosar/kernel/dates';
import type { JobState } from '@dosar/partners-domain';

/** Days after the end of a job for which its shop can look at it. */
const daysAfterEnd = 30;

/** Whether somebody has a job who can be sent a way to it. */
export const isWithSomebody = (state: JobState, endedAt: Date | null, now: Date): boolean =>
  state !== 'draft' &&
  state !== 'declined' &&
  (endedAt === null || endedAt.getTime() + daysAfterEnd * dayLength >= now.getTime());
