import type { AuthTokens, Profile } from './auth-tokens.ts';

/** Profile of a signed-in handler, as far as a session looks at it. */
export function aSignedInProfile(change: Partial<Profile> = {}): Profile {
  const profile: Partial<Profile> = {
    kind: 'staff',
    user_id: '0190b6a0-0000-7000-8000-000000000001',
    username: 'ana.ionescu',
    full_name: 'Ana Ionescu',
    impersonated_by_user_id: null,
    roles: ['claims.handler'],
    features: [],
  };
  return { ...profile, ...change } as Profile;
}

/** Tokens of generation `generation` of a session; the id token lives 15 minutes. */
export function tokensOf(sid: string, generation: number, change: Partial<Profile> = {}): AuthTokens {
  const claims = { sid, iat: 1_700_000_000, exp: 1_700_000_000 + 15 * 60, jti: generation };
  return {
    idToken: `${btoa('{}')}.${btoa(JSON.stringify(claims))}.signature${generation}`,
    refreshToken: `${sid}.secret${generation}`,
    profile: aSignedInProfile(change),
  };
}

/** The server as a session sees it: one session, rotating tokens, everything else answers what the test says. */
export class SessionServer {
  readonly requests: Request[] = [];
  readonly bodies: unknown[] = [];
  generation = 1;
  /** Replaces the answer of the next requests to a path. */
  readonly answers = new Map<string, () => Response | Promise<Response>>();
  readonly sid: string;

  constructor(sid = 'session-1') {
    this.sid = sid;
  }

  readonly send = async (request: Request): Promise<Response> => {
    this.requests.push(request);
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') this.bodies.push(await request.clone().json());
    const special = this.answers.get(pathname);
    if (special) return special();
    if (pathname === '/api/auth/refreshToken') {
      this.generation += 1;
      return Response.json(tokensOf(this.sid, this.generation));
    }
    return this.#isCurrent(request) ? Response.json({ ok: true }) : new Response(null, { status: 401 });
  };

  callsTo(pathname: string): Request[] {
    return this.requests.filter((request) => new URL(request.url).pathname === pathname);
  }

  #isCurrent(request: Request): boolean {
    return request.headers.get('Authorization') === `Bearer ${tokensOf(this.sid, this.generation).idToken}`;
  }
}

/** A request as the screens make it. */
export function aRequest(path = '/api/assignment/browseStatuses'): Request {
  return new Request(new URL(path, location.origin));
}
