import { isThreadOver } from '@dosar/assistant-domain';
import { newId } from '@dosar/kernel/ids';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { mustHaveAssistant } from '../settings/assistant-access.ts';
import { greeting, initialMessage, shownMessage } from './message-view.ts';
import { questionName } from './question-name.ts';
import {
  appendMessages,
  beginThread,
  deleteThread,
  findByClientId,
  findFileOfWork,
  findMessages,
  isRunTaken,
  lockThread,
} from './thread-repository.ts';

const mostMessages = 500;

/** The caller's present conversation (specification C32). */
export async function browseMessages(
  call: Call<'browseAssistantMessages'>,
): Promise<Schema<'AssistantMessage'>[]> {
  const { tx, caller, language, now } = call;
  await mustHaveAssistant(call);
  const rows = await findMessages(tx, caller, mostMessages);
  return rows.length === 0 ? [initialMessage(language, now)] : rows.map(shownMessage);
}

/**
 * Stores a question and answers the output that is pending for it (specification C33).
 *
 * The same question again, by its `message_id`, answers the same output; another one of that name is a run of its own. A
 * conversation that is over gives way to a new one (T5).
 */
export async function sendMessage(call: Call<'sendAssistantMessage'>): Promise<Schema<'AssistantMessage'>> {
  const { tx, caller, body, language, now, audit } = call;
  await mustHaveAssistant(call);
  const content = body.message_content.trim();
  if (content === '')
    throw new Problem(400, 'validation_failed', {
      fields: [{ field: 'message_content', code: 'required' }],
    });
  const present = await lockThread(tx, caller);
  if (present !== undefined && (body.thread_id ?? present) !== present) throw notFound();
  // Whoever begins a conversation at the same moment is waited for, so that a question sent twice is found.
  let threadId = await beginThread(tx, caller, now);
  const asked = { clientId: body.message_id ?? newId(), content, assignmentId: body.assignment_id ?? null };
  const { clientId, repeated } = await questionName(tx, { orgId: caller.orgId, threadId }, asked);
  if (repeated !== undefined) {
    audit.subject(repeated.ai_message_id);
    return shownMessage(repeated);
  }
  if (body.delete_thread === true || (await isOver(call))) {
    await deleteThread(tx, caller);
    threadId = await beginThread(tx, caller, now);
  }
  const before = await findMessages(tx, caller, mostMessages);
  if (before.some(({ run_status: status }) => status === 'pending')) throw new Problem(409, 'assistant_busy');

  const file = await fileOf(call);
  const shared = {
    ai_thread_id: threadId,
    client_id: clientId,
    run_id: await newRun(call, threadId),
    language,
    assignment_id: body.assignment_id ?? null,
    claim_file_id: file?.claim_file_id ?? null,
  };
  const first = { ...shared, client_id: 'initial', run_id: null, assignment_id: null, claim_file_id: null };
  await appendMessages(
    tx,
    caller.orgId,
    [
      ...(before.length === 0
        ? [
            {
              ...first,
              message_type: 'output',
              type: 'initial',
              run_status: null,
              content: greeting(language),
            } as const,
          ]
        : []),
      { ...shared, message_type: 'input', type: 'question', run_status: null, content },
      { ...shared, message_type: 'output', type: 'answer', run_status: 'pending', content: '' },
    ],
    now,
  );
  const output = await findByClientId(tx, caller.orgId, threadId, { clientId, messageType: 'output' });
  if (output === undefined) throw new Error('A question to the assistant was not stored.');
  audit.subject(output.ai_message_id);
  return shownMessage(output);
}

type Sending = Call<'sendAssistantMessage'>;

async function isOver({ tx, caller, now }: Sending): Promise<boolean> {
  const rows = await findMessages(tx, caller, mostMessages);
  const last = rows.at(-1);
  if (last === undefined) return false;
  const isInitialOnly = rows.every(({ type }) => type === 'initial');
  return isThreadOver(localDateOf(last.system_time), localDateOf(now), isInitialOnly);
}

/** The name of the run: the client's, unless it is that of a run before. */
async function newRun({ tx, caller, body }: Sending, threadId: string): Promise<string> {
  const runId = body.run_id ?? newId();
  return (await isRunTaken(tx, caller.orgId, threadId, runId)) ? newId() : runId;
}

async function fileOf({ tx, caller, body }: Sending) {
  if (body.assignment_id === null || body.assignment_id === undefined) return undefined;
  const file = await findFileOfWork(tx, caller.orgId, body.assignment_id);
  if (file === undefined) throw notFound();
  return file;
}
