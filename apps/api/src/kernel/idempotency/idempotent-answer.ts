import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Caller } from '../http/caller.ts';
import { Problem } from '../problem/problem.ts';

/** For how long the first answer is stored for repeated requests. */
const keptHours = 24;

/** One use of an idempotency key: its owner, operation and content. */
export type KeyedRequest = {
  caller: Exclude<Caller, { kind: 'public' }>;
  operationId: string;
  key: string;
  /** The secret that the client generated with the key, which identifies it in another session. */
  secret: string | undefined;
  bodyHash: string;
};

/** The answer that a repetition gets again. */
export type KeptAnswer = { status: number; body: string };

/** A hash of the request content that ignores the order of fields and white space. */
export function bodyHashOf(parts: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(parts)))
    .digest('hex');
}

/**
 * The answer given before to the same request, or undefined when this is the first.
 *
 * Refuses a repetition while the first request is running, and a key that was used for another request.
 */
export async function findKeptAnswer(
  tx: Transaction<Database>,
  request: KeyedRequest,
): Promise<KeptAnswer | undefined> {
  const name = [request.caller.orgId, ownerOf(request), request.operationId, request.key].join('|');
  const lock = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_free`.execute(tx);
  if (lock.rows[0]?.is_free !== true)
    throw new Problem(409, 'idempotency_in_progress', { headers: { 'retry-after': '1' } });

  const kept = await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'response_body'])
    .where('org_id', '=', request.caller.orgId)
    .where('caller', '=', ownerOf(request))
    .where('operation_id', '=', request.operationId)
    .where('idempotency_key', '=', request.key)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  if (kept.body_hash !== request.bodyHash) throw new Problem(422, 'idempotency_key_reused');
  return { status: kept.status ?? 200, body: kept.response_body ?? '' };
}

/** Stores the first answer in the transaction of its changes, so that a rollback stores no answer. */
export async function keepAnswer(
  tx: Transaction<Database>,
  request: KeyedRequest,
  answer: KeptAnswer,
): Promise<void> {
  const values = {
    body_hash: request.bodyHash,
    status: answer.status,
    response_body: answer.body,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(hours => ${keptHours})`,
  };
  await tx
    .insertInto('idempotency_key')
    .values({
      org_id: request.caller.orgId,
      caller: ownerOf(request),
      operation_id: request.operationId,
      idempotency_key: request.key,
      ...values,
    })
    // Only an expired answer can have the same key here.
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'caller', 'operation_id', 'idempotency_key']).doUpdateSet(values),
    )
    .execute();
}

/**
 * The owner of the key; a request of another owner never gets its answer.
 *
 * A guest of an assignment or of a request for documents may have to open the link again before repeating: the key belongs to the link. A guest without an
 * assignment shares the link with every claimant: the key belongs to the session, or to the secret that came with it.
 */
function ownerOf({ caller, secret }: KeyedRequest): string {
  if (caller.kind === 'provisioning') return `directory:${caller.tokenId}`;
  if (caller.kind === 'tracker') return `tracker:${caller.sessionId}`;
  if (caller.kind === 'guest') {
    const { assignmentId, assignmentType, docRequestId, offerId, partnerJobLinkId, statementLinkId } =
      caller.scope;
    if (assignmentId !== undefined) return `guest:${assignmentType}:${assignmentId}`;
    if (docRequestId !== undefined) return `guest:${assignmentType}:${docRequestId}`;
    if (offerId !== undefined) return `guest:${assignmentType}:${offerId}`;
    if (partnerJobLinkId !== undefined) return `guest:${assignmentType}:${partnerJobLinkId}`;
    if (statementLinkId !== undefined) return `guest:${assignmentType}:${statementLinkId}`;
    if (secret === undefined) return `guest session:${caller.sessionId}`;
    return `guest secret:${createHash('sha256').update(secret).digest('hex')}`;
  }
  const { userId, actorUserId } = caller;
  return actorUserId === undefined ? `user:${userId}` : `user:${actorUserId} for ${userId}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
