import { fieldRefused } from '#src/kernel/problem/problem.ts';

/** Visits further ahead are refused. */
const farthest = 400 * 86_400_000;

/** The hour that a call names; what lies behind us or years ahead is none. */
export function askedHour(startsAt: string, now: Date): Date {
  const hour = new Date(startsAt);
  const ahead = hour.getTime() - now.getTime();
  if (!(ahead > -86_400_000 && ahead < farthest)) throw fieldRefused('starts_at', 'invalid_value');
  return hour;
}
