import { sql } from 'kysely';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

/** The calls of somebody who has opened a case on the tracker with the code that went to `partyId`. */
export async function trackerCalls(api: TestApi, claimFileId: string, partyId: string | null) {
  const headers = await api.trackerFor('demo', claimFileId);
  await sql`
    insert into challenge (org_id, kind, subject_hash, claim_file_id, party_id, opened_session_id, status, expire_time)
    select org_id, 'tracker', repeat('0', 64), claim_file_id, ${partyId}, ${sessionIdOf(headers['x-refresh-token'])},
      'validated', now() from claim_file where claim_file_id = ${claimFileId}`.execute(api.database.kysely);
  const call = (method: 'GET' | 'POST', name: string, payload?: object) =>
    api.injectTracker({
      method,
      url: `/api/settlement/${name}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  return {
    call,
    headers,
    /** Uploads a photo, which waits for the objection. */
    async upload(name: string) {
      const form = multipart({ doc_type_code: 'other' }, { name, content: onePixelPng });
      const answer = await api.injectTracker({
        method: 'POST',
        url: '/api/document/upload',
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      });
      return { statusCode: answer.statusCode, id: answer.json<{ id: string }>().id };
    },
  };
}
