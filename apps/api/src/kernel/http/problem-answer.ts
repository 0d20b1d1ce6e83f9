import { randomBytes } from 'node:crypto';
import type { ProblemBody } from '@dosar/openapi';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#src/env.ts';
import { Problem } from '../problem/problem.ts';
import { problemOf } from '../problem/problem-of.ts';
import { problemSentence } from '../problem/problem-texts.ts';
import { scimErrorOf } from '../problem/scim-error.ts';
import { scimMediaType, type Operation } from './operation.ts';
import { requestedLanguage } from './request-language.ts';
import './request-context.ts';

/** Answers whatever was thrown as a problem body; the id in it is in the log line too. */
export function problemAnswer(env: Pick<Env, 'APP_ENV'>) {
  return function answer(
    error: FastifyError | Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const problem = hasBrokenOff(request, error)
      ? brokenOff()
      : problemOf(error, takesInput(request.context?.operation));
    const errorId = newErrorId();
    request.errorId = errorId;

    // What was thrown as a problem was foreseen: a server that turns calls away must not be busy with stacks of them.
    if (problem.status >= 500 && error !== problem)
      request.log.error({ err: error, error_id: errorId }, problem.code);
    else logRefusal(request, problem, errorId);

    reply
      .code(problem.status)
      .headers({ 'cache-control': 'no-store', ...problem.details.headers })
      .serializer(JSON.stringify);
    if (isScim(request))
      return reply
        .type(scimMediaType)
        .send(scimErrorOf(problem, problemSentence(problem.code, languageOf(request))));
    return reply.type('application/problem+json').send(bodyOf(problem, errorId, error, request, env));
  };
}

/** Also for a call that was not let in: it has no context yet. */
function isScim({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.operation?.isScim === true;
}

/** Whether the caller hung up before the body was whole: nobody reads the answer, and nothing is wrong here. */
function hasBrokenOff({ raw }: FastifyRequest, error: Error): boolean {
  return !(error instanceof Problem) && raw.destroyed && !raw.complete;
}

function brokenOff(): Problem {
  const logged = { level: 'info', reason: 'the caller broke off' } as const;
  return new Problem(400, 'malformed_json', { logged });
}

function takesInput(operation: Operation | undefined): boolean {
  if (operation === undefined) return false;
  const { path, query } = operation.parameters;
  const names = [path, query].flatMap(({ properties }) => Object.keys(properties ?? {}));
  return operation.body !== undefined || names.length > 0;
}

function logRefusal(request: FastifyRequest, { code, details: { logged } }: Problem, errorId: string): void {
  const line = { error_id: errorId, code, ...(logged !== undefined && { reason: logged.reason }) };
  request.log[logged?.level ?? 'info'](line, 'refused');
}

function bodyOf(
  problem: Problem,
  errorId: string,
  error: Error,
  request: FastifyRequest,
  env: Pick<Env, 'APP_ENV'>,
) {
  const language = languageOf(request);
  const { message, context, fields } = problem.details;
  const body: ProblemBody = {
    customType: customTypeOf(problem.code),
    error_id: errorId,
    message: message ?? problemSentence(problem.code, language),
    ...(context !== undefined && { context }),
    // Only what went wrong on our side needs a stack, and only where developers work.
    ...(env.APP_ENV === 'Development' &&
      problem.status >= 500 && { stack: (error.stack ?? '').slice(0, 20_000) }),
    status: problem.status,
    code: problem.code,
    ...(fields !== undefined && { fields }),
  };
  return body;
}

function languageOf(request: FastifyRequest) {
  return requestedLanguage(request.headers['accept-language']) ?? request.context?.language ?? 'en';
}

/** `token_expired` is the kind of error that the error dialog shows as `TokenExpired`. */
function customTypeOf(code: string): string {
  return code.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Short enough to read out on the telephone, long enough to be one of a kind. */
function newErrorId(): string {
  return `E${randomBytes(8).toString('hex').toUpperCase()}`;
}
