import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema, SuccessBody } from '@dosar/openapi';
import { signedIn } from '../support/caller.ts';

/** The next visit to come of an assessor, and its day. */
export async function nextVisitOf(
  origin: string,
  username: string,
): Promise<{ date: string; visit: Schema<'Visit'> }> {
  const assessor = await signedIn(origin, username);
  for (let days = 1; days <= 14; days += 1) {
    const date = addDays(localDateOf(new Date()), days);
    const { visits } = await assessor.get<SuccessBody<'getMyDay'>>(`/api/schedule/getMyDay?date=${date}`);
    const visit = visits.find(({ status }) => status === 'booked' || status === 'confirmed');
    if (visit) return { date, visit };
  }
  throw new Error(`${username} has no visits to come.`);
}
