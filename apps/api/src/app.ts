import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allHandlers } from './handlers.ts';
import { actorOf, recordAudit } from './kernel/audit/record-audit.ts';
import { inTenant } from './kernel/database/index.ts';
import { readiness } from './kernel/health/readiness.ts';
import { organisationOf } from './kernel/http/caller.ts';
import { readContract, type Contract } from './kernel/http/contract.ts';
import { createHttpServer } from './kernel/http/create-http-server.ts';
import { registerOperations } from './kernel/http/register-operations.ts';
import type { RequestContext } from './kernel/http/request-context.ts';
import type { AnyHandler, Origin } from './kernel/http/route-table.ts';
import { registerOutboxPage } from './kernel/outbox/outbox-page.ts';
import { notFound, type Problem } from './kernel/problem/problem.ts';
import { tokenBuckets } from './kernel/rate-limit/token-bucket.ts';
import { authenticator } from './kernel/session/authenticate.ts';
import { registerApiDocs } from './kernel/sites/api-docs.ts';
import { logoOrigins } from './kernel/sites/logo-origins.ts';
import { registerStaffSite, registerTrackerSite } from './kernel/sites/sites.ts';
import type { Runtime } from './runtime.ts';

/** Refusals of one caller that are written to the audit log within a minute; the log line is always there. */
const auditedRefusals = { count: 30, seconds: 60 };

type AppOptions = {
  /** Handlers in the place of the product's own; for tests that only look at the way to them. */
  handlers?: Record<string, AnyHandler>;
  contract?: Contract;
  /** Folder with the built web apps; without it only the API is served. */
  appsFolder?: string;
  isStopping?: () => boolean;
};

/** The server of one origin. */
export async function createApp(
  runtime: Runtime,
  origin: Origin,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { env, db, now, sessions, tokens } = runtime;
  const contract = options.contract ?? readContract();
  const app = await createHttpServer(env, options.isStopping);
  const buckets = tokenBuckets(() => now().getTime());

  registerOperations(app, {
    db,
    now,
    origin,
    contract,
    handlers: options.handlers ?? productHandlers(runtime, contract, options),
    incomingFolder: runtime.files.incoming,
    checksResponses: !env.isProduction,
    admission: {
      authenticate: authenticator({ db, tokens, sessions, now, idleMinutes: env.SESSION_IDLE_MINUTES }),
      buckets,
      rateLimitScale: env.RATE_LIMIT_SCALE,
      onDenied: (request, context, problem) => recordDenial(runtime, buckets, request, context, problem),
    },
  });

  if (origin === 'staff' && env.API_DOCS) await registerApiDocs(app, contract);
  if (origin === 'staff' && !env.isProduction) registerOutboxPage(app);
  if (options.appsFolder === undefined) app.setNotFoundHandler(refuseUnknown);
  else {
    const register = origin === 'staff' ? registerStaffSite : registerTrackerSite;
    await register(app, {
      appsFolder: options.appsFolder,
      trackerOrigin: env.TRACKER_ORIGIN,
      imageOrigins: logoOrigins(db, () => now().getTime()),
    });
  }
  return app;
}

function refuseUnknown(): never {
  throw notFound();
}

/** The folder with the web apps beside this one. */
export const builtAppsFolder = join(import.meta.dirname, '../..');

function productHandlers(
  runtime: Runtime,
  contract: Contract,
  options: AppOptions,
): Record<string, AnyHandler> {
  const { env, db, sessions, tokens, serverKey, files, identityProviders, isDatabaseReachable } = runtime;
  const isStopping = options.isStopping ?? (() => false);
  return allHandlers({
    env,
    db,
    sessions,
    tokens,
    serverKey,
    files,
    contract,
    idleMinutes: env.SESSION_IDLE_MINUTES,
    absoluteHours: env.SESSION_ABSOLUTE_HOURS,
    allowedAddresses: env.ALLOWED_ADDRESSES,
    identityProviders,
    loginCallback: `${env.STAFF_ORIGIN}/logincallback`,
    readiness: () => readiness({ db, dataDir: env.DATA_DIR, isDatabaseReachable, isStopping }),
  });
}

async function recordDenial(
  { db, now }: Runtime,
  buckets: ReturnType<typeof tokenBuckets>,
  request: FastifyRequest,
  { caller, operation }: RequestContext,
  problem: Problem,
): Promise<void> {
  const orgId = organisationOf(caller);
  if (orgId === undefined || caller.kind === 'public') return;
  if (!buckets.take(`denied|${caller.sessionId}`, auditedRefusals).allowed) return;

  await inTenant(db, orgId, (tx) =>
    recordAudit(tx, {
      event: problem.status === 405 ? 'IDENTITY_CHANGED' : 'ACCESS_DENIED',
      outcome: 'refused',
      actor: actorOf(caller),
      operationId: operation.id,
      address: request.ip,
      reason: problem.code,
      now: now(),
    }),
  ).catch((error: unknown) => request.log.error({ err: error }, 'a denial could not be recorded'));
}
