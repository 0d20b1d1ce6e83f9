import { Temporal } from 'temporal-polyfill';

const businessZone = 'Europe/Bucharest';

export type LocalMoment = { date: string; time: string };

/** The date and time that clocks in Romania show at `instant`. */
export function localMoment(instant: Date): LocalMoment {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(businessZone);
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** Why clocks in Romania do not show this date and time exactly once, or `undefined` when they do. */
export function clockChange({ date, time }: LocalMoment): 'nonexistent_time' | 'ambiguous_time' | undefined {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = local.toZonedDateTime(businessZone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(businessZone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return undefined;
  return earlier.toPlainDateTime().equals(local) ? 'ambiguous_time' : 'nonexistent_time';
}
