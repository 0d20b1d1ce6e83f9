import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newestSignInCode } from '../support/outbox.ts';
import { signIn } from './login-page.ts';
import { callsOf } from './stored-session.ts';

// One user may be sent three codes in a quarter of an hour: the stories share them, in this order, and the last one
// leaves her blocked. Nothing else may sign in as her.
test.describe.configure({ mode: 'serial' });

const codePage = '/one-time-password?returnUrl=%2Fassignments%2Fworklist';
const sent = 'Un cod de authentificare a fost trimis catre canalul de comunicare asociat contului curent.';
const blockedAccount = 'Cont blocat! Va rugam contactati un administrator!';
const wrongCode = 'Cod invalid!';

const codeField = (page: Page) => page.getByLabel('Cod', { exact: true });
const otherCode = (page: Page) => page.getByRole('button', { name: 'Trimite alt cod' });
const codesAskedFor = (page: Page) => callsOf([page], '/api/auth/generateOneTimePassword');

async function signInAsOtilia(page: Page): Promise<void> {
  await page.goto('/login?returnUrl=%2Fassignments%2Fworklist');
  await signIn(page, 'otilia.popa');
  await expect(page).toHaveURL(codePage);
}

async function confirm(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Confirmă codul' }).click();
}

/** A code of eight digits that was not sent. */
const otherThan = (code: string) => String(code === '99999999' ? 10_000_000 : Number(code) + 1);

/** Codes that were sent, in the order of the stories. */
const codes: string[] = [];

test('R16 S17 T1 T9 V7 X7 C10 C11 a login is completed by the code of a message; until then it opens nothing else', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const asked = codesAskedFor(page);
  await page.clock.install();
  await signInAsOtilia(page);
  await expect(page.getByText(sent)).toBeVisible();
  await page.goto('/assignments/shortlist');
  await expect(page).toHaveURL('/one-time-password?returnUrl=%2Fassignments%2Fshortlist');
  await page.goto(codePage);

  await test.step('what cannot be a code is not sent', async () => {
    for (const [typed, reason] of [
      ['', 'Completați acest câmp.'],
      ['12a4', 'Codul are numai cifre.'],
      ['-1', 'Codul nu poate fi mai mic decât 0.'],
    ] as const) {
      await confirm(page, typed);
      await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(reason));
    }
  });

  const first = await newestSignInCode(origin);
  await test.step('a wrong code can be typed over', async () => {
    await confirm(page, otherThan(first));
    await expect(page.getByRole('alert')).toContainText(wrongCode);
    await expect(codeField(page)).toBeFocused();
  });

  await test.step('a reload goes on with the same code, whose time runs', async () => {
    await page.clock.fastForward('02:00');
    await page.reload();
    await expect(page.getByRole('timer')).toContainText(/Codul expiră în 2:\d\d\./);
    await expect(otherCode(page)).toBeHidden();
    expect(asked).toHaveLength(1);
    expect(await newestSignInCode(origin)).toBe(first);
  });

  await test.step('at 0 another one is sent, and the first is worth nothing', async () => {
    await page.clock.fastForward('03:00');
    await otherCode(page).click();
    await expect(page.getByRole('timer')).toContainText(/Codul expiră în (5:00|4:5\d)\./);
    expect(asked).toHaveLength(2);
    await confirm(page, first);
    await expect(page.getByRole('alert')).toContainText(wrongCode);
  });

  await test.step('the right one leads to where the login was to lead', async () => {
    const second = await newestSignInCode(origin);
    codes.push(first, second);
    await confirm(page, second);
    await expect(page).toHaveURL('/assignments/worklist');
    await expect(page.getByRole('heading', { name: 'Activități' })).toBeVisible();
  });
});

test('T9 X7 C11 a used code opens nothing; the fifth wrong one blocks, and then none is sent for a while', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await signInAsOtilia(page);
  await expect(page.getByText(sent)).toBeVisible();
  const third = await newestSignInCode(origin);
  expect(codes).not.toContain(third);

  for (const used of [...codes, ...codes]) {
    await confirm(page, used);
    await expect(page.getByRole('alert')).toContainText(wrongCode);
    await expect(page.getByRole('button', { name: 'Confirmă codul' })).toBeEnabled();
  }
  await confirm(page, otherThan(third));
  await expect(page.getByText(blockedAccount)).toBeVisible();
  await expect(codeField(page)).toBeHidden();
  await expect(page.getByRole('timer')).toContainText(/peste 1[45]:\d\d\./);

  await page.getByRole('button', { name: 'Autentificare cu alt utilizator' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInAsOtilia(page);
  await expect(page.getByText('Contul este temporar blocat. Incearca din nou mai tarziu!')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/peste 1[45]:\d\d\./);
  await expect(codeField(page)).toBeHidden();
  expect(await newestSignInCode(origin)).toBe(third);
});
