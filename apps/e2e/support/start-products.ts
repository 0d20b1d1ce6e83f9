import { makeFirstStart, makeFolders, removeDeadRuns } from './make-first-start.ts';
import { hasFirstStart, places, runFolder } from './places.ts';
import { copyFirstStart, startProduct } from './product.ts';

/** Before the journeys of a run: makes the data that they begin with and starts their products. Afterwards stops them. */
// eslint-disable-next-line no-restricted-syntax -- Playwright calls what this file exports by default
export default async function startProducts(): Promise<() => Promise<void>> {
  removeDeadRuns();
  makeFolders(places.map(({ dataDir }) => dataDir));
  if (!hasFirstStart) {
    console.log(`Making the data of the journeys in ${runFolder} …`);
    await makeFirstStart();
  }
  for (const { dataDir } of places) copyFirstStart(dataDir);
  const products = await Promise.all(places.map(startProduct));
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
