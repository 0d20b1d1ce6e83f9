import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { passOnOffer } from './pass-on-offer.ts';
import { holdSilentJob } from './silent-offer-repository.ts';

type Tx = Transaction<Database>;
type Run = {
  orgId: string;
  now: Date;
  inTransaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  isStopped: () => boolean;
};

/** Ends all offers of an organisation that nobody answered in time, each in a transaction of its own; answers how many. */
export async function passOnSilentJobs({ orgId, now, inTransaction, isStopped }: Run): Promise<number> {
  for (let passedOn = 0; ; passedOn++) {
    if (isStopped()) return passedOn;
    const wasThere = await inTransaction(async (tx) => {
      const silent = await holdSilentJob(tx, orgId, now);
      if (silent === undefined) return false;
      await passOnOffer({ tx, caller: systemCaller(orgId), now }, silent.partner_job_id);
      return true;
    });
    if (!wasThere) return passedOn;
  }
}
