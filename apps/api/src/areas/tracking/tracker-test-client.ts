import type { RawBuilder } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { headersOf } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';

type Tokens = Pick<Schema<'AuthTokens'>, 'idToken' | 'refreshToken'>;
type Answered<Body> = Promise<{ status: number; body: Body }>;

/** A claimant's browser: the tokens of its last answer, and what it can ask the tracker. */
export type Visitor = {
  tokens: Tokens;
  get: <Body>(url: string) => Answered<Body>;
  post: <Body>(url: string, payload: object) => Answered<Body>;
};

type Wished = { people?: readonly string[]; env?: Record<string, string> } & Pick<
  NonNullable<Parameters<typeof startTestApi>[0]>,
  'load'
>;

/** The tracker over a database of its own, visited from any number of addresses. */
export function useTracker({ people = [], load, env = {} }: Wished = {}) {
  const api = startTestApi({
    ...(load && { load }),
    people: ['otilia.popa', ...people],
    env: { RATE_LIMIT_SCALE: '10000', TRACKER_ORIGIN: 'https://dosar.example', ...env },
  });

  async function visitor(orgCode = 'demo', remoteAddress = '198.51.100.1'): Promise<Visitor> {
    async function call<Body>(
      method: 'GET' | 'POST',
      url: string,
      tokens?: Tokens,
      payload?: object,
    ): Answered<Body> {
      const headers = { 'accept-language': 'ro', ...(tokens && headersOf(tokens)) };
      const request = { method, url, remoteAddress, headers, ...(payload && { payload }) };
      const answer = await api.injectTracker(request);
      return { status: answer.statusCode, body: answer.json<Body>() };
    }
    const { body: tokens } = await call<Tokens>('POST', '/api/auth/trackerToken', undefined, {
      org_code: orgCode,
    });
    const browser: Visitor = {
      tokens,
      get: (url) => call('GET', url, browser.tokens),
      post: (url, payload) => call('POST', url, browser.tokens, payload),
    };
    return browser;
  }

  return {
    api,
    visitor,
    /** A case whose claimant has confirmed the address of the notice, so that its codes go there. */
    reachableCase: (orgCode: 'demo' | 'alfa' = 'demo') =>
      aClaim(api, { orgCode }).and((claim) => confirmEmail(api, claim)),
    /** Rows of one organisation, as its own tables have them. */
    async rows<Row>(orgCode: string, query: (orgId: string) => RawBuilder<Row>): Promise<Row[]> {
      const orgId = await api.organisation(orgCode);
      return (await query(orgId).execute(api.database.kysely)).rows;
    },
  };
}
