import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';

/** Work whose claimant can be reached by e-mail, and the claimant. */
export type AskableWork = {
  assignment_id: string;
  claim_file_id: string;
  claim_file_no?: string;
  party_id: string;
  email: string;
};

type Post = (who: CallerHeaders | undefined, url: string, payload?: object) => ReturnType<TestApi['inject']>;

/** What tests of requests for documents ask the server for. */
export function requestCalls(api: TestApi) {
  const post: Post = (who, url, payload = {}) =>
    api.inject({ method: 'POST', url, payload, ...(who !== undefined && { headers: who }) });

  /** A different piece of work each time it is asked with another number. */
  async function askableWork(number = 0, orgCode = 'demo'): Promise<AskableWork> {
    const { rows } = await sql<AskableWork>`
      select distinct on (f.claim_file_id) a.assignment_id, a.claim_file_id, f.claim_file_no, f.claimant_party_id as party_id, c.value as email
      from assignment a
      join claim_file f on f.org_id = a.org_id and f.claim_file_id = a.claim_file_id
      join contact_channel c on c.org_id = f.org_id and c.party_id = f.claimant_party_id and c.kind = 'email'
        and c.confirmed_at is not null and c.bounced_at is null
      where a.org_id = ${await api.organisation(orgCode)} and a.list_code = 'active'
        and not exists (select from doc_request r where r.org_id = f.org_id and r.claim_file_id = f.claim_file_id)
      order by f.claim_file_id, a.assignment_id limit 30`.execute(api.database.kysely);
    const work = rows[number];
    if (work === undefined) throw new Error('The demo world has too few claimants with a confirmed address.');
    return work;
  }

  /** Asks the claimant of some work by e-mail; answers the request, and the key that only the claimant gets. */
  async function asked(who: CallerHeaders, work: AskableWork, docTypeCodes: readonly string[]) {
    const answer = await post(who, '/api/document/request', {
      assignment_id: work.assignment_id,
      doc_type_codes: docTypeCodes,
      recipient_party_id: work.party_id,
      channel: 'email',
      due_date: new Date(api.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const request = answer.json<Schema<'DocRequest'>>();
    return { request, key: await keyOf(request.id) };
  }

  async function keyOf(docRequestId: string): Promise<string> {
    const { rows } = await sql<{ request_key: string }>`
      select request_key from doc_request where doc_request_id = ${docRequestId}`.execute(
      api.database.kysely,
    );
    return rows[0]?.request_key ?? '';
  }

  return {
    post,
    askableWork,
    asked,
    ...guestCalls(api, post),
    async requestsOf(who: CallerHeaders, work: AskableWork): Promise<Schema<'DocRequest'>[]> {
      const answer = await api.inject({
        url: `/api/document/browseRequests/${work.assignment_id}`,
        headers: who,
      });
      return answer.json();
    },
    /** Accepts or refuses everything that came for an item. */
    async judge(who: CallerHeaders, work: AskableWork, documentIds: readonly string[], reason?: string) {
      const { rows } = await sql<{ document_id: string; row_version: number }>`
        select document_id, row_version from document where document_id = any (${[...documentIds]}::uuid[])`.execute(
        api.database.kysely,
      );
      return post(who, `/api/document/judge/${work.assignment_id}`, {
        documents: rows,
        ...(reason === undefined ? { verdict: 'accepted' } : { verdict: 'rejected', reason }),
      });
    },
  };
}

/** What the guest who came by the link of a request does. */
function guestCalls(api: TestApi, post: Post) {
  const open = (key: string) =>
    post(undefined, '/api/auth/guestToken', { assignment_type: 'doc_request', assignment_key: key });

  return {
    open,
    /** The headers of the guest who came by the link of a request. */
    async guestOf(key: string): Promise<CallerHeaders> {
      const answer = await open(key);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return headersOf(answer.json<Schema<'AuthTokens'>>());
    },
    async seenBy(guest: CallerHeaders): Promise<Schema<'RequestedDocuments'>> {
      const answer = await api.inject({ url: '/api/document/getRequested', headers: guest });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    /** Uploads a small picture for an item. */
    upload(guest: CallerHeaders, itemId: string | undefined, name = 'talon.png') {
      const form = multipart(
        { doc_type_code: 'damage_photo', ...(itemId !== undefined && { doc_request_item_id: itemId }) },
        { name, content: onePixelPng },
      );
      return api.inject({
        method: 'POST',
        url: '/api/document/upload',
        headers: { ...guest, ...form.headers },
        payload: form.payload,
      });
    },
  };
}
