import {
  choosesPolicy,
  describesVehicle,
  opensClaimNotification,
  saysWhenAndWhere,
  saysWhoReports,
  tellsWhatHappened,
} from '../support/claimant.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

test('ux 45 an answer is changed from the last page, which shows the new one and keeps the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const claimant = { page, email: 'ioana.schimba@example.com' };
  await opensClaimNotification(claimant);
  await saysWhoReports(claimant);
  await choosesPolicy(claimant);
  await saysWhenAndWhere(claimant);
  await describesVehicle(claimant, 'cj 12-abc');
  await tellsWhatHappened(claimant, 'M-a lovit din spate la semafor.');
  await page.getByRole('button', { name: 'Continuă' }).click();

  const check = page.getByRole('heading', { name: 'Verificați răspunsurile, apoi trimiteți-le' });
  await expect(check).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Modifică: Num.*înmatriculare/ })
    .click();
  await page.getByLabel('Numărul de înmatriculare').fill('b 99 xyz');
  await page.getByRole('button', { name: 'Salvează și revino' }).click();

  await expect(check).toBeVisible();
  const answers = page.getByRole('main');
  await expect(answers).toContainText(/B ?99 ?XYZ/);
  await expect(answers).not.toContainText(/CJ ?12 ?ABC/);
  await expect(answers).toContainText('M-a lovit din spate la semafor.');
  await expect(answers).toContainText('Florești');
  await expectNoSidewaysScroll(page);
});
