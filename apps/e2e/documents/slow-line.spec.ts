import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { opensTracker } from '../support/claimant.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { behindSlow4g } from '../support/slow-line.ts';
import { askedClaim } from './ask-claimant.ts';

const mostScriptBytes = 180_000;

test.use({ viewport: { width: 360, height: 740 } });

test('ux 88 ux 96 a paper that is owed is a task with one button that opens a tab, and on slow 4G it is read with scripts of 180 kB at most', async ({
  page,
  baseURL,
  trackerOrigin,
}) => {
  const { work, email } = await askedClaim(baseURL ?? '');
  const address = `${trackerOrigin}/status/${work.claim_file_no}?org_code=demo`;
  await opensTracker({ page, email }, baseURL ?? '', address);

  const task = page.getByRole('region', { name: 'Ce aveți de făcut' });
  await test.step('the task has one button, which opens a tab and says so', async () => {
    await expect(task.getByText(/v-am cerut/)).toHaveCount(1);
    const send = task.getByRole('link', { name: /^Trimiteți documentele.*se deschide într-o filă nouă/ });
    await expect(send).toHaveCount(1);
    const opened = page.waitForEvent('popup');
    await send.click();
    await expect((await opened).getByText(`Dosar ${work.claim_file_no}`)).toBeVisible();
    await (await opened).close();
    await expectNoSidewaysScroll(page);
  });

  await behindSlow4g(page);
  await page.reload();
  await expect(task).toBeVisible({ timeout: 30_000 });
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
