import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JsonValue } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { ProposedAct } from '../extension-points.ts';

/** Whose conversation it is. */
export type Owner = { orgId: string; userId: string };

type Message = Schema<'AssistantMessage'>;

/** A proposal as it is stored: with the change that carries it out. */
export type StoredProposal = Message['proposals'][number] & { change: ProposedAct['change'] };

/** A message as it is stored. */
export type MessageRow = {
  ai_message_id: string;
  ai_thread_id: string;
  position: number;
  client_id: string;
  run_id: string | null;
  message_type: Message['message_type'];
  type: Message['type'];
  run_status: Message['run_status'];
  content: string;
  language: Language;
  worded_by: Message['worded_by'];
  assignment_id: string | null;
  claim_file_id: string | null;
  claim_file_no: string | null;
  sources: Message['sources'];
  proposals: StoredProposal[];
  decided_at: Date | null;
  rating: Message['rating'];
  system_time: Date;
};

/** A message to store; the rest has its usual value. */
export type NewMessage = Pick<
  MessageRow,
  'ai_thread_id' | 'client_id' | 'run_id' | 'message_type' | 'type' | 'run_status' | 'content' | 'language'
> &
  Partial<Pick<MessageRow, 'assignment_id' | 'claim_file_id'>>;

const columns = sql`message.ai_message_id, message.ai_thread_id, message.position, message.client_id, message.run_id,
  message.message_type, message.type, message.run_status, message.content, message.language, message.worded_by,
  message.assignment_id, message.claim_file_id, file.claim_file_no, message.sources, message.proposals, message.decided_at,
  message.rating, message.system_time`;

/** The present conversation of somebody; whoever asks for it waits for the others who change it. */
export async function lockThread(tx: Transaction<Database>, { orgId, userId }: Owner) {
  const { rows } = await sql<{ ai_thread_id: string }>`
    select ai_thread_id from ai_thread where org_id = ${orgId} and user_id = ${userId} for update`.execute(
    tx,
  );
  return rows[0]?.ai_thread_id;
}

/** Begins a conversation, or answers the one that somebody has begun at the same moment. */
export async function beginThread(tx: Transaction<Database>, owner: Owner, now: Date): Promise<string> {
  await sql`
    insert into ai_thread (org_id, user_id, started_at) values (${owner.orgId}, ${owner.userId}, ${now})
    on conflict (org_id, user_id) do nothing`.execute(tx);
  const id = await lockThread(tx, owner);
  if (id === undefined) throw new Error('A conversation with the assistant was not stored.');
  return id;
}

/** Deletes a conversation with all its messages. */
export async function deleteThread(tx: Transaction<Database>, { orgId, userId }: Owner): Promise<void> {
  await sql`delete from ai_thread where org_id = ${orgId} and user_id = ${userId}`.execute(tx);
}

/** The newest messages of somebody's conversation, oldest first. */
export async function findMessages(tx: Transaction<Database>, { orgId, userId }: Owner, limit: number) {
  const { rows } = await sql<MessageRow>`
    select ${columns} from ai_message message
    join ai_thread thread on thread.org_id = ${orgId} and thread.ai_thread_id = message.ai_thread_id
    left join claim_file file on file.org_id = ${orgId} and file.claim_file_id = message.claim_file_id
    where message.org_id = ${orgId} and thread.user_id = ${userId}
    order by message.position desc limit ${limit}`.execute(tx);
  return rows.reverse();
}

/** An output of somebody's own conversation, locked; nothing else of anybody is found. */
export async function lockOutput(tx: Transaction<Database>, { orgId, userId }: Owner, id: string) {
  const { rows } = await sql<MessageRow>`
    select ${columns} from ai_message message
    join ai_thread thread on thread.org_id = ${orgId} and thread.ai_thread_id = message.ai_thread_id
    left join claim_file file on file.org_id = ${orgId} and file.claim_file_id = message.claim_file_id
    where message.org_id = ${orgId} and message.ai_message_id = ${id} and thread.user_id = ${userId}
      and message.message_type = 'output' and message.type <> 'initial'
    for update of message`.execute(tx);
  return rows[0];
}

