import { bossWithin } from './job-boss.ts';
import { timeZone } from './declare-queues.ts';

const calendar = bossWithin({
  db: { executeSql: () => Promise.reject(new Error('The calendar asks no database.')) },
});

/** When a schedule comes due next. */
export function nextRunAt(cron: string, now: Date): Date {
  const [next] = calendar.previewSchedule(cron, { tz: timeZone, from: now, count: 1 });
  if (next === undefined) throw new TypeError(`The schedule ${cron} never comes due.`);
  return next;
}
