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

/** Answers a thrown error as a problem body, whose id is also in the log line. */
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

    // Problems are expected, so their stacks are not logged; an overloaded server must not spend time on them.
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

/** Also works for a call that was not admitted and has no context yet. */
function isScim({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.operation?.isScim === true;
}

/** Whether the client closed the connection before the body was complete, which is not an error of the server. */
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
    // Only errors of the server have a stack in the answer, and only in Development.
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
