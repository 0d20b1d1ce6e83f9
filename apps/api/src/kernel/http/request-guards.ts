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
  /** Told about every caller who was refused although we know them. */
  onDenied: (request: FastifyRequest, context: RequestContext, problem: Problem) => Promise<void>;
};

/** An office behind one address has many sessions. */
const sessionsPerAddress = 15;

/**
 * The first three steps of every call: authenticate, access, rate limit. Under too much load not even these are taken.
 *
 * They run on the request line and headers alone, so that nobody's body is read before it is known who sends it.
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
  // Where the public may call, nobody is asked who they are: stale tokens must not keep anyone from signing in.
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

/** Tries with wrong tokens are counted by address: whoever has too many is not looked at for a while. */
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

  // A token that the public merely claims to have could be made up anew for each request.
  if (caller.kind === 'public' && who !== address) {
    refuseUnless(take(address, rule.count * sessionsPerAddress));
  }
  // Whoever has a whole network to come from has not as many tries as addresses.
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
  // A refresh is public and still belongs to whoever holds the token. Its session is no secret: tries with made-up tokens
  // of it must not count against the one who has the right one.
  const token = singleHeader(request, 'x-refresh-token') ?? '';
  return sessionIdOf(token) === undefined ? undefined : hashOfRefreshToken(token);
}

/** A header that may come once; undefined when it is missing or repeated. */
export function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
