import { opensTracker } from '../support/claimant.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { askedClaim } from './ask-claimant.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('ux 88 a paper that the claimant still has to send is a task with one button, which says that it opens a tab', async ({
  page,
  baseURL,
  trackerOrigin,
}) => {
  const { work, email } = await askedClaim(baseURL ?? '');
  const address = `${trackerOrigin}/status/${work.claim_file_no}?org_code=demo`;
  await opensTracker({ page, email }, baseURL ?? '', address);

  const task = page.getByRole('region', { name: 'Ce aveți de făcut' });
  await expect(task.getByText(/v-am cerut/)).toHaveCount(1);
  const send = task.getByRole('link', { name: /^Trimiteți documentele.*se deschide într-o filă nouă/ });
  await expect(send).toHaveCount(1);
  const opened = page.waitForEvent('popup');
  await send.click();
  await expect((await opened).getByText(`Dosar ${work.claim_file_no}`)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
