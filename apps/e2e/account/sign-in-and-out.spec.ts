import { expect, test } from '../support/journey.ts';
import { signIn } from './login-page.ts';

const guestKey = 'demo-guest-assignment-key-01';

test('R1 R2 R4 R5 R9 S1 S3 S19 T1 X5 K14 B16 C36 ux 109 a guest link asks for no login, a page of the staff does, and signing out leaves no token', async ({
  page,
}) => {
  await test.step('a guest link opens its assignment without a login', async () => {
    await page.goto(`/guest/assessment/${guestKey}?from=mail#next`);
    await expect(page).toHaveURL(`/assignments/assessment/guest/${guestKey}?from=mail#next`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dauna dumneavoastră');
  });

  await test.step('an older link, to a claim statement, opens the claim notification', async () => {
    await page.goto('/guest/claim_statement/demo?from=mail');
    await expect(page).toHaveURL(/\/assignments\/claim_notification\/guest\/demo/);
    expect(new URL(page.url()).searchParams.get('from')).toBe('mail');
  });

  await page.goto('/');
  await expect(page).toHaveURL('/login');
  const wanted = '/assignments/worklist?keys=1#list';
  await page.goto(wanted);
  await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(wanted)}`);
  await expect(page.getByText(/^Versiunea \d/)).toBeVisible();

  await test.step('the other language is fetched when chosen, and keeps what was typed', async () => {
    await page.getByLabel('Nume de utilizator').fill('nimeni.anume');
    const messages = page.waitForResponse(/\/assets\/i18n\/en\..+\.json$/);
    await page.getByRole('button', { name: 'English' }).click();
    expect((await messages).ok()).toBe(true);
    await expect(page.getByLabel('Username')).toHaveValue('nimeni.anume');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Română' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  });

  await test.step('a wrong password opens nothing', async () => {
    await signIn(page, 'nimeni.anume', 'gresita-1');
    await expect(page.getByRole('alert')).toContainText('Verificati utilizatorul si parola.');
  });

  await test.step('the right one leads on, with query and fragment', async () => {
    await signIn(page, 'ana.ionescu');
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('heading', { name: 'Activități' })).toBeVisible();
    const kept = await page.evaluate(() => ({
      session: Object.keys(sessionStorage).filter((key) => key.startsWith('dosar.staff.')),
      application: Object.keys(localStorage).filter((key) => key.startsWith('dosar.staff.')),
    }));
    expect(kept.session).toEqual(['dosar.staff.idToken']);
    expect(kept.application.toSorted()).toEqual(['dosar.staff.profile', 'dosar.staff.refreshToken']);
  });

  await test.step('whoever is signed in begins with the dashboard', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/assignments/shortlist');
    await expect(page.getByRole('main').getByText(/^Ana \w+, Daune/)).toBeVisible();
  });

  await test.step('whoever of the staff opens the link of a guest stays signed in', async () => {
    await page.goto(`/assignments/assessment/guest/${guestKey}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dauna dumneavoastră');
    await page.goto('/home');
  });

  await test.step('the user menu signs out by the keyboard alone', async () => {
    await page.getByRole('button', { name: 'Meniul utilizatorului: Ana Ionescu' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Ieșire' })).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    const left = await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /oken/.test(key)),
    );
    // Those of the guest go on.
    expect(left.filter((key) => !key.startsWith('dosar.guest.'))).toEqual([]);
  });
});
