import { startIdentityPeer, type IdentityPeer } from '@dosar/api/testing/identity-peer';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { staffOriginOf } from '../support/places.ts';
import { filledDataFolder, startProduct, type Product } from '../support/product.ts';

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
