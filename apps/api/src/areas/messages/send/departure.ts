import { fieldRefused } from '#src/kernel/problem/problem.ts';

/** Long enough to notice a mistake. */
const secondsToCancel = 10;
const mostDaysAhead = 30;

/** When a message leaves that is sent now, or at the time that was chosen. */
export function departure(now: Date, chosen: string | undefined): Date {
  const soonest = new Date(now.getTime() + secondsToCancel * 1_000);
  const wanted = chosen === undefined ? soonest : new Date(chosen);
  if (wanted.getTime() > now.getTime() + mostDaysAhead * 86_400_000)
    throw fieldRefused('send_at', 'invalid_value');
  return wanted < soonest ? soonest : wanted;
}
