import { ApiProblem } from '@dosar/api-client/client';
import type { AuthTokens, Profile, RenewalRequest } from './auth-tokens.ts';
import type { Session } from './session.ts';

/** Profile of a signed-in handler, as far as a session looks at it. */
function aSignedInProfile(change: Partial<Profile>): Profile {
  const profile: Partial<Profile> = {
    kind: 'staff',
    user_id: 'ana',
    username: 'ana.ionescu',
    impersonated_by_user_id: null,
    roles: ['claims.handler'],
    features: [],
  };
  return { ...profile, ...change } as Profile;
}

/** Tokens of one generation of a session; the id token lives 15 minutes. */
export function tokensOf(sid: string, generation: number, change: Partial<Profile> = {}): AuthTokens {
  const claims = { sid, iat: 1_700_000_000, exp: 1_700_000_000 + 15 * 60 };
  return {
    idToken: `${btoa('{}')}.${btoa(JSON.stringify(claims))}.signature${generation}`,
    refreshToken: `${sid}.secret${generation}`,
    profile: aSignedInProfile(change),
  };
}

/** A call that failed with a status, or without any answer. */
export function aFailure(status: number): ApiProblem {
  return new ApiProblem({ status, code: status === 0 ? 'unreachable' : 'token_expired', message: 'refused' });
}

/** The server as a session sees it: one session whose tokens rotate, and whatever a test makes of it. */
export class SessionServer {
  readonly sid: string;
  /** Generation whose tokens are accepted; raising it makes every token out there invalid. */
  generation = 1;
  readonly renewals: RenewalRequest[] = [];
  readonly received: Request[] = [];
  /** Replaces the answer to the next renewals. */
  answerRenewal: (() => Promise<AuthTokens>) | undefined;
  /** Replaces the status of every other answer. */
  status: number | undefined;

  constructor(sid = 'session-1') {
    this.sid = sid;
  }

  readonly renew = (body: RenewalRequest): Promise<AuthTokens> => {
    this.renewals.push(body);
    if (this.answerRenewal) return this.answerRenewal();
    this.generation += 1;
    return Promise.resolve(tokensOf(this.sid, this.generation));
  };

  readonly fetch = (request: Request): Promise<Response> => {
    this.received.push(request);
    const { idToken } = tokensOf(this.sid, this.generation);
    const isCurrent = request.headers.get('Authorization') === `Bearer ${idToken}`;
    return Promise.resolve(Response.json([], { status: this.status ?? (isCurrent ? 200 : 401) }));
  };

  /** One call of a page, carried out as the API client carries it out; gives the status of its end. */
  async call(session: Session, path = '/api/assignment/browseStatuses'): Promise<number> {
    const attempt = async () => {
      const request = await session.requests.authorize(new Request(new URL(path, location.origin)));
      return { request, status: (await this.fetch(request)).status };
    };
    const { request, status } = await attempt();
    if (status < 400 || (await session.requests.recover({ status }, request)) === 'give-up') return status;
    const second = await attempt();
    if (second.status >= 400) session.requests.accept(second);
    return second.status;
  }
}
