import type { Part } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { summarise } from '../statistics.ts';
import { withShops, withWaitingOffers, type Sizes } from './bench-partners.ts';
import { proposalTimes, silenceTimes } from './partner-times.ts';

const sizes: Sizes = { partners: 2_000, jobs: 2_000 };

/** What many partners cost whoever chooses among them, and the product that waits for their answers. */
export const partners: Part = {
  name: 'partners',
  about:
    'Without HTTP: the partners for a repair found and put in order among 2,000 shops, with their reasons; and 2,000 waiting offers looked through, of which the 200 that nobody answered in time go on to the next partner, with history, timeline and message.',
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    try {
      const database = await databases.copied(run.isQuick ? 8_000 : 100_000, 'partners', (copy) =>
        withShops(copy, sizes),
      );
      const proposing = await inRounds(run, [
        { name: 'propose', look: () => proposalTimes(database, run.isQuick ? 200 : 1_000) },
      ]);
      const silent = await inRounds(run, [
        {
          name: 'silence',
          async look() {
            await withWaitingOffers(database, sizes);
            const { seconds, passedOn } = await silenceTimes(database);
            if (passedOn !== sizes.jobs / 10) throw new Error(`${passedOn} offers went on.`);
            return { seconds };
          },
        },
      ]);
      return [
        {
          metric: `proposal among ${sizes.partners.toLocaleString('en')} partners, p99`,
          unit: 'ms',
          ours: summarise(proposing.of('propose', 'propose')),
          goal: { name: 'M8', judges: 'ours', atMost: 20 },
        },
        {
          metric: `${sizes.jobs.toLocaleString('en')} waiting offers looked through for silence`,
          unit: 's',
          ours: summarise(silent.of('silence', 'seconds')),
          goal: { name: 'M8', judges: 'ours', atMost: 2 },
        },
      ];
    } finally {
      await databases.stop();
    }
  },
};
