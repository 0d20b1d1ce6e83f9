import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf, startOfDay } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findInForce } from './in-force-repository.ts';
import { countPastMoves } from './past-steps-repository.ts';
import { chosenKind } from './surroundings-repository.ts';

const daysBack = 30;

/** The first day of the time whose files a draft is compared with. */
export const firstPastDay = (now: Date): LocalDate => addDays(localDateOf(now), -daysBack);

/** How often work of a kind took each step lately: what the drawing of its process shows beside the lines. */
export async function browseProcessMoves({
  tx,
  caller: { orgId },
  query,
  now,
}: Call<'browseProcessMoves'>): Promise<Schema<'ProcessMoves'>> {
  const assignmentType = await chosenKind(tx, orgId, query);
  if ((await findInForce(tx, orgId, assignmentType)) === undefined) throw notFound();
  const day = firstPastDay(now);
  return { from_day: day, items: await countPastMoves(tx, orgId, { assignmentType, from: startOfDay(day) }) };
}
