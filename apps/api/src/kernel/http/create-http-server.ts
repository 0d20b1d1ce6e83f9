import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Env } from '#src/env.ts';
import { logOptions } from '../log/log-options.ts';
import { dataPolicy } from '../sites/content-security-policy.ts';
import { letSenderFinish } from './let-sender-finish.ts';
import type { Operation } from './operation.ts';
import { problemAnswer } from './problem-answer.ts';
import './request-context.ts';
import { connectionLimits, limitRequests, timeLimits, type TimeLimits } from './time-limits.ts';

type Options = {
  isStopping?: () => boolean;
  limits?: TimeLimits;
  /** The contract, which decides how long an upload may take. */
  operations?: readonly Operation[];
};

/** A server with the settings of all answers: limits, headers, problems, log lines. */
export async function createHttpServer(
  env: Env,
  { isStopping = () => false, limits = timeLimits, operations = [] }: Options = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(env) ?? false,
    // Our own log line contains the route template; that of the framework would contain the address with its keys.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    ...connectionLimits(limits, operations),
    // A key in a path can be longer than the framework's limit of 100 characters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void problemAnswer(env)(error, request, reply),
  });

  app.decorateRequest('context', null);
  app.decorateRequest('errorId', null);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(problemAnswer(env));

  limitRequests(app, limits);
  await app.register(helmet, helmetOptions(env));
  await app.register(multipart);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=()');
    if (isApi(request.url)) {
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy });
    }
  });
  app.addHook('onSend', async (request, reply) => {
    // The framework closes the connection on a body that is too long; a proxy that is still sending would then answer 502.
    if (reply.statusCode === 413 && reply.getHeader('connection') === 'close') {
      reply.removeHeader('connection');
      letSenderFinish(request.raw);
    }
    // The last answer announces the end of the connection, because a request sent after it would be lost.
    if (isStopping()) reply.header('connection', 'close');
  });
  // Redaction would cost three times as much as the line itself, whose fields cannot contain secrets.
  const answers = app.log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    answers.info(lineOf(request, reply), 'answered');
  });
  return app;
}

/** Whether an address belongs to the API and not to a page. */
export function isApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

function helmetOptions(env: Env) {
  const isHttps = env.STAFF_ORIGIN.startsWith('https:');
  return {
    // Each page has its own policy, computed from its own scripts.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    referrerPolicy: { policy: 'no-referrer' as const },
    frameguard: { action: 'deny' as const },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}

/**
 * The fields of a request in a log line: the route template, but not its address and no personal data.
 *
 * Log lines contain only the fields listed here, so nothing has to be redacted.
 */
function lineOf(
  request: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[1],
  reply: { statusCode: number; elapsedTime: number },
) {
  const { context } = request;
  const caller = context?.caller;
  return {
    reqId: request.id,
    operation: context?.operation.id,
    route: request.routeOptions.url ?? 'unknown',
    method: request.method,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    caller: caller?.kind,
    ...(caller !== undefined && caller.kind !== 'public' && { org_id: caller.orgId }),
    ...(caller !== undefined && 'userId' in caller && { user_id: caller.userId }),
    ...(request.errorId !== null && { error_id: request.errorId }),
  };
}
