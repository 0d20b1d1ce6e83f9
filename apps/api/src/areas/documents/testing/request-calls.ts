import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { aPieceOfWork, type Piece } from '#src/testing/some-work.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';

/** Work whose claimant can be reached by e-mail, and the claimant. */
export type AskableWork = {
  assignment_id: string;
  claim_file_id: string;
  claim_file_no: string;
  party_id: string;
  email: string;
};

const claimants = { count: 0 };

type Post = (who: CallerHeaders | undefined, url: string, payload?: object) => ReturnType<TestApi['inject']>;

/** What tests of requests for documents ask the server for. */
export function requestCalls(api: TestApi) {
  const post: Post = (who, url, payload = {}) =>
    api.inject({ method: 'POST', url, payload, ...(who !== undefined && { headers: who }) });

  /** Asks the claimant of some work by e-mail; answers the request, and the key that only the claimant gets. */
  async function asked(
    who: CallerHeaders,
    work: AskableWork,
    docTypeCodes: readonly string[],
    { dueDate = addDays(localDateOf(api.now()), 7) } = {},
  ) {
    const answer = await post(who, '/api/document/request', {
      assignment_id: work.assignment_id,
      doc_type_codes: docTypeCodes,
      recipient_party_id: work.party_id,
      channel: 'email',
      due_date: dueDate,
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
    askableWork: (piece: Piece = {}) => newAskableWork(api, piece),
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

/** New work on a claim file of its own, whose claimant has confirmed an e-mail address and a mobile number. */
async function newAskableWork(api: TestApi, piece: Piece): Promise<AskableWork> {
  const { assignment_id, claim_file_id } = await aPieceOfWork(api, piece);
  claimants.count += 1;
  const email = `claimant${claimants.count}@example.com`;
  const phone = `+4072200${String(claimants.count).padStart(4, '0')}`;
  const { rows } = await sql<Pick<AskableWork, 'claim_file_no' | 'party_id'>>`
    with file as (select * from claim_file where claim_file_id = ${claim_file_id}), channels as (
      insert into contact_channel (org_id, party_id, kind, value, confirmed_at)
      select org_id, claimant_party_id, kind, value, now()
      from file, (values ('email', ${email}), ('phone', ${phone})) as channel (kind, value))
    select claim_file_no, claimant_party_id as party_id from file`.execute(api.database.kysely);
  const [file] = rows;
  if (file === undefined) throw new Error('The claim file was not stored.');
  return { assignment_id, claim_file_id, email, ...file };
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
