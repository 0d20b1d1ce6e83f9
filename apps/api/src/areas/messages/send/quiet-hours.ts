import { addDays } from '@dosar/kernel/dates';
import { instantOf, localTimeOf } from '@dosar/kernel/zone';

const opens = '08:00';
const closes = '20:00';

/** When a text message that would leave now may leave: between 20:00 and 08:00 in Romania the next 08:00, else undefined. */
export function endOfQuietHours(now: Date): Date | undefined {
  const { date, time } = localTimeOf(now);
  if (time >= opens && time < closes) return undefined;
  const found = instantOf({ date: time < opens ? date : addDays(date, 1), time: opens });
  return 'instant' in found ? found.instant : undefined;
}
