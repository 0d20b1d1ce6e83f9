import type { FileAnswer } from '@dosar/openapi';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { auditNotebook } from '../audit/audit-notes.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { inTenant, outsideTenant, type Db } from '../database/index.ts';
import type { ReceivedFile } from '../files/file-store.ts';
import {
  bodyHashOf,
  findKeptAnswer,
  keepAnswer,
  type KeyedRequest,
} from '../idempotency/idempotent-answer.ts';
import { Problem } from '../problem/problem.ts';
import { auditEntryOf, recordRefusal } from './call-audit.ts';
import { singleHeader } from './request-guards.ts';
import { organisationOf } from './caller.ts';
import { scimMediaType, type Operation } from './operation.ts';
import type { RequestContext } from './request-context.ts';
import { isFileAnswer, isStandalone, type AnyHandler, type Origin } from './route-table.ts';
import { sendFile } from './send-file.ts';

/** What running an operation needs beside its handler. */
export type RunNeeds = {
  db: Db;
  now: () => Date;
  origin: Origin;
  /** The JSON text of a success answer; throws when the answer breaks the contract. */
  serialise: (operation: Operation, body: unknown) => string;
};

/** What came with a request once it was validated. */
export type RequestContent = { body: unknown; file: ReceivedFile | undefined };

type TextAnswer = { status: number; text: string; isReplayed: boolean; headers?: Record<string, string> };
type Answer = TextAnswer | FileAnswer | Response;
type Outcome = { answer: Answer } | { refused: Problem };
type AnyCall = ReturnType<typeof callOf>;
type CallInTransaction = AnyCall & { tx: Transaction<Database> };

/** Runs the use case of an operation inside its transaction and sends what it answers. */
export function operationRunner(needs: RunNeeds, operation: Operation, handler: AnyHandler) {
  return async function run(request: FastifyRequest, reply: FastifyReply, content: RequestContent) {
    const call = callOf(needs, admitted(request), request, content);

    if (isStandalone(handler)) {
      return send(operation, reply, answerOf(needs, operation, await handler(call as never)));
    }
    try {
      const outcome = await inCallTransaction(needs, call, content, (tx) =>
        perform(needs, operation, handler, { ...call, tx }, request),
      );
      if ('refused' in outcome) throw outcome.refused;
      return send(operation, reply, outcome.answer);
    } catch (error) {
      if (error instanceof Problem) await recordRefusal(needs.db, operation, call, error, request.log);
      throw error;
    }
  };
}

async function perform(
  needs: RunNeeds,
  operation: Operation,
  handler: AnyHandler,
  call: CallInTransaction,
  request: FastifyRequest,
): Promise<Outcome> {
  const keyed = keyedRequest(operation, call, request);
  const kept = keyed && (await findKeptAnswer(call.tx, keyed));
  if (kept !== undefined) return { answer: { status: kept.status, text: kept.body, isReplayed: true } };

  try {
    const answer = answerOf(needs, operation, await handler(call as never));
    if (keyed !== undefined && 'text' in answer && 'isReplayed' in answer) {
      await keepAnswer(call.tx, keyed, { status: answer.status, body: answer.text });
    }
    const entry = auditEntryOf(operation, call);
    if (entry !== undefined && !call.audit.written.isLeftOut) await recordAudit(call.tx, entry);
    return { answer };
  } catch (error) {
    if (error instanceof Problem && error.details.keepsChanges === true) return { refused: error };
    throw error;
  }
}

function callOf(needs: RunNeeds, context: RequestContext, request: FastifyRequest, content: RequestContent) {
  return {
    path: request.params,
    query: request.query,
    body: content.file === undefined ? content.body : { ...(content.body as object), file: content.file },
    caller: context.caller,
    now: needs.now(),
    language: context.language,
    origin: needs.origin,
    requestId: request.id,
    address: context.address,
    userAgent: request.headers['user-agent']?.slice(0, 300),
    refreshToken: singleHeader(request, 'x-refresh-token'),
    ifMatch: singleHeader(request, 'if-match'),
    audit: auditNotebook(),
  };
}

function inCallTransaction<Result>(
  needs: RunNeeds,
  call: AnyCall,
  content: RequestContent,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const orgId = organisationOf(call.caller);
  // A file that was moved into place cannot be moved again, so only calls without one are repeated.
  const options = { retry: content.file === undefined, userId: actorOf(call.caller).userId };
  return orgId === undefined
    ? outsideTenant(needs.db, work, options)
    : inTenant(needs.db, orgId, work, options);
}

function keyedRequest(
  operation: Operation,
  call: AnyCall,
  request: FastifyRequest,
): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (!operation.isIdempotent || typeof key !== 'string' || call.caller.kind === 'public') return undefined;

  const { file, ...fields } = (call.body ?? {}) as { file?: ReceivedFile };
  const content = file === undefined ? call.body : { ...fields, file: file.sha256 };
  const bodyHash = bodyHashOf([call.path, call.query, content]);
  const secret = singleHeader(request, 'idempotency-secret');
  return { caller: call.caller, operationId: operation.id, key, secret, bodyHash };
}

function answerOf(needs: RunNeeds, operation: Operation, body: unknown): Answer {
  if (isFileAnswer(body) || body instanceof Response) return body;
  return {
    status: operation.success.status,
    text: needs.serialise(operation, body),
    isReplayed: false,
    ...(operation.isScim && { headers: resourceHeaders(operation, body) }),
  };
}

/** What RFC 7644 wants in the headers of a resource stands in its body, too. */
function resourceHeaders({ success }: Operation, body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || !('meta' in body)) return {};
  const { version, location } = body.meta as { version?: string; location: string };
  return { ...(version !== undefined && { etag: version }), ...(success.status === 201 && { location }) };
}

function send(operation: Operation, reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer instanceof Response)
    return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send();
  if (isFileAnswer(answer)) return sendFile(reply, answer);
  if (operation.isScim) return sendScim(reply, answer);
  if (answer.isReplayed) reply.header('idempotency-replayed', 'true');
  if (operation.cacheSeconds !== undefined)
    reply.headers({
      'cache-control': `private, max-age=${operation.cacheSeconds}`,
      vary: 'accept-language, authorization',
    });
  // What the browser kept of answers and pages goes; drafts and preferences stay (docs/decisions/0024).
  if (operation.audit?.event === 'SIGNED_OUT') reply.header('clear-site-data', '"cache"');
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text);
}

function sendScim(reply: FastifyReply, { status, text, headers = {} }: TextAnswer): FastifyReply {
  reply.code(status).headers(headers);
  return status === 204 ? reply.send() : reply.type(`${scimMediaType}; charset=utf-8`).send(text);
}

/** What is known of a request that was let in. */
export function admitted(request: FastifyRequest): RequestContext {
  if (request.context === null) throw new Error('A request reached its use case without being admitted.');
  return request.context;
}
