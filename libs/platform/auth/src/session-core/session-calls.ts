import { api, dataOf, fetchWithin } from '@dosar/api-client/client';
import type { RenewalRequest } from './auth-tokens.ts';

/** A lost answer can be asked for again for 30 seconds: several tries must fit into that. */
const renewalTimeout = 8_000;

/** Nobody who wants to leave waits longer than this for a server that does not answer. */
const farewellTimeout = 5_000;

/** Asks the API for new tokens. */
export const renewTokens = (body: RenewalRequest) =>
  dataOf(api.POST('/api/auth/refreshToken', { body, fetch: fetchWithin(renewalTimeout) }));

/** Tells the API that the session ends, as far as it can be reached. */
export const endSession = () => dataOf(api.GET('/api/auth/logout', { fetch: fetchWithin(farewellTimeout) }));

/** Waits for a farewell, but not for ever: it may have to renew its tokens first. */
export async function farewell(end: () => Promise<unknown>): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, farewellTimeout);
  await Promise.race([end().catch(() => undefined), patience]);
  clearTimeout(timer);
}
