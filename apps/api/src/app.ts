import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerContactForm, registerTrackerPages } from './areas/tracking/index.ts';
import { allHandlers, composeAreas } from './composition/compose-areas.ts';
import { notAsked, readiness, type Services } from './kernel/health/readiness.ts';
import { readContract, type Contract } from './kernel/http/contract.ts';
import { createHttpServer } from './kernel/http/create-http-server.ts';
import { registerOperations } from './kernel/http/register-operations.ts';
import type { AnyHandler, Origin } from './kernel/http/route-table.ts';
import { timeLimits, type TimeLimits } from './kernel/http/time-limits.ts';
import type { Load } from './kernel/load/load-gauge.ts';
import { registerOutboxPage } from './kernel/outbox/outbox-page.ts';
import { notFound } from './kernel/problem/problem.ts';
import { directoryAuthenticator } from './kernel/session/authenticate-directory.ts';
import { authenticator, type Authenticate } from './kernel/session/authenticate.ts';
import { registerApiDocs } from './kernel/sites/api-docs.ts';
import {
  registerContactAnswers,
  registerStaffSite,
  registerTrackerSite,
  servedBuild,
} from './kernel/sites/sites.ts';
import { recordDenial } from './record-denial.ts';
import type { Runtime } from './runtime.ts';
import { version } from './version.ts';

export type { Authenticate };

type AppOptions = {
  /** Handlers in the place of the product's own; for tests that only look at the way to them. */
  handlers?: Record<string, AnyHandler>;
  contract?: Contract;
  /** Another way to find out who calls, made of the product's own; for measuring what that costs. */
  authenticate?: (own: Authenticate) => Authenticate;
  /** Folder with the built web apps; without it only the API is served. */
  appsFolder?: string;
  isStopping?: () => boolean;
  isQueueGettingOn?: () => boolean;
  services?: () => Services;
  limits?: TimeLimits;
  /** How much the process has to do; without it nobody is turned away for that. */
  load?: () => Load;
};

/** The server of one origin. */
export async function createApp(
  runtime: Runtime,
  origin: Origin,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { env, db, now, buckets, sessions, tokens } = runtime;
  composeAreas(env);
  const contract = options.contract ?? readContract();
  const { isStopping = () => false, limits = timeLimits } = options;
  const app = await createHttpServer(env, { isStopping, limits, operations: contract.operations });
  const authenticate = authenticator({ db, tokens, sessions, now, idleMinutes: env.SESSION_IDLE_MINUTES });

  registerOperations(app, {
    db,
    now,
    origin,
    contract,
    limits,
    handlers: options.handlers ?? productHandlers(runtime, contract, options),
    incomingFolder: runtime.files.incoming,
    checksResponses: !env.isProduction,
    guards: {
      authenticate: options.authenticate?.(authenticate) ?? authenticate,
      authenticateDirectory: directoryAuthenticator({ db, now }),
      buckets,
      rateLimitScale: env.RATE_LIMIT_SCALE,
      load: options.load ?? (() => 'calm'),
      onDenied: (request, context, problem) => recordDenial(runtime, request, context, problem),
    },
  });

  if (origin === 'staff' && env.API_DOCS) await registerApiDocs(app, contract);
  if (origin === 'staff' && !env.isProduction) registerOutboxPage(app);
  if (origin === 'staff')
    await registerContactAnswers({
      appsFolder: options.appsFolder,
      registerPages: (send) => registerContactForm(app, { trackerOrigin: env.TRACKER_ORIGIN }, send),
    });
  if (origin === 'tracker') await registerTracker(app, runtime, options.appsFolder);
  else if (options.appsFolder === undefined) app.setNotFoundHandler(refuseUnknown);
  else await registerStaffSite(app, { appsFolder: options.appsFolder, trackerOrigin: env.TRACKER_ORIGIN });
  return app;
}

function registerTracker(
  app: FastifyInstance,
  { env, db, now, serverKey, pushKeys }: Runtime,
  appsFolder: string | undefined,
): Promise<void> {
  return registerTrackerSite(app, {
    appsFolder,
    registerPages: (send) =>
      registerTrackerPages(
        app,
        {
          db,
          now,
          serverKey,
          isSecure: env.TRACKER_ORIGIN.startsWith('https:'),
          staffOrigin: env.STAFF_ORIGIN,
          hasPush: pushKeys !== undefined,
          defaultOrgCode: env.DEMO ? 'demo' : undefined,
        },
        send,
      ),
  });
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
  const { db, isDatabaseReachable } = runtime;
  const { isStopping = () => false, isQueueGettingOn = () => true, services = () => notAsked } = options;
  const dataDir = runtime.env.DATA_DIR;
  return allHandlers({
    ...runtime,
    contract,
    build: servedBuild(options.appsFolder),
    readiness: () =>
      readiness({ db, dataDir, version, isDatabaseReachable, isQueueGettingOn, isStopping, services }),
  });
}
