import { dayLength } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { atEachInsurer, atJob, atLinkedJob } from './at-insurer.ts';
import { findOwnJobs } from './own-job-repository.ts';
import { ownJobOf } from './own-job.ts';

/** Days for which the list goes on to show what was paid. */
const daysAfterEnd = 90;

/** The jobs of the caller's company, at every insurer that works with it. */
export async function browseOwnJobs(call: Call<'browseOwnJobs'>): Promise<Schema<'OwnJobs'>> {
  const endedSince = new Date(call.now.getTime() - daysAfterEnd * dayLength);
  const found = await atEachInsurer(call, ({ tx, seat }) => findOwnJobs(tx, seat, endedSince));
  const rows = found.flat();
  const isEnded = ({ state }: Schema<'OwnJobRow'>) => state === 'paid' || state === 'cancelled';
  return {
    offers: rows.filter(({ state }) => state === 'sent').toSorted(by(({ due_at }) => due_at)),
    running: rows
      .filter((row) => row.state !== 'sent' && !isEnded(row))
      .toSorted(by(({ promised_on, due_at }) => promised_on ?? due_at)),
    ended: rows.filter(isEnded),
  };
}

/** One job of the caller's company. */
export const getOwnJob = (call: Call<'getOwnJob'>): Promise<Schema<'OwnJob'>> =>
  atJob(call, 'getOwnJob', ownJobOf);

/** The job whose link the guest came by. */
export const getGuestJob = (call: Call<'getGuestJob'>): Promise<Schema<'OwnJob'>> =>
  atLinkedJob(call, undefined, ownJobOf);

/** In the order of a day or moment; what has none comes last. */
const by =
  (of: (row: Schema<'OwnJobRow'>) => string | null) =>
  (one: Schema<'OwnJobRow'>, other: Schema<'OwnJobRow'>) =>
    (of(one) ?? '9').localeCompare(of(other) ?? '9');
