import type { Schema } from '@dosar/openapi';
import type { Page, Route } from '@playwright/test';

/** Counts what a page asks of one operation; gives the bodies of the requests. */
export function callsOf(pages: readonly Page[], path: string): string[] {
  const calls: string[] = [];
  for (const page of pages) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path) calls.push(request.postData() ?? '');
    });
  }
  return calls;
}

/** The renewals that pages ask for. */
export const refreshesOf = (...pages: readonly Page[]) => callsOf(pages, '/api/auth/refreshToken');

/** The tokens that a page of the staff holds, as its requests carry them. */
export function tokenHeadersOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { value } = JSON.parse(sessionStorage.getItem('dosar.staff.idToken') ?? '{}') as { value: string };
    const refreshToken = localStorage.getItem('dosar.staff.refreshToken') ?? '';
    return {
      Authorization: `Bearer ${value}`,
      'X-Refresh-Token': refreshToken,
      'X-Correlation-Token': refreshToken,
    };
  });
}

/**
 * Keeps an open page from asking the server for anything but `paths`; gives how it may ask again.
 *
 * What a page asks for by itself between two steps of a journey would learn of the first one only.
 */
export async function silence(page: Page, ...paths: readonly string[]): Promise<() => Promise<void>> {
  const refuse = (route: Route) =>
    paths.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort();
  await page.route('**/api/**', refuse);
  return () => page.unroute('**/api/**', refuse);
}

/** Lets the id token of a page end now, by the clock of this browser. */
export function expireIdToken(page: Page): Promise<void> {
  return page.evaluate(() => {
    const key = 'dosar.staff.idToken';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { value: string };
    sessionStorage.setItem(key, JSON.stringify({ ...stored, expiresAt: Date.now() - 1 }));
  });
}

/** Stores the tokens of a session as the login of this page would. */
export async function storeSession(page: Page, tokens: Schema<'AuthTokens'>): Promise<void> {
  const [, claims = ''] = tokens.idToken.split('.');
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    'iat' | 'exp',
    number
  >;
  await page.goto('/favicon.svg');
  await page.evaluate(
    ({ idToken, refreshToken, profile, lifetime }) => {
      const stored = { value: idToken, expiresAt: Date.now() + lifetime };
      sessionStorage.setItem('dosar.staff.idToken', JSON.stringify(stored));
      localStorage.setItem('dosar.staff.profile', JSON.stringify(profile));
      localStorage.setItem('dosar.staff.refreshToken', refreshToken);
    },
    { ...tokens, lifetime: (exp - iat) * 1000 },
  );
}

/** Leaves nothing of the signed-in person where a new tab looks. The open tabs keep what they hold: `silence` them before. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('dosar.staff.')) localStorage.removeItem(key);
  });
}
