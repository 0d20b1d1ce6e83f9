import { openAs } from '../account/login-page.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { outboxOf } from '../support/outbox.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('B5 C37 ux 79 a manager narrows a report, saves its parameters, and has it sent by e-mail', async ({
  page,
}) => {
  const name = 'Luna, Cluj';
  await openAs(page, 'maria.stan', '/reports/intake');
  await expect(page.getByRole('heading', { level: 2, name: /Primite: .*, închise: / })).toBeVisible();

  await test.step("days of one's own, a policy and a county stand in the address", async () => {
    await page.getByRole('button', { name: /^Perioada: / }).click();
    await page.getByRole('menuitem', { name: 'alte zile…' }).click();
    const days = page.getByRole('dialog', { name: 'Ce zile?' });
    await days.getByLabel('De la').fill('01.01.2026');
    await days.getByRole('button', { name: 'Arată' }).click();
    await expect(page).toHaveURL(/from=2026-01-01&to=\d{4}/);
    await page.getByRole('button', { name: /^Județ: / }).click();
    await page.getByRole('menuitemradio', { name: 'Cluj' }).click();
    await expect(page).toHaveURL(/county=CJ/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Perioada: / }).click();
    await page.getByRole('menuitemradio', { name: 'ultimele 26 de săptămâni' }).click();
    await expect(page).toHaveURL(/last=weeks_26/);
    await page.keyboard.press('Escape');
  });

  await test.step('the parameters are kept under a name, and bring back the same figures', async () => {
    await page.getByRole('button', { name: 'Salvează parametrii' }).click();
    const dialog = page.getByRole('dialog', { name: 'Salvați acești parametri' });
    await dialog.getByLabel('Nume').fill(name);
    await dialog.getByRole('button', { name: 'Salvează' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.goto('/reports');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/reports\/intake\?.*last=weeks_26/);
    await expect(page).toHaveURL(/county=CJ/);
  });

  await test.step('it is sent every Monday, and once now', async () => {
    await page.getByRole('button', { name: 'Programează' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trimite automat „Intrări și închideri”' });
    await expect(dialog.getByLabel('Maria Stan')).toBeChecked();
    await expect(dialog.getByText(/^luni \d\d\.\d\d\.\d{4}$/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Programează' }).click();
    const schedules = page.getByRole('list', { name: 'Trimise automat' });
    await expect(schedules.getByText('luni, la 07:30 · XLSX, PDF').first()).toBeVisible();
    await schedules
      .getByRole('button', { name: /Ce se poate face/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Trimite-mi acum' }).click();
    await expect
      .poll(async () =>
        (await outboxOf(new URL(page.url()).origin, 'maria.stan@demo.example'))
          .map(({ subject }) => subject)
          .join(),
      )
      .toContain('Intrări și închideri, ');
    await expectNoSidewaysScroll(page);
  });
  await test.step('a star puts it among the favourites, and everything is taken back', async () => {
    const stored = page.waitForResponse(/setFavourite/);
    await page.getByRole('button', { name: 'Favorit: Intrări și închideri' }).click();
    await stored;
    await page.goto('/reports');
    await page.getByRole('button', { name: /^Favorite/ }).click();
    await expect(page.getByRole('link', { name: 'Intrări și închideri' }).last()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Favorit: Intrări și închideri' }).last().click();
    await page.getByRole('button', { name: `Șterge „${name}”` }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await page
      .getByRole('button', { name: /Ce se poate face/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Șterge' }).click();
    await expect(page.getByText('Nimic încă. Deschideți un raport')).toBeVisible();
  });
});
