import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessVerdict } from '../access/access-verdict.ts';
import { isUnintended } from '../access/unintended-request.ts';
import { isShed } from '../load/is-shed.ts';
import type { Load } from '../load/load-gauge.ts';
import { notFound, overloaded, Problem } from '../problem/problem.ts';
import { addressKey, networkKey } from '../rate-limit/address-key.ts';
import { rateLimits } from '../rate-limit/rate-limits.ts';
import type { RateVerdict, TokenBuckets } from '../rate-limit/token-bucket.ts';
import type { AuthenticateDirectory } from '../session/authenticate-directory.ts';
import { callerOf, type Authenticate } from '../session/authenticate.ts';
import { hashOfRefreshToken, sessionIdOf } from '../session/refresh-token.ts';
import type { SessionState } from '../session/session-state.ts';
import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';
import type { RequestContext } from './request-context.ts';
import { requestedLanguage } from './request-language.ts';

type Needs = {
  authenticate: Authenticate;
  authenticateDirectory: AuthenticateDirectory;
  buckets: TokenBuckets;
  rateLimitScale: number;
  load: () => Load;
  /** Called for every refused caller who is known. */
  onDenied: (request: FastifyRequest, context: RequestContext, problem: Problem) => Promise<void>;
};

/** An address may send this many times the calls of one session, because an office behind one address has many sessions. */
const sessionsPerAddress = 15;

/**
 * The first three steps of every call: authenticate, access, rate limit. An overloaded server refuses calls before them.
 *
 * They need only the request line and headers, so that no body is read before its sender is known.
 */
export function requestGuards(needs: Needs, operation: Operation) {
  return async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isShed(operation, needs.load())) throw overloaded();
    const leavesTraces = operation.method === 'GET' && operation.audit !== undefined;
    if (leavesTraces && isUnintended(request.headers)) throw notFound();

    const context = await identify(needs, operation, request);
    request.context = context;

    const verdict = accessVerdict(operation.access, context.caller, context.session?.features ?? []);
    if (verdict !== 'allowed') {
      const problem = verdict === 'hidden' ? notFound() : new Problem(403, 'forbidden');
      await needs.onDenied(request, context, problem);
      throw problem;
    }

    limit(needs, context, request, reply);
    if (operation.isPlanned) throw new Problem(501, 'planned');
  };
}

async function identify(
  needs: Needs,
  operation: Operation,
  request: FastifyRequest,
): Promise<RequestContext> {
  const wanted = requestedLanguage(request.headers['accept-language']);
  const address = request.ip;
  // Public operations ignore tokens, so that stale tokens cannot keep a user from signing in.
  if (operation.access.callers.includes('public')) {
    return { operation, caller: { kind: 'public' }, session: undefined, language: wanted ?? 'ro', address };
  }

  const { authorization } = request.headers;
  if (operation.access.callers.includes('provisioning')) {
    const caller = await identifyDirectory(needs, authorization, address);
    return { operation, caller, session: undefined, language: wanted ?? 'en', address };
  }
  const refreshToken = singleHeader(request, 'x-refresh-token');
  const correlationToken = singleHeader(request, 'x-correlation-token');
  const found = await needs.authenticate(
    { authorization, refreshToken, correlationToken },
    { isBackground: operation.isBackground, idleSeconds: singleHeader(request, 'x-idle-seconds') },
  );
  const contextOf = (session: SessionState): RequestContext => ({
    operation,
    caller: callerOf(session),
    session,
    language: wanted ?? session.language ?? 'ro',
    address,
  });
  if ('session' in found) return contextOf(found.session);

  if (found.presentedBy !== undefined)
    await needs.onDenied(request, contextOf(found.presentedBy), found.refused);
  throw found.refused;
}

/** Finds the directory of a call; counts wrong tokens by address and answers 429 after too many. */
async function identifyDirectory(needs: Needs, authorization: string | undefined, from: string) {
  const caller = await needs.authenticateDirectory(authorization);
  if (caller !== undefined) return caller;
  const { count, seconds } = rateLimits.provisioning_refused;
  const allowed = Math.max(1, Math.floor(count * needs.rateLimitScale));
  refuseUnless(needs.buckets.take(`provisioning_refused|${addressKey(from)}`, { count: allowed, seconds }));
  throw new Problem(401, 'token_invalid', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}

function limit(
  needs: Needs,
  { operation, caller, address: from }: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const byKind = caller.kind === 'public' ? 'anonymous' : 'authenticated';
  const name = operation.rateLimit ?? byKind;
  const rule = rateLimits[name];
  const address = addressKey(from);
  const who = rule.per === 'caller' ? (nameOf(caller, request) ?? address) : address;
  const shared = operation.rateLimit === undefined ? name : operation.id;

  const allowed = (count: number) => Math.max(1, Math.floor(count * needs.rateLimitScale));
  const take = (whose: string, count: number) =>
    needs.buckets.take(`${shared}|${whose}`, { count: allowed(count), seconds: rule.seconds });
  const verdict = take(who, rule.count);
  reply.headers({ 'ratelimit-limit': allowed(rule.count), 'ratelimit-remaining': verdict.remaining });
  refuseUnless(verdict);

  // Public calls with a token are limited by address too, because a client could invent a token for each request.
  if (caller.kind === 'public' && who !== address) {
    refuseUnless(take(address, rule.count * sessionsPerAddress));
  }
  // Limits also count by network, so that a client with many addresses does not get as many tries.
  if (rule.ofNetwork !== undefined) refuseUnless(take(networkKey(from), rule.ofNetwork));
}

function refuseUnless(verdict: RateVerdict): void {
  if (verdict.allowed) return;
  throw new Problem(429, 'rate_limited', { headers: { 'retry-after': String(verdict.retryAfterSeconds) } });
}

function nameOf(caller: Caller, request: FastifyRequest): string | undefined {
  if (caller.kind === 'staff') return caller.userId;
  if (caller.kind === 'provisioning') return caller.tokenId;
  if (caller.kind !== 'public') return caller.sessionId;
  // A refresh is public but belongs to the holder of the token. The id of a session is no secret, so calls with invented
  // tokens of a session must not count against its user.
  const token = singleHeader(request, 'x-refresh-token') ?? '';
  return sessionIdOf(token) === undefined ? undefined : hashOfRefreshToken(token);
}

/** A header that may come once; undefined when it is missing or repeated. */
export function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
