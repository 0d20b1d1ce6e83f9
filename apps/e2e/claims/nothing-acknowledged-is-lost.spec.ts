// eslint-disable-next-line no-restricted-syntax -- the kill must fall into the middle of a request, which only time tells
import { setTimeout as pause } from 'node:timers/promises';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { moments } from './moments.ts';
import { filledDataFolder, startProduct } from '../support/product.ts';

/** Three of the moments are of every run: in the middle of a request, late in one, and after its answer. `test-heavy` takes all ten. */
const quickHalf = ['while a photo arrives', 'later while a claim is filed', 'after a note was saved'];
const chosen =
  process.env['TEST_HEAVY'] === '1' ? moments : moments.filter(({ name }) => quickHalf.includes(name));

test('killed at moments of the journey, the server keeps all it had acknowledged and repeats nothing', async () => {
  test.setTimeout(300_000);
  expect(chosen.length).toBeGreaterThanOrEqual(quickHalf.length);
  const folder = await filledDataFolder();
  const place = { dataDir: folder.dataDir, staffPort: 4418, trackerPort: 4419 };
  let product = await startProduct(place);

  try {
    for (const moment of chosen) {
      await test.step(moment.name, async () => {
        const { inFlight, check } = await moment.begin(product);
        const settled = inFlight.then(
          () => true,
          () => false,
        );
        // Long enough for the request to be in the middle of its work, short enough not to be over for sure.
        if (moment.killAfterMilliseconds === undefined) await settled;
        else await pause(moment.killAfterMilliseconds);
        await product.killHard();
        const wasAcknowledged = await settled;

        product = await startProduct(place);
        await check(product, wasAcknowledged);
      });
    }
  } finally {
    await product.stop();
    await folder.remove();
  }
});