/** The message of a thread that a client named; an input and its output have one name. */
export async function findByClientId(
  tx: Transaction<Database>,
  orgId: string,
  threadId: string,
  { clientId, messageType }: { clientId: string; messageType: Message['message_type'] },
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from ai_message message
    left join claim_file file on file.org_id = ${orgId} and file.claim_file_id = message.claim_file_id
    where message.org_id = ${orgId} and message.ai_thread_id = ${threadId} and message.client_id = ${clientId}
      and message.message_type = ${messageType}`.execute(tx);
  return rows[0];
}

const contextQuestions = 3;
const contextMinutes = 15;

/** The last questions of the thread about the same file, oldest first: a question such as “and the phone?” continues them. */
export async function findQuestionsBefore(
  tx: Transaction<Database>,
  orgId: string,
  question: MessageRow,
): Promise<string[]> {
  if (question.claim_file_id === null) return [];
  const asked = await tx
    .selectFrom('ai_message')
    .where('org_id', '=', orgId)
    .where('ai_thread_id', '=', question.ai_thread_id)
    .where('claim_file_id', '=', question.claim_file_id)
    .where('message_type', '=', 'input')
    .where('position', '<', question.position)
    .where('system_time', '>=', new Date(question.system_time.getTime() - contextMinutes * 60_000))
    .select('content')
    .orderBy('position', 'desc')
    .limit(contextQuestions)
    .execute();
  return asked.map(({ content }) => content).reverse();
}

/** Whether any message of a thread has a name: given by a client, or the id of an answer, which names its result. */
export async function isNameTaken(
  tx: Transaction<Database>,
  orgId: string,
  threadId: string,
  name: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select exists (select from ai_message where org_id = ${orgId} and ai_thread_id = ${threadId}
      and (client_id = ${name} or ai_message_id::text = ${name})) as is_taken`.execute(tx);
  return rows[0]?.is_taken === true;
}

/** Whether a run of a thread is named so. */
export async function isRunTaken(
  tx: Transaction<Database>,
  orgId: string,
  threadId: string,
  runId: string,
): Promise<boolean> {
  const run = await tx
    .selectFrom('ai_message')
    .where('org_id', '=', orgId)
    .where('ai_thread_id', '=', threadId)
    .where('run_id', '=', runId)
    .select('run_id')
    .executeTakeFirst();
  return run !== undefined;
}

/** Adds messages to the end of a thread that the caller has locked. */
export async function appendMessages(
  tx: Transaction<Database>,
  orgId: string,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  for (const message of messages)
    await sql`
      insert into ai_message (org_id, ai_thread_id, position, client_id, run_id, message_type, type, run_status, content,
        language, assignment_id, claim_file_id, system_time)
      select ${orgId}, ${message.ai_thread_id}, coalesce(max(position), 0) + 1, ${message.client_id}, ${message.run_id},
        ${message.message_type}, ${message.type}, ${message.run_status}, ${message.content}, ${message.language},
        ${message.assignment_id ?? null}::uuid, ${message.claim_file_id ?? null}::uuid, ${now}
      from ai_message where org_id = ${orgId} and ai_thread_id = ${message.ai_thread_id}`.execute(tx);
}

/** What changes of an output. */
export type OutputChange = Partial<
  Pick<
    MessageRow,
    | 'type'
    | 'run_status'
    | 'content'
    | 'worded_by'
    | 'sources'
    | 'proposals'
    | 'decided_at'
    | 'rating'
    | 'system_time'
  > & { rating_reason: string | null }
>;

/** Changes an output. */
export async function changeOutput(
  tx: Transaction<Database>,
  orgId: string,
  id: string,
  { sources, proposals, ...change }: OutputChange,
): Promise<void> {
  const json = (value: JsonValue | undefined, name: string) =>
    value === undefined ? {} : { [name]: JSON.stringify(value) };
  await tx
    .updateTable('ai_message')
    .set({ ...change, ...json(sources, 'sources'), ...json(proposals, 'proposals') })
    .where('org_id', '=', orgId)
    .where('ai_message_id', '=', id)
    .execute();
}

/** The file of some work of the organisation. */
export async function findFileOfWork(tx: Transaction<Database>, orgId: string, assignmentId: string) {
  return tx
    .selectFrom('assignment')
    .where('org_id', '=', orgId)
    .where('assignment_id', '=', assignmentId)
    .select(['claim_file_id', 'claim_file_no', 'row_version'])
    .executeTakeFirst();
}
