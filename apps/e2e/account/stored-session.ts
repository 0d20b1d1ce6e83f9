import type { Schema } from '@dosar/openapi';
import type { Page } from '@playwright/test';

/** The renewals that pages ask for: the bodies of the requests. */
export function refreshesOf(...pages: readonly Page[]): string[] {
  const calls: string[] = [];
  for (const page of pages) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/auth/refreshToken') calls.push(request.postData() ?? '');
    });
  }
  return calls;
}

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

/** Lets the id token of a page end now, by the clock of this browser. */
export function expireIdToken(page: Page): Promise<void> {
  return page.evaluate(() => {
    const key = 'dosar.staff.idToken';
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { value: string };
    sessionStorage.setItem(key, JSON.stringify({ ...stored, expiresAt: Date.now() - 1 }));
  });
}

/** Whether news of other people's journeys come up as a window over this one. */
export type News = 'told' | 'put off';

/** How somebody finds the worklist who has never narrowed it. */
const wholeList: Schema<'WorklistFilter'> = {
  filter_keys: 0,
  assignment_type: null,
  filter_criteria: null,
  category_code: 'active',
};

/**
 * Stores the tokens of a session as the login of this page would, and puts the news off for two hours.
 *
 * The worklist is kept as its owner leaves it, so that another journey of this person would decide what this one finds.
 */
export async function storeSession(page: Page, tokens: Schema<'AuthTokens'>, news: News): Promise<void> {
  const [, claims = ''] = tokens.idToken.split('.');
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    'iat' | 'exp',
    number
  >;
  const metadata = tokens.profile.user_metadata;
  const kept = {
    ...tokens.profile,
    ...(metadata && { user_metadata: { ...metadata, worklist_filter: wholeList } }),
  };
  await page.goto('/favicon.svg');
  await page.evaluate(
    ({ idToken, refreshToken, profile, lifetime, quiet }) => {
      const stored = { value: idToken, expiresAt: Date.now() + lifetime };
      sessionStorage.setItem('dosar.staff.idToken', JSON.stringify(stored));
      localStorage.setItem('dosar.staff.profile', JSON.stringify(profile));
      localStorage.setItem('dosar.staff.refreshToken', refreshToken);
      const attention = { quietUntil: Date.now() + quiet, seenAt: 0 };
      localStorage.setItem(`dosar.newActivities.${profile.user_id}`, JSON.stringify(attention));
    },
    { ...tokens, profile: kept, lifetime: (exp - iat) * 1000, quiet: news === 'told' ? 0 : 2 * 3_600_000 },
  );
}
