import { composeAreas } from '@dosar/api/compose-areas';
import { createDatabase } from '@dosar/api/database';
import { readEnv } from '@dosar/api/env';
import type { Part } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { findSamples } from '../scale/find-samples.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { summarise } from '../statistics.ts';
import { askTwoHundred } from './ask-two-hundred.ts';

const name = 'a request for documents on 200 assignments';

/** What a person waits for who asks the claimants of many files at once. */
export const requests: Part = {
  name: 'requests',
  about:
    'The same documents asked for on 200 of 100,000 assignments: the change with its keys, messages and timeline entries in one transaction, without HTTP. It is not kept.',
  measure: async (run) => {
    composeAreas(readEnv(process.env));
    const server = await startBenchServer(run.report);
    const connection = await server.filled(100_000);
    const db = createDatabase(connection, { maxConnections: 1 });
    try {
      const who = await findSamples(connection);
      const look = async () => ({ took: await askTwoHundred(db, who) });
      const found = await inRounds(run, [{ name, look }]);
      const ours = summarise(found.of(name, 'took'));
      return [{ metric: name, unit: 'ms', ours, goal: { name: 'S8', judges: 'ours', atMost: 2_000 } }];
    } finally {
      await db.close();
      await server.stop();
    }
  },
};
