import { dayLength } from '@dosar/kernel/dates';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { SendingRow } from './sending-repository.ts';

/** A column is sent so often within a day, and so often in all: a typing error is mended, nobody is flooded. */
export const mostWithinDay = 3;
const mostInAll = 10;

/** How often a column can still be sent within the day, by how the statement was sent before. */
export function leftToday(sendings: readonly SendingRow[], side: SideOfForm, now: Date): number {
  const sent = sendings.filter((one) => one.side === side);
  const recent = sent.filter(({ sent_at: at }) => now.getTime() - at.getTime() < dayLength).length;
  return Math.max(0, Math.min(mostWithinDay - recent, mostInAll - sent.length));
}
