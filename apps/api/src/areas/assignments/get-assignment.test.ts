import type { SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

test('a file opens with its event, vehicles and people, personal numbers masked', async () => {
  const claim = await aClaim(api);
  await ana.post(`/api/claim/changeParty/${claim.claimFileId}/${claim.claimantPartyId}`, {
    row_version: 1,
    changes: { cnp: '1850725400010' },
  });
  const { assignment_id } = await claim.work('claim_notification');
  const detail = await ana.detail({ assignment_id, claim_file_no: claim.claimFileNo });
  expect(detail.header).toMatchObject({ assignment_id, plate: 'CJ12ABC' });
  expect(detail.event?.date).toBe('2026-03-03');
  expect(detail.vehicles).toMatchObject([{ plate: 'CJ12ABC' }]);
  const masks = detail.parties.map((party) => party.cnp_masked).filter((mask) => mask !== null);
  expect(masks).toEqual(['**********010']);
});

test('a file says when its claim was reported, not when this work on it began', async () => {
  const row = await aPieceOfWork(api);
  const reported = new Date('2026-01-05T07:30:00Z');
  await sql`update claim_file set opened_at = ${reported} where claim_file_id = ${row.claim_file_id}`.execute(
    api.database.kysely,
  );
  expect((await ana.detail(row)).header.opened_at).toBe(reported.toISOString());
});

test('an assignment under another file number does not exist', async () => {
  const { assignment_id: id } = await aPieceOfWork(api);
  const answer = await ana.get(`/api/assignment/getById/DM26R9999999/${id}`);
  expect(answer.statusCode).toBe(404);
});

test('each look at a file is in the audit log', async () => {
  const row = await aPieceOfWork(api);
  await ana.detail(row);
  const { rows } = await sql<{ actor_user_id: string }>`
    select actor_user_id from audit_log where event = 'ASSIGNMENT_VIEWED' and entity_id = ${row.assignment_id}
  `.execute(api.database.kysely);
  expect(rows.at(-1)?.actor_user_id).toBe((await api.userNamed('ana.ionescu')).userId);
});

test('a guest sees the assignment of the link and no other', async () => {
  const key = 'a-guest-assignment-key-01';
  const work = await aPieceOfWork(api, { type: 'assessment', status: 'scheduled', owner: 'elena.rusu' });
  const assignmentId = work.assignment_id;
  await sql`insert into guest_access (org_id, key_hash, assignment_type_code, assignment_id, expires_at)
    values (${work.org_id}, encode(sha256(${key}::bytea), 'hex'), 'assessment', ${assignmentId},
      ${api.now()}::timestamptz + interval '1 day')`.execute(api.database.kysely);
  const guest = await api.guestFor('demo', { assignmentType: 'assessment', assignmentId });
  const answer = await api.inject({ url: `/api/assignment/getForGuest/${key}`, headers: guest });
  const shown = answer.json<SuccessBody<'getGuestAssignment'>>();
  expect(shown.claim_file_no).toBe(work.claim_file_no);
  // RCA is paid within ten days of an accepted offer; the link ends on a day that the guest reads.
  expect(shown.days_to_pay).toBe(10);
  expect(new Date(shown.link_works_until).getTime()).toBeGreaterThan(api.now().getTime());

  const other = await api.inject({
    url: '/api/assignment/getForGuest/another-guest-assignment-key',
    headers: guest,
  });
  expect(other.statusCode).toBe(404);
  const stranger = await api.guestFor('demo');
  const refused = await api.inject({ url: `/api/assignment/getForGuest/${key}`, headers: stranger });
  expect(refused.statusCode).toBe(404);
});

test('statuses come in the order of the process, in the language asked for', async () => {
  const statuses = (await ana.get('/api/assignment/browseStatuses', 'en')).json<
    SuccessBody<'browseStatuses'>
  >();
  const ofNotification = statuses.filter((status) => status.assignment_type === 'claim_notification');
  expect(ofNotification.map((status) => status.order)).toEqual(
    ofNotification.map((status) => status.order).sort((a, b) => a - b),
  );
  expect(ofNotification.find((status) => status.code === 'submitted')?.name).toBe('Submitted');
});
