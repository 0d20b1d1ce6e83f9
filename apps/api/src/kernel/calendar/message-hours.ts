import { addDays } from '@dosar/kernel/dates';
import { instantOf, localTimeOf } from '@dosar/kernel/zone';

/** Hours of a day, as `HH:mm`, in which text messages and reminders leave; the hours around are quiet. */
export type MessageHours = { from: string; until: string };

/** When a text message that would leave now may leave: in quiet hours the next morning, else undefined. */
export function endOfQuietHours(now: Date, { from, until }: MessageHours): Date | undefined {
  const { date, time } = localTimeOf(now);
  if (time >= from && time < until) return undefined;
  const found = instantOf({ date: time < from ? date : addDays(date, 1), time: from });
  return 'instant' in found ? found.instant : undefined;
}
