// Runs before the products of a run: makes the data that they all begin with, and removes what dead runs left behind.
import { makeFirstStart, makeFolders, removeDeadRuns } from './make-first-start.ts';
import { hasFirstStart, places, runFolder } from './places.ts';
import { copyFirstStart } from './product.ts';

removeDeadRuns();
makeFolders(places.map(({ dataDir }) => dataDir));
if (!hasFirstStart) {
  console.log(`Making the data of the journeys in ${runFolder} …`);
  await makeFirstStart();
}
for (const { dataDir } of places) copyFirstStart(dataDir);
