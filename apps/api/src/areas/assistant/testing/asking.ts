import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach } from 'vitest';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { runNow } from '#src/testing/run-now.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';
import { indexArticlesJob } from '../knowledge/index-articles-job.ts';

export type Message = Schema<'AssistantMessage'>;

/** Ana with a claim that she has taken in, and her ways to ask; each test begins without a conversation. */
export function useAsking(api: TestApi) {
  const kept: { ana?: CallerHeaders; orgId?: string; assignmentId?: string; claimFileId?: string } = {};
  beforeAll(async () => {
    await runNow(indexArticlesJob, api.runtime);
    kept.ana = await api.tokenFor('ana.ionescu');
    kept.orgId = await api.organisation('demo');
    const claim = await aClaim(api).takenIn();
    kept.assignmentId = (await claim.main()).assignment_id;
    await posted(api, kept.ana, `/api/assignment/take/${kept.assignmentId}`, {});
    kept.claimFileId = claim.claimFileId;
  });
  beforeEach(async () => {
    await sql`delete from ai_thread`.execute(api.database.kysely);
    await sql`delete from ai_model_call`.execute(api.database.kysely);
  });

  const headers = () => kept.ana ?? {};
  const post = (path: string, payload: object) =>
    api.inject({ method: 'POST', url: `/api/aiAssistant/${path}`, headers: headers(), payload });
  const get = (path: string) => api.inject({ url: `/api/aiAssistant/${path}`, headers: headers() });
  const send = async (text: string, isOfFile = true) =>
    (
      await post('sendMessage', {
        message_content: text,
        ...(isOfFile && { assignment_id: kept.assignmentId }),
      })
    ).json<Message>();
  const complete = async ({ id }: Message) => (await get(`completeLastMessage/${id}`)).json<Message>();
  return {
    headers,
    post,
    get,
    send,
    complete,
    ask: async (text: string, isOfFile = true) => complete(await send(text, isOfFile)),
    get assignmentId() {
      return kept.assignmentId ?? '';
    },
    get claimFileId() {
      return kept.claimFileId ?? '';
    },
    get orgId() {
      return kept.orgId ?? '';
    },
    /** Switches the model on or off for the organisation. */
    useModel: (isUsed: boolean) =>
      sql`update organisation set app_metadata = app_metadata || ${JSON.stringify({ assistant_uses_model: isUsed })}::jsonb
        where org_id = ${kept.orgId}`.execute(api.database.kysely),
  };
}
