import { sql, type Transaction } from 'kysely';
import type { Distrust } from '@dosar/assistant-domain';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';

/** What is written down of a call before it is made. */
export type NewModelCall = {
  messageId: string;
  userId: string;
  model: string;
  prompt: string;
  sources: Pick<Schema<'AssistantSource'>, 'number' | 'kind' | 'title'>[];
  outcome: 'asked' | 'over_budget' | 'resting';
  tokens: number;
  now: Date;
};

/** What became of a call. */
export type ModelCallEnd = {
  outcome: 'used' | 'failed' | 'too_slow' | 'not_trusted';
  output: string;
  tokens: number;
  milliseconds: number;
  distrust: Distrust | null;
};

/**
 * How many tokens an organisation has used since a moment, with those set aside for calls on their way.
 *
 * Whoever asks waits for the others of the organisation who are about to set something aside.
 */
export async function lockUsedTokens(tx: Transaction<Database>, orgId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ai_model_call ' || ${orgId}, 0))`.execute(tx);
  const { rows } = await sql<{ tokens: number }>`
    select coalesce(sum(tokens), 0)::integer as tokens from ai_model_call
    where org_id = ${orgId} and called_at >= ${since}`.execute(tx);
  return rows[0]?.tokens ?? 0;
}

/** Writes a call down. */
export async function insertModelCall(
  tx: Transaction<Database>,
  orgId: string,
  call: NewModelCall,
): Promise<string> {
  const sources: JsonValue = call.sources;
  const { rows } = await sql<{ id: string }>`
    insert into ai_model_call (org_id, ai_message_id, user_id, called_at, prompt, output, outcome, model, sources, tokens)
    values (${orgId}, ${call.messageId}, ${call.userId}, ${call.now}, ${call.prompt}, '', ${call.outcome}, ${call.model},
      ${JSON.stringify(sources)}, ${call.tokens})
    returning ai_model_call_id as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A call of the language model was not stored.');
  return row.id;
}

/** Completes what is written down of a call. */
export async function endModelCall(
  tx: Transaction<Database>,
  orgId: string,
  id: string,
  end: ModelCallEnd,
): Promise<void> {
  await sql`
    update ai_model_call set outcome = ${end.outcome}, output = ${end.output}, tokens = ${end.tokens},
      milliseconds = ${end.milliseconds}, distrust = ${end.distrust}
    where org_id = ${orgId} and ai_model_call_id = ${id}`.execute(tx);
}

/** The names of everybody who works for an organisation. */
export async function findColleagueNames(tx: Transaction<Database>, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from app_user where org_id = ${orgId}`.execute(tx);
  return rows.map(({ full_name: name }) => name);
}

/** Forgets calls, and conversations whose last word is older than a moment. */
export async function deleteOld(tx: Transaction<Database>, orgId: string, before: Date): Promise<void> {
  await sql`delete from ai_model_call where org_id = ${orgId} and called_at < ${before}`.execute(tx);
  await sql`
    delete from ai_thread thread where org_id = ${orgId} and started_at < ${before} and not exists (
      select from ai_message where ai_message.org_id = ${orgId} and ai_message.ai_thread_id = thread.ai_thread_id
        and ai_message.system_time >= ${before})`.execute(tx);
}
