import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { newestCode } from '../support/outbox.ts';
import { askClaimant } from './ask-claimant.ts';

/** A case of the demo world whose claimant can be reached. */
const caseNo = 'DM26R0000003';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('ux 88 a paper that the claimant still has to send is a task with one button, which says that it opens a tab', async ({
      page,
      baseURL,
      trackerOrigin,
    }) => {
      await askClaimant(baseURL ?? '', caseNo);
      // The code of an earlier visit to the case is not the one that opens it now.
      const earlier = await newestCode(baseURL ?? '').catch(() => undefined);
      await page.goto(`${trackerOrigin}/status/${caseNo}?org_code=demo`);
      await expect(page.getByRole('heading', { name: 'Introduceți codul de acces' })).toBeVisible();
      const code = page.getByLabel('Cod de acces');
      await expect.poll(() => newestCode(baseURL ?? '').catch(() => earlier)).not.toBe(earlier);
      await code.fill(await newestCode(baseURL ?? ''));
      await page.getByRole('button', { name: 'Deschideți dosarul' }).click();

      const task = page.getByRole('region', { name: 'Ce aveți de făcut' });
      const asked = task.getByText(/v-am cerut/);
      await expect(asked.first()).toBeVisible();
      const send = task.getByRole('link', { name: /^Trimiteți documentele.*se deschide într-o filă nouă/ });
      await expect(send).toHaveCount(await asked.count());
      const opened = page.waitForEvent('popup');
      await send.first().click();
      await expect((await opened).getByText(`Dosar ${caseNo}`)).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
