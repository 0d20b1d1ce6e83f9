import type { SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';

const api = startTestApi({ world: 'demo' });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

test('a file opens with its event, vehicles and people, personal numbers masked', async () => {
  const [row] = (await ana.worklist()).items;
  if (row === undefined) throw new Error('The worklist is empty.');
  const detail = await ana.detail(row);
  expect(detail.header).toMatchObject({ assignment_id: row.assignment_id, plate: row.plate });
  expect(detail.event?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(detail.vehicles.length).toBeGreaterThan(0);
  const masks = detail.parties.map((party) => party.cnp_masked).filter((mask) => mask !== null);
  for (const mask of masks) expect(mask).toMatch(/^\*{10}\d{3}$/);
});

test('a file says when its claim was reported, not when this work on it began', async () => {
  const [row] = (await ana.worklist()).items;
  if (row === undefined) throw new Error('The worklist is empty.');
  const reported = new Date('2026-01-05T07:30:00Z');
  await sql`update claim_file set opened_at = ${reported} where claim_file_id = ${row.claim_file_id}`.execute(
    api.database.kysely,
  );
  expect((await ana.detail(row)).header.opened_at).toBe(reported.toISOString());
});

test('an assignment under another file number does not exist', async () => {
  const [row] = (await ana.worklist()).items;
  const answer = await ana.get(`/api/assignment/getById/DM26R9999999/${row?.assignment_id ?? ''}`);
  expect(answer.statusCode).toBe(404);
});

test('each look at a file is in the audit log', async () => {
  const [row] = (await ana.worklist()).items;
  if (row === undefined) throw new Error('The worklist is empty.');
  await ana.detail(row);
  const { rows } = await sql<{ actor_user_id: string }>`
    select actor_user_id from audit_log where event = 'ASSIGNMENT_VIEWED' and entity_id = ${row.assignment_id}
  `.execute(api.database.kysely);
  expect(rows.at(-1)?.actor_user_id).toBe((await api.userNamed('ana.ionescu')).userId);
});

test('a guest sees the assignment of the link and no other', async () => {
  const key = 'demo-guest-assignment-key-01';
  const { rows } = await sql<{ assignment_id: string }>`
    select assignment_id from guest_access where key_hash = encode(sha256(${key}::bytea), 'hex')
  `.execute(api.database.kysely);
  const assignmentId = rows[0]?.assignment_id ?? '';
  const guest = await api.guestFor('demo', { assignmentType: 'assessment', assignmentId });
  const answer = await api.inject({ url: `/api/assignment/getForGuest/${key}`, headers: guest });
  expect(answer.json<SuccessBody<'getGuestAssignment'>>().claim_file_no).toMatch(/^DM/);

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
