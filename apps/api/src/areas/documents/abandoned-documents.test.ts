import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyUp } from '#src/testing/run-now.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { documentCalls } from './testing/document-calls.ts';

const api = startTestApi();
const { newWork } = documentCalls(api);

async function uploaded(who: CallerHeaders): Promise<string> {
  const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'a.png', content: onePixelPng });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
  return answer.json<Schema<'UploadedDocument'>>().id;
}

async function homeOf(id: string) {
  const { rows } = await sql<{ claim_file_id: string | null; assignment_id: string | null }>`
    select claim_file_id, assignment_id from document where document_id = ${id}`.execute(api.database.kysely);
  return rows[0];
}

async function dayPasses(): Promise<void> {
  await api.letPass({ minutes: 24 * 60 + 1 });
  await tidyUp(api.runtime);
}

test.each(['demo', 'alfa'] as const)(
  'what a guest of an assignment of %s sends stays with it, whatever time passes',
  async (code) => {
    const work = await newWork(code);
    const { assignment_id: assignmentId, assignment_type_code: assignmentType } = work;
    const id = await uploaded(await api.guestFor(code, { assignmentType, assignmentId }));
    await dayPasses();
    await dayPasses();
    expect(await homeOf(id)).toEqual({ claim_file_id: work.claim_file_id, assignment_id: assignmentId });
  },
);

test('what comes after the report goes to its claim, and is told there; what came before and was not named goes', async () => {
  const guest = await api.guestFor('demo');
  const [unnamed, named] = [await uploaded(guest), await uploaded(guest)];
  await api.letPass({ minutes: 1 });
  const receipt = await api.inject({
    method: 'POST',
    url: '/api/fnol/submit',
    headers: { ...guest, 'idempotency-key': 'a-report-with-one-photo-0001' },
    payload: aNotice({ document_ids: [named] }),
  });
  expect(receipt.statusCode).toBe(201);
  const late = await uploaded(guest);
  const foreign = await uploaded(await api.guestFor('demo'));
  const claim = await homeOf(named);
  expect((await homeOf(late))?.claim_file_id).toBeNull();

  await dayPasses();
  expect(await homeOf(late)).toEqual(claim);
  expect([await homeOf(unnamed), await homeOf(foreign)]).toEqual([undefined, undefined]);
  const { rows } = await sql`select title, actor_kind from timeline_event
    where data ->> 'document_id' = ${late}`.execute(api.database.kysely);
  expect(rows).toEqual([{ title: 'Document primit după avizare', actor_kind: 'guest' }]);
});
