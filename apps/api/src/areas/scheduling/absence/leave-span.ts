import type { LeavePeriod } from '@dosar/absences-domain';
import { spanOn, type Span } from '@dosar/scheduling-domain';

const noon = 12 * 60;

/** Start and end of an absence; half days begin or end at noon. */
export function spanOfLeave({ date_from, date_to, first_part, last_part }: LeavePeriod): Span {
  const first = { from_minute: first_part === 'afternoon' ? noon : 0, to_minute: 1440 };
  const last = { from_minute: 0, to_minute: last_part === 'morning' ? noon : 1440 };
  return { from: spanOn(date_from, first).from, until: spanOn(date_to, last).until };
}
