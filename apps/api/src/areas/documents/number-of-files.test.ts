import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls } from './testing/document-calls.ts';

const api = startTestApi({ env: { FILES_LINK: '4', FILES_ADDRESS: '6', FILES_CLAIM: '8' } });
const { newWork } = documentCalls(api);

async function send(who: CallerHeaders, from: string, assignmentId?: string) {
  const fields = { doc_type_code: 'damage_photo', ...(assignmentId && { assignment_id: assignmentId }) };
  const form = multipart(fields, { name: 'a.png', content: onePixelPng });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    remoteAddress: from,
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
  return answer.statusCode === 201 ? 'stored' : answer.json<{ code: string; context: unknown }>();
}

const full = (of: string, limit: number) => ({ code: 'too_many_files', context: { of, limit } });

test('tiny files are limited by their number: of a link, also when they come together, and of a claim', async () => {
  const { assignment_id: assignmentId } = await newWork();
  const guest = await api.guestFor('demo', { assignmentType: 'assessment', assignmentId });
  const sent = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(guest, '203.0.113.1')));
  expect(sent.filter((answer) => answer === 'stored')).toHaveLength(4);
  expect(sent.find((answer) => answer !== 'stored')).toMatchObject(full('link', 4));

  const ana = await api.tokenFor('ana.ionescu');
  const byStaff = () => send(ana, '203.0.113.2', assignmentId);
  expect([await byStaff(), await byStaff(), await byStaff(), await byStaff()]).toEqual(
    Array(4).fill('stored'),
  );
  expect(await byStaff()).toMatchObject(full('claim', 8));
  expect(await send(ana, '203.0.113.2', (await newWork()).assignment_id)).toBe('stored');
});

test('an address sends no more files in a day, however many sessions it opens', async () => {
  const from = '203.0.113.3';
  for (let session = 0; session < 3; session += 1) {
    const guest = await api.guestFor('demo');
    expect([await send(guest, from), await send(guest, from)]).toEqual(['stored', 'stored']);
  }
  expect(await send(await api.guestFor('demo'), from)).toMatchObject(full('address', 6));
  expect(await send(await api.guestFor('demo'), '203.0.113.4')).toBe('stored');
  expect(await send(await api.guestFor('alfa'), from)).toBe('stored');
  await api.letPass({ minutes: 24 * 60 + 1 });
  expect(await send(await api.guestFor('demo'), from)).toBe('stored');
});

test('documents are listed page by page, all of them once, with their number', async () => {
  const { assignment_id: assignmentId } = await newWork();
  const ana = await api.tokenFor('ana.ionescu');
  await send(ana, '203.0.113.5', assignmentId);
  // Three at each second: pages also break between documents of the same moment.
  await sql`insert into document (org_id, doc_type_code, claim_file_id, assignment_id, file_name, mime_type, size_bytes,
      sha256, storage_key, visibility, system_time)
    select org_id, doc_type_code, claim_file_id, assignment_id, 'copy-' || number, mime_type, size_bytes, sha256, storage_key,
      visibility, system_time - make_interval(secs => 1 + number / 3)
    from document, generate_series(1, 624) number
    where assignment_id = ${assignmentId}`.execute(api.database.kysely);

  const read = async (after?: string) => {
    const query = after === undefined ? '' : `?after=${after}`;
    const url = `/api/document/browse/${assignmentId}${query}`;
    return (await api.inject({ url, headers: ana })).json<Schema<'DocumentPage'>>();
  };
  const names: string[] = [];
  let page = await read();
  while (page.next_cursor !== null) {
    expect([page.items.length, page.total]).toEqual([60, 625]);
    names.push(...page.items.map((document) => document.file_name));
    page = await read(page.next_cursor);
  }
  names.push(...page.items.map((document) => document.file_name));
  expect([names.length, new Set(names).size]).toEqual([625, 625]);
  expect([names[0], names.at(-1)]).toEqual(['a.png', 'copy-624']);
  expect(
    (await api.inject({ url: `/api/document/browse/${assignmentId}?after=x`, headers: ana })).statusCode,
  ).toBe(400);
});
