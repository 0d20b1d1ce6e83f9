import { api, dataOf } from '@dosar/api-client/client';

const key = 'dosar.staff.externalSignIn';

/** What waits in this tab for the return from the provider. */
type RoundTrip = { state: string; returnUrl: string };

/** Begins a sign-in at an organisation's provider and answers where to go. */
export async function beginRoundTrip(orgCode: string, returnUrl: string): Promise<string> {
  const { authorization_url: address, state } = await dataOf(
    api.POST('/api/auth/external/start', { body: { org_code: orgCode } }),
  );
  const trip: RoundTrip = { state, returnUrl };
  sessionStorage.setItem(key, JSON.stringify(trip));
  return address;
}

/**
 * Ends the round trip: where to go afterwards, or undefined when this tab never began it.
 *
 * A `code` that somebody else obtained would sign this browser in as somebody else (login CSRF); the state, which only
 * this tab knows, tells one from the other.
 */
export function endRoundTrip(state: string): string | undefined {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const trip = text === null ? undefined : (JSON.parse(text) as RoundTrip);
  return trip?.state === state ? trip.returnUrl : undefined;
}
