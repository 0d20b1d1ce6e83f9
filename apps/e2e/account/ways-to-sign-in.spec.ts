import { startIdentityPeer, type IdentityPeer } from '@dosar/api/testing/identity-peer';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newestSignInCode } from '../support/outbox.ts';
import { staffOriginOf } from '../support/places.ts';
import { filledDataFolder, startProduct, type Product } from '../support/product.ts';
import { signIn } from './login-page.ts';

// A provider of its own, a changed password that stays changed, and three codes for a user in a quarter of an hour: hence
// a product of its own for both journeys.
const place = { staffPort: 4410, trackerPort: 4411 };
const origin = staffOriginOf(place);
const newPassword = 'Patru mere verzi, 88';
const failure = 'Eroare autentificare! Va rugam contactati un administrator!';

let peer: IdentityPeer;
let product: Product;
let folder: Awaited<ReturnType<typeof filledDataFolder>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  peer = await startIdentityPeer({
    redirectUri: `${origin}/logincallback`,
    people: { 'ana@work': { email: 'alfa.ana@alfa.example', email_verified: true } },
  });
  folder = await filledDataFolder();
  const settings = { OIDC_PROVIDERS: JSON.stringify({ alfa: peer.settings }), LOG_LEVEL: 'info' };
  product = await startProduct({ ...place, dataDir: folder.dataDir, settings });
});

test.afterAll(async () => {
  await product.stop();
  await peer.stop();
  await folder.remove();
});

/** A link as a portal of Alfa makes it for a person. */
async function portalLink(): Promise<{ token: string; address: string }> {
  const iat = Math.floor(Date.now() / 1000);
  const token = await peer.sign({
    iss: peer.issuer,
    aud: peer.clientId,
    sub: 'ana@work',
    jti: crypto.randomUUID(),
    iat,
    exp: iat + 60,
    email: 'alfa.ana@alfa.example',
    email_verified: true,
  });
  return { token, address: `${origin}/logincallback?access_token=${token}&org_code=alfa` };
}

/** Every request of a page, as an onlooker of the network or of a log would see it. */
function requestsOf(page: Page) {
  const seen: { url: string; referrer: string | undefined }[] = [];
  page.on('request', (request) => seen.push({ url: request.url(), referrer: request.headers()['referer'] }));
  return seen;
}

test('C4 T2 K14 P6 R3 X6 a person signs in at the provider of their organisation, and a link of its portal works once', async ({
  page,
}) => {
  const seen = requestsOf(page);
  const ours = () => seen.filter(({ url }) => url.startsWith(origin));
  await page.goto(`${origin}/login?org_code=alfa&returnUrl=%2Fassignments%2Fworklist`);
  await expect(page.getByLabel('Nume de utilizator')).toBeVisible();

  await test.step('the provider leads back to the page that was wanted', async () => {
    await page.getByRole('button', { name: 'Autentificare cu Peer ID' }).click();
    await expect(page).toHaveURL(new RegExp(`^${peer.issuer}/interaction/`));
    await page.getByPlaceholder('Enter any login').fill('ana@work');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(`${origin}/assignments/worklist`);
    await expect(page.getByText('Asistență Alfa')).toBeVisible();
    const withCode = ours().filter(({ url }) => /[?&]code=/.test(url));
    expect(withCode.map(({ url }) => new URL(url).pathname)).toEqual(['/logincallback']);
  });

  const { token, address } = await portalLink();
  await test.step('a link of a portal asks before it replaces the session, and cleans the address', async () => {
    await page.goto(address);
    await expect(page.getByText('este utilizatorul autentificat')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/logincallback`);
    await page.getByRole('button', { name: 'Continuă cu celălalt cont' }).click();
    await expect(page).toHaveURL(`${origin}/assignments/shortlist`);
    await expect(page.getByText('Asistență Alfa')).toBeVisible();
  });

  await test.step('it works once, and neither a request nor the log gives its token away', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(failure);
    const withToken = seen.filter(({ url }) => url.includes(token));
    expect(new Set(withToken.map(({ url }) => new URL(url).pathname))).toEqual(new Set(['/logincallback']));
    expect(ours().filter(({ referrer }) => referrer?.startsWith(origin))).toEqual([]);
    expect(product.output()).toContain('externalAppToken');
    expect(product.output()).not.toContain(token.slice(0, 40));
  });

  await page.getByRole('button', { name: 'Autentificare' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
});

const typed = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function typeNew(page: Page, password: string) {
  await typed(page, 'Parola nouă').fill(password);
  await typed(page, 'Parola nouă, încă o dată').fill(password);
  await typed(page, 'Parola nouă, încă o dată').blur();
}

/** A code of eight digits that was not sent. */
const otherThan = (code: string) => String(code === '99999999' ? 10_000_000 : Number(code) + 1);

test('R16 S17 T1 T9 V7 X7 X8 C9 C10 C11 a login asks for the code of a message, another one for a new password, and both go on to where they were leading', async ({
  page,
}) => {
  const wanted = '/assignments/worklist?keys=1';
  const codePage = `/one-time-password?returnUrl=${encodeURIComponent(wanted)}`;
  await page.goto(origin + wanted);
  await signIn(page, 'otilia.popa');
  await expect(page).toHaveURL(origin + codePage);

  const confirm = async (code: string) => {
    await typed(page, 'Cod').fill(code);
    await page.getByRole('button', { name: 'Confirmă codul' }).click();
  };
  await test.step('until then nothing else opens, and a reload sends no other code', async () => {
    await expect(page.getByText(/^Un cod de authentificare a fost trimis/)).toBeVisible();
    const sent = await newestSignInCode(origin);
    await page.goto(origin + wanted);
    await expect(page).toHaveURL(origin + codePage);
    await expect(page.getByRole('timer')).toContainText(/Codul expiră în (5:00|4:\d\d)\./);
    expect(await newestSignInCode(origin)).toBe(sent);
  });

  await test.step('a wrong code can be typed over', async () => {
    const code = await newestSignInCode(origin);
    await confirm(otherThan(code));
    await expect(page.getByRole('alert')).toContainText('Cod invalid!');
    await expect(typed(page, 'Cod')).toBeFocused();
    await confirm(code);
    await expect(page).toHaveURL(origin + wanted);
    await expect(page.getByRole('heading', { name: 'Activități' })).toBeVisible();
  });

  await page.getByRole('button', { name: /Otilia Popa/ }).click();
  await page.getByRole('menuitem', { name: 'Ieșire' }).click();
  await page.goto(origin + wanted);
  await signIn(page, 'emil.vechi');
  await expect(page).toHaveURL(/\/renew-password\?returnUrl=/);
  await test.step('an expired password is renewed', async () => {
    await expect(page.getByText('Parola a expirat. Introduceti o noua parola!')).toBeVisible();
    const save = page.getByRole('button', { name: 'Salvează și continuă' });
    await typeNew(page, newPassword);
    await save.click();
    await expect(page).toHaveURL(origin + wanted);
    await expect(page.getByRole('heading', { name: 'Activități' })).toBeVisible();
  });
});
