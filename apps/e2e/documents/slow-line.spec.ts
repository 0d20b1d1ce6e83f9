import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { opensTracker } from '../support/claimant.ts';
import { expect, test } from '../support/journey.ts';
import { behindSlow4g } from '../support/slow-line.ts';
import { askedClaim } from './ask-claimant.ts';

const mostScriptBytes = 180_000;

test.use({ viewport: { width: 360, height: 740 } });

test('ux 96 on slow 4G a claimant reads where the case stands and which papers are owed, and the scripts of the page weigh 180 kB at most', async ({
  page,
  baseURL,
  trackerOrigin,
}) => {
  const { work, email } = await askedClaim(baseURL ?? '');
  const address = `${trackerOrigin}/status/${work.claim_file_no}?org_code=demo`;
  await opensTracker({ page, email }, baseURL ?? '', address);
  await expect(page.getByRole('region', { name: 'Ce aveți de făcut' })).toBeVisible();

  await behindSlow4g(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ce aveți de făcut' })).toBeVisible({ timeout: 30_000 });
  // The size of the scripts is compared, because a time would depend on the load of the machine.
  const weight = await scriptWeight(page);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThan(mostScriptBytes);
});

/** What all scripts that a page has loaded weigh, gzip. */
async function scriptWeight(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const weights = await Promise.all(
    addresses.map(async (address) => gzipSync(await (await page.request.get(address)).body()).length),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}
