import { randomUUID } from 'node:crypto';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';
import { outboxOf } from '../support/outbox.ts';
import { openAs, signIn } from './login-page.ts';

const password = 'Patru mere verzi, 88';

test('M3 R8 E5 an administrator invites a colleague, who chooses a password on a phone, works, and is locked out again', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const username = `ioana.${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'calin.dobre', '/config/users');
  const panel = page.getByRole('complementary', { name: 'Persoană' });

  await test.step('the invitation leaves with a role', async () => {
    await page.getByRole('button', { name: 'Invită' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invită' });
    await dialog.getByLabel('Nume complet').fill('Ioana Pop');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Utilizator').fill(username);
    await dialog.getByLabel('Echipă').selectOption({ label: 'Daune' });
    await dialog.getByRole('checkbox', { name: 'Inspector de daune' }).check();
    await dialog.getByRole('button', { name: 'Trimite invitația' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('row', { name: /^Ioana Pop/ }).click();
    await expect(panel.getByText('Invitat')).toBeVisible();
    await expect(panel.getByText(/dat de Călin Dobre/)).toBeVisible();
  });

  const [sent] = await outboxOf(origin, email);
  const link = /https?:\S+\/invitation\/[\w-]+/.exec(sent?.body ?? '')?.[0] ?? '';
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ro-RO',
    viewport: { width: 360, height: 740 },
  });
  const phone = await context.newPage();

  await test.step('on a phone the link leads to the choice of a password, and then to the work', async () => {
    await phone.goto(new URL(link).pathname);
    await expect(phone.getByText(/^Invitație de la Călin Dobre, până la/)).toBeVisible();
    await expectNoSidewaysScroll(phone);
    await phone.getByRole('button', { name: 'Alege o parolă' }).click();
    await phone.getByLabel('Parola nouă', { exact: true }).fill(password);
    await phone.getByLabel('Parola nouă, încă o dată', { exact: true }).fill(password);
    await expectNoSidewaysScroll(phone);
    await phone.getByRole('button', { name: 'Salvează și continuă' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone).toHaveURL(/\/assignments\//);
  });

  await test.step('the link opens nothing a second time', async () => {
    const other = await browser.newPage({ baseURL: origin, locale: 'ro-RO' });
    await other.goto(new URL(link).pathname);
    await expect(other.getByText('Linkul acesta a fost folosit')).toBeVisible();
    await other.close();
  });

  await test.step('a lock with a reason ends the work on the phone, and the password opens nothing', async () => {
    await page.reload();
    await page.getByRole('searchbox').last().fill(username);
    await page.getByRole('row', { name: /^Ioana Pop/ }).click();
    await expect(panel.getByText('o autentificare deschisă')).toBeVisible();
    await panel.getByRole('button', { name: 'Blochează' }).click();
    const dialog = page.getByRole('dialog', { name: 'Blochează' });
    await dialog.getByLabel('De ce?').fill('Telefonul a fost pierdut');
    await dialog.getByRole('button', { name: 'Blochează' }).click();
    await expect(panel.getByText('Telefonul a fost pierdut')).toBeVisible();
    await phone.goto('/assignments/worklist');
    await expect(phone).toHaveURL(/\/login/);
    await signIn(phone, username, password);
    await expect(phone.getByRole('alert')).toBeVisible();
  });
  await context.close();
});
