import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { holdSilentJob } from './silent-offer-repository.ts';
import { passOnOffer } from './pass-on-offer.ts';

/** Ends offers that nobody answered in time; each is one transaction, so a run that died is repeated without doing anything twice. */
export const watchSilenceJob = defineJob({
  name: 'partners.watch-silence',
  title: { ro: 'Oferte către parteneri fără răspuns', en: 'Offers to partners without an answer' },
  settings: { retries: 3, perOrganisation: 1 },
  data: noData,
  async work({ now }: { now: () => Date }, { orgId, inTransaction, signal }) {
    const moment = now();
    while (!signal.aborted) {
      const wasThere = await inTransaction(async (tx) => {
        const silent = await holdSilentJob(tx, orgId, moment);
        if (silent === undefined) return false;
        await passOnOffer({ tx, caller: systemCaller(orgId), now: moment }, silent.partner_job_id);
        return true;
      });
      if (!wasThere) return;
    }
  },
});
