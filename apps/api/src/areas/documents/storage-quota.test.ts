import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyUp } from '#src/testing/run-now.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls } from './testing/document-calls.ts';

const megabyte = 1024 * 1024;
const api = startTestApi({
  env: {
    STORAGE_SESSION_MB: '3',
    STORAGE_LINK_MB: '4',
    STORAGE_ADDRESS_MB: '7',
    STORAGE_CLAIM_MB: '6',
    STORAGE_ORGANISATION_GB: '1',
  },
});
const { newWork } = documentCalls(api);

/** A picture of so many bytes: what follows its end is overlooked by everybody. */
function pictureOf(bytes: number): Uint8Array {
  return Buffer.concat([onePixelPng, Buffer.alloc(bytes - onePixelPng.length)]);
}

async function send(
  who: CallerHeaders,
  {
    bytes = megabyte,
    from = '203.0.113.1',
    assignmentId,
  }: { bytes?: number; from?: string; assignmentId?: string } = {},
) {
  const fields = { doc_type_code: 'damage_photo', ...(assignmentId && { assignment_id: assignmentId }) };
  const form = multipart(fields, { name: 'a.png', content: pictureOf(bytes) });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    remoteAddress: from,
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
  return { status: answer.statusCode, body: answer.json<{ id: string; code?: string; context?: unknown }>() };
}

async function storedBytes(orgCode: string) {
  const orgId = await api.organisation(orgCode);
  const { rows } = await sql<{ counted: number; there: number }>`
    select bytes::float8 as counted, (select coalesce(sum(size_bytes + copy_size_bytes), 0)::float8 from document
      where org_id = ${orgId}) as there from organisation_storage where org_id = ${orgId}`.execute(
    api.database.kysely,
  );
  return rows[0];
}

const keptFiles = () =>
  readdirSync(join(api.runtime.files.incoming, '..'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

test('a guest session stores no more than its share, also when files come together; the other organisation goes on', async () => {
  const guest = await api.guestFor('demo');
  await send(await api.guestFor('demo'), { bytes: onePixelPng.length, from: '203.0.113.9' });
  const before = keptFiles();
  const together = await Promise.all([1, 2, 3, 4, 5].map(() => send(guest, { bytes: megabyte + 1 })));
  expect(together.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413, 413]);
  const refused = together.find(({ status }) => status === 413);
  expect(refused?.body).toMatchObject({
    code: 'storage_quota_exceeded',
    context: { of: 'session', limit: 3 * megabyte },
  });
  expect(keptFiles()).toBe(before + 2);
  expect((await send(await api.guestFor('alfa'))).status).toBe(201);
});

test('what a guest takes back makes room again', async () => {
  const guest = await api.guestFor('demo');
  const from = '203.0.113.2';
  const { body } = await send(guest, { bytes: 2 * megabyte, from });
  expect((await send(guest, { bytes: 2 * megabyte, from })).status).toBe(413);
  await api.inject({ method: 'POST', url: `/api/document/remove/${body.id}`, headers: guest });
  expect((await send(guest, { bytes: 2 * megabyte, from })).status).toBe(201);
});

test('an address stores no more than its share in a day, however many sessions it opens', async () => {
  const sent = async (orgCode: string) =>
    (await send(await api.guestFor(orgCode), { bytes: 2 * megabyte, from: '203.0.113.3' })).status;
  expect([await sent('demo'), await sent('demo'), await sent('demo')]).toEqual([201, 201, 201]);
  expect(await sent('demo')).toBe(413);
  expect(await sent('alfa')).toBe(201);
  await api.letPass({ minutes: 24 * 60 + 1 });
  expect(await sent('demo')).toBe(201);
});

test('a link stores no more than its share, however many sessions open it; a claim no more than its own', async () => {
  const { assignment_id: assignmentId } = await newWork();
  const guest = { assignmentType: 'assessment', assignmentId };
  const [one, other] = [await api.guestFor('demo', guest), await api.guestFor('demo', guest)];
  await sql`update session set guest_access_id = (select min(guest_access_id::text)::uuid from guest_access
      where guest_access.assignment_id = ${assignmentId})
    where guest_assignment_id = ${assignmentId}`.execute(api.database.kysely);
  expect((await send(one, { bytes: 2 * megabyte, from: '203.0.113.4' })).status).toBe(201);
  const second = await send(other, { bytes: 2 * megabyte + 1, from: '203.0.113.5' });
  expect(second.body).toMatchObject({ code: 'storage_quota_exceeded', context: { of: 'link' } });

  const ana = await api.tokenFor('ana.ionescu');
  const byStaff = () => send(ana, { bytes: 2 * megabyte, assignmentId });
  expect([(await byStaff()).status, (await byStaff()).status]).toEqual([201, 201]);
  expect((await byStaff()).body).toMatchObject({
    code: 'storage_quota_exceeded',
    context: { of: 'claim', limit: 6 * megabyte },
  });
});

test('an organisation stores no more than its share, the other one is not asked', async () => {
  const demo = await api.organisation('demo');
  await sql`update organisation_storage set bytes = bytes + 1024 * 1024 * 1024 where org_id = ${demo}`.execute(
    api.database.kysely,
  );
  const from = '203.0.113.6';
  const ana = await api.tokenFor('ana.ionescu');
  const refused = await send(ana, { from, assignmentId: (await newWork()).assignment_id });
  expect(refused.body).toMatchObject({ code: 'storage_quota_exceeded', context: { of: 'organisation' } });
  const stranger = await api.tokenFor('alfa.ana');
  expect((await send(stranger, { from, assignmentId: (await newWork('alfa')).assignment_id })).status).toBe(
    201,
  );
  await sql`update organisation_storage set bytes = bytes - 1024 * 1024 * 1024 where org_id = ${demo}`.execute(
    api.database.kysely,
  );
});

test('what is counted is what is there: after uploads, copies, and what was abandoned', async () => {
  await send(await api.guestFor('demo'), { from: '203.0.113.8' });
  await api.makeCopies();
  const now = await storedBytes('demo');
  expect(now?.counted).toBe(now?.there);
  await api.letPass({ minutes: 3 * 24 * 60 });
  await tidyUp(api.runtime);
  const later = await storedBytes('demo');
  expect(later?.counted).toBe(later?.there);
  expect(later?.there).toBeLessThan(now?.there ?? 0);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from document where address_key is not null`.execute(
    api.database.kysely,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
