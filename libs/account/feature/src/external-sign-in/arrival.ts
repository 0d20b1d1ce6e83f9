import type { HandOver } from '@dosar/auth';

const callback = '/logincallback';

let taken: HandOver | undefined;

/** What this page was opened with at `/logincallback`, once `takeArrival` has run. */
export const handOverOfPage = (): HandOver | undefined => taken;

/**
 * Takes what this page was opened with at `/logincallback` out of the address bar (R3).
 *
 * To be called before anything else of the page runs: nothing may ask a server, be bookmarked or be copied while a token
 * stands in the address.
 */
export function takeArrival(): void {
  if (location.pathname.replace(/\/$/, '') !== callback) return;
  const params = new URLSearchParams(location.search);
  history.replaceState(null, '', callback);
  taken = handOverOf(params);
}

/** The token or the code among the parameters; undefined when neither is complete. */
export function handOverOf(params: URLSearchParams): HandOver | undefined {
  const [accessToken, orgCode] = [params.get('access_token'), params.get('org_code')];
  if (accessToken && orgCode) return { kind: 'token', accessToken, orgCode };

  const [code, state] = [params.get('code'), params.get('state')];
  if (code && state) return { kind: 'code', code, state, issuer: params.get('iss') ?? undefined };
  return undefined;
}
