const day = 24 * 60 * 60 * 1000;
const zone = 'Europe/Bucharest';
const zoneDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of a date or an instant, in the zone in which deadlines count. */
export function deadlineDay(value: string | Date): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  return zoneDay.format(new Date(value));
}

/** How many calendar days remain; negative when the day has passed. Deadlines last to the end of their day. */
export function daysUntil(due: string, now: Date): number {
  return (Date.parse(deadlineDay(due)) - Date.parse(deadlineDay(now))) / day;
}
