import { startIdentityPeer, type IdentityPeer } from '@dosar/api/testing/identity-peer';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { staffOriginOf } from '../support/places.ts';
import { filledDataFolder, startProduct, type Product } from '../support/product.ts';
import { signIn } from './login-page.ts';

const place = { staffPort: 4410, trackerPort: 4411 };
const origin = staffOriginOf(place);
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

test('C4 T2 K14 P6 a person signs in at the provider of their organisation and goes on to the page they wanted', async ({
  page,
}) => {
  const seen = requestsOf(page);
  await page.goto(`${origin}/login?org_code=alfa&returnUrl=%2Fassignments%2Fworklist`);
  await expect(page.getByLabel('Nume de utilizator')).toBeVisible();
  await page.getByRole('button', { name: 'Autentificare cu Peer ID' }).click();

  await expect(page).toHaveURL(new RegExp(`^${peer.issuer}/interaction/`));
  await page.getByPlaceholder('Enter any login').fill('ana@work');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(`${origin}/assignments/worklist`);
  await expect(page.getByText('Asistență Alfa')).toBeVisible();

  const ours = seen.filter(({ url }) => url.startsWith(origin));
  expect(ours.filter(({ url }) => /[?&]code=/.test(url)).map(({ url }) => new URL(url).pathname)).toEqual([
    '/logincallback',
  ]);
  expect(ours.filter(({ referrer }) => referrer?.startsWith(origin))).toEqual([]);
});

test('R3 T2 a link of a portal says that it is logging in, cleans the address, and works once', async ({
  page,
}) => {
  const seen = requestsOf(page);
  const { token, address } = await portalLink();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/appToken/external', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Se face autentificarea' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/logincallback`);
  answer.resolve();
  await expect(page).toHaveURL(`${origin}/assignments/shortlist`);
  expect(seen.filter(({ url }) => url.includes(token)).map(({ url }) => new URL(url).pathname)).toEqual([
    '/logincallback',
  ]);
  expect(seen.filter(({ referrer }) => referrer?.startsWith(origin))).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByRole('alert')).toHaveText(failure);

  expect(product.output()).toContain('externalAppToken');
  expect(product.output()).not.toContain(token.slice(0, 40));
});

test('R3 X6 T2 a link that proves nothing fails in the exact words, with a button to the login', async ({
  page,
}) => {
  await page.goto(`${origin}/logincallback?access_token=not.a.token&org_code=alfa`);
  await expect(page.getByRole('alert')).toHaveText(failure);
  await page.getByRole('button', { name: 'Autentificare' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
});

test('T2 a code with a state that this tab did not begin is refused without asking the server', async ({
  page,
}) => {
  const seen = requestsOf(page);
  await page.goto(`${origin}/logincallback?code=stolen&state=${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toHaveText(failure);
  expect(seen.filter(({ url }) => url.includes('/api/auth/external'))).toEqual([]);
});

test('R3 a link opened by somebody who is signed in asks before it replaces the session', async ({
  page,
}) => {
  await page.goto(`${origin}/login`);
  await signIn(page, 'ana.ionescu');
  await expect(page).toHaveURL(`${origin}/assignments/shortlist`);

  await page.goto((await portalLink()).address);
  await expect(page.getByText('Ana Ionescu este utilizatorul autentificat')).toBeVisible();
  await page.getByRole('button', { name: 'Rămân autentificat ca Ana Ionescu' }).click();
  await expect(page.getByRole('main').getByText(/^Ana \w+, Daune/)).toBeVisible();

  await page.goto((await portalLink()).address);
  await page.getByRole('button', { name: 'Continuă cu celălalt cont' }).click();
  await expect(page.getByText('Asistență Alfa')).toBeVisible();
});

test('P6 the extension of one organisation is fetched for nobody else', async ({ page }) => {
  const seen = requestsOf(page);
  const fetched = () => seen.filter(({ url }) => /alfa-extension/.test(url)).length;
  await page.goto(`${origin}/login`);
  await signIn(page, 'ana.ionescu');
  await expect(page.getByRole('main').getByText(/^Ana \w+, Daune/)).toBeVisible();
  expect(fetched()).toBe(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
  await signIn(page, 'alfa.ana');
  await expect(page.getByText('Asistență Alfa')).toBeVisible();
  expect(fetched()).toBeGreaterThan(0);
});
