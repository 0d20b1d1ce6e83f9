import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { passOnOffer } from './pass-on-offer.ts';
import { holdSilentJobs } from './silent-offer-repository.ts';

type Tx = Transaction<Database>;
type Run = {
  orgId: string;
  now: Date;
  inTransaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  isStopped: () => boolean;
};

/** Few enough that nobody who answers one of them at that moment waits long, many enough to save most commits. */
const atOnce = 10;

/** Ends all offers of an organisation that nobody answered in time, some in each transaction; answers how many. */
export async function passOnSilentJobs({ orgId, now, inTransaction, isStopped }: Run): Promise<number> {
  let passedOn = 0;
  for (let count = atOnce; count === atOnce && !isStopped(); passedOn += count)
    count = await inTransaction(async (tx) => {
      const silent = await holdSilentJobs(tx, { orgId, now, atMost: atOnce });
      for (const jobId of silent) await passOnOffer({ tx, caller: systemCaller(orgId), now }, jobId);
      return silent.length;
    });
  return passedOn;
}
