import { createHash } from 'node:crypto';
import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';
import { posted } from '#src/testing/world/posted.ts';
import { moneyCalls, sentOffer } from '../settlement/testing/money-calls.ts';
import { trackerCalls } from '../settlement/testing/tracker-calls.ts';

const api = startTestApi();

/** A claim with an offer to answer and papers to send, and the page of a guest whose link was made for a party. */
async function askedClaim() {
  const claim = await aClaim(api)
    .valued()
    .and((made) => confirmEmail(api, made));
  const { assignment_id: assignmentId, assignment_key } = await claim.main();
  const file = {
    assignment_id: assignmentId,
    claim_file_id: claim.claimFileId,
    claim_file_no: claim.claimFileNo,
    claimant_party_id: claim.claimantPartyId,
  };
  await sentOffer(moneyCalls(api, await api.tokenFor('ana.ionescu')), file);
  await posted(api, await api.tokenFor('ana.ionescu'), '/api/document/request', {
    assignment_id: assignmentId,
    doc_type_codes: ['damage_photo'],
    recipient_party_id: claim.claimantPartyId,
    channel: 'email',
    due_date: '2026-03-11',
  });
  async function guestSession(partyId: string | null) {
    const key = `${assignment_key}-${partyId === null ? 'nobody' : 'party'}`;
    const hash = createHash('sha256').update(key).digest('hex');
    const { rows } = await sql<{ type: string }>`
      insert into guest_access (org_id, key_hash, assignment_type_code, assignment_id, party_id, expires_at)
      select org_id, ${hash}, assignment_type_code, assignment_id, ${partyId}, ${api.now()}::timestamptz + interval '9 days'
      from assignment where assignment_id = ${assignmentId} returning assignment_type_code as type`.execute(
      api.database.kysely,
    );
    const headers = await api.guestFor('demo', { assignmentType: rows[0]?.type ?? '', assignmentId });
    return { key, headers: { ...headers } };
  }
  async function guestOf(partyId: string | null) {
    const { key, headers } = await guestSession(partyId);
    const answer = await api.inject({ url: `/api/assignment/getForGuest/${key}`, headers });
    return answer.json<SuccessBody<'getGuestAssignment'>>();
  }
  return { claim, guestOf, guestSession };
}

test('S19 S14 a guest and the tracker of the same person name the same things to do, with the same dates, and the same contact', async () => {
  const { claim, guestOf } = await askedClaim();
  const { headers, call } = await trackerCalls(api, claim.claimFileId, claim.claimantPartyId);
  const url = `/api/tracker/findTackerCaseData/${claim.claimFileNo}`;
  const { currentEvent: event } = (await api.injectTracker({ url, headers: { ...headers } })).json<
    SuccessBody<'findTrackerCaseData'>
  >();
  const guest = await guestOf(claim.claimantPartyId);
  expect(event.open_tasks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['documents', 'offer']));

  // A visit belongs to the link of its own work.
  expect(guest.open_tasks).toEqual(event.open_tasks.filter(({ kind }) => kind !== 'visit'));
  expect(guest.requests).toEqual(event.active_doc_requests);
  expect(guest.requests[0]?.items).toMatchObject([{ state: 'requested', reject_reason: null }]);
  expect(guest.contact).toEqual(event.contact);

  // The pages of the things themselves name the same day.
  const offer = (await call('GET', 'getReceivedOffer')).json<Schema<'ReceivedOffer'>>();
  const dayOf = (wanted: string) => event.open_tasks.find(({ kind }) => kind === wanted)?.due_date;
  expect(dayOf('offer')).toBe(offer.answer_by);
  expect(dayOf('documents')).toBe(event.active_doc_requests[0]?.due_date);
});

test('S19 a link that was made for nobody in particular names nothing that belongs to the claimant', async () => {
  const { guestOf } = await askedClaim();
  const { open_tasks: tasks, requests, contact } = await guestOf(null);
  expect(requests).toEqual([]);
  expect(tasks.filter(({ kind }) => kind !== 'visit')).toEqual([]);
  expect(contact?.phone).toBe('+40210000100');
});

test('S19 a guest writes to the handler in the conversation of the tracker; a link for nobody and another key open none', async () => {
  const { claim, guestSession } = await askedClaim();
  const { key, headers } = await guestSession(claim.claimantPartyId);
  const urlOf = (of: string) => `/api/assignment/guestMessages/${of}`;
  const write = (of: string, by = headers) =>
    api.inject({
      method: 'POST',
      url: urlOf(of),
      headers: by,
      payload: { text: 'Ce CUI trece pe factură?' },
    });
  expect((await write(key)).statusCode).toBe(201);

  const tracker = await trackerCalls(api, claim.claimFileId, claim.claimantPartyId);
  const onTracker = await api.injectTracker({
    url: '/api/tracker/browseMessages',
    headers: { ...tracker.headers },
  });
  const read = await api.inject({ url: urlOf(key), headers });
  expect(read.json()).toEqual(onTracker.json());
  expect(read.json<Schema<'ClaimantMessages'>>().items).toMatchObject([
    { is_own: true, text: 'Ce CUI trece pe factură?' },
  ]);

  const nobody = await guestSession(null);
  for (const [of, by] of [
    [nobody.key, nobody.headers],
    [nobody.key, headers],
    [`${key}x`, headers],
  ] as const)
    expect([
      (await api.inject({ url: urlOf(of), headers: by })).statusCode,
      (await write(of, by)).statusCode,
    ]).toEqual([404, 404]);
});
