import { sql } from 'kysely';
import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

/** Outputs of the owner of the sweeps, one for each step of a question. */
const ownIds = {
  answered: '01900000-0000-7000-8000-0000000a0001',
  saved: '01900000-0000-7000-8000-0000000a0002',
  decided: '01900000-0000-7000-8000-0000000a0003',
  stopped: '01900000-0000-7000-8000-0000000a0004',
};

export const samples: AreaSamples = {
  identifiers: async (api) => ({ ...(await newConversation(api)) }),
  particularIdentifiers: {
    completeAssistantMessage: { id: ownIds.answered },
    rateAssistantMessage: { id: ownIds.answered },
    decideAssistantProposals: { id: ownIds.saved },
    processAssistantMessage: { id: ownIds.decided },
    stopAssistantMessage: { id: ownIds.stopped },
    sendAssistantMessage: { thread_id: '', run_id: 'sample-run', message_id: 'sample-question' },
  },
  bodies: {
    sendAssistantMessage: () => ({ message_content: 'Ce este o coadă?', delete_thread: false }),
    decideAssistantProposals: () => ({ accepted_proposal_numbers: [] }),
    rateAssistantMessage: () => ({ rating: 'good' }),
    saveAssistantSettings: () => ({
      is_on: true,
      role_codes: ['claims.handler', 'claims.manager', 'AC.Assessor'],
      uses_model: true,
      row_version: 1,
    }),
  },
  naming: {
    sendAssistantMessage: ({ assignment_id: assignmentId }) => ({
      message_content: 'Ce lipsește?',
      assignment_id: assignmentId,
    }),
  },
  // A question may end the conversation before it, and with it the outputs that the other calls are about.
  takenBack: { sendAssistantMessage: ({ api }) => newConversation(api) },
  shownBy: { sendAssistantMessage: ['browseAssistantMessages'] },
};

/** A conversation of the owner of the sweeps in which every step can be taken. */
async function newConversation(api: TestApi) {
  const { orgId, userId } = await api.userNamed('maria.stan');
  const { kysely } = api.database;
  await sql`delete from ai_thread where org_id = ${orgId} and user_id = ${userId}`.execute(kysely);
  const { rows } = await sql<{ id: string }>`
    insert into ai_thread (org_id, user_id) values (${orgId}, ${userId})
    returning ai_thread_id as id`.execute(kysely);
  const threadId = rows[0]?.id ?? '';
  const outputs = [
    [ownIds.answered, null, false],
    [ownIds.saved, 'saved', false],
    [ownIds.decided, 'saved', true],
    [ownIds.stopped, null, false],
  ] as const;
  for (const [position, [id, status, isDecided]] of outputs.entries())
    await sql`
      insert into ai_message (org_id, ai_message_id, ai_thread_id, position, client_id, message_type, type, run_status,
        content, language, decided_at)
      values (${orgId}, ${id}, ${threadId}, ${position + 1}, ${id}, 'output', 'answer', ${status}, 'Da.', 'ro',
        ${isDecided ? new Date() : null})`.execute(kysely);
  return { thread_id: threadId };
}
