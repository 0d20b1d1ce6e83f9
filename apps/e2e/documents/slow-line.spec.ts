import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newestCode } from '../support/outbox.ts';
import { behindSlow4g } from '../support/slow-line.ts';
import { askClaimant } from './ask-claimant.ts';

/** A case of the demo world whose claimant can be reached. */
const caseNo = 'DM26R0000001';
const mostScriptBytes = 180_000;

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('ux 96 on slow 4G a claimant reads where the case stands and which papers are owed, and the scripts of the page weigh 180 kB at most', async ({
      page,
      baseURL,
      trackerOrigin,
    }) => {
      test.setTimeout(120_000);
      await askClaimant(baseURL ?? '', caseNo);
      const address = `${trackerOrigin}/status/${caseNo}?org_code=demo`;
      // The code of an earlier visit to the case is not the one that opens it now.
      const codeNow = () => newestCode(baseURL ?? '').catch(() => undefined);
      const earlier = await codeNow();
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Introduceți codul de acces' })).toBeVisible();
      await expect.poll(codeNow).not.toBe(earlier);
      await page.getByLabel('Cod de acces').fill(await newestCode(baseURL ?? ''));
      await page.getByRole('button', { name: 'Deschideți dosarul' }).click();
      await expect(page.getByRole('region', { name: 'Ce aveți de făcut' })).toBeVisible();

      await behindSlow4g(page);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Ce aveți de făcut' })).toBeVisible({ timeout: 30_000 });
      // What the machine is busy with would decide over a time; what the line has to carry is always the same.
      const weight = await scriptWeight(page);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThan(mostScriptBytes);
    });
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
