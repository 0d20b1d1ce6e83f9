import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyUp } from '#src/testing/run-now.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ world: 'demo' });

const notification = {
  notifier: {
    first_name: 'Ștefan',
    last_name: 'Țepeș',
    role: 'owner',
    phone: '0722 123 456',
    preferred_channel: 'phone',
  },
  policy_type: 'rca',
  event: {
    date: localDateOf(api.now()),
    county_code: 'CJ',
    locality: 'Cluj-Napoca',
    description: 'Stăteam la semafor.',
    injuries: false,
  },
  vehicle: { plate: 'CJ 12 ABC', plate_country: 'RO', brand_code: 'dacia', category_code: 'car' },
  consent_version: noticeVersion,
  website: '',
};

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

test.each(['demo', 'alfa'])(
  'what a guest of an assignment of %s sends stays with it, whatever time passes',
  async (code) => {
    const orgId = await api.organisation(code);
    const { rows } = await sql<{ assignment_id: string; claim_file_id: string; type: string }>`
    select assignment_id, claim_file_id, assignment_type_code as type from assignment
    where org_id = ${orgId} and category_code = 'active' order by assignment_id limit 1`.execute(
      api.database.kysely,
    );
    const [work] = rows;
    if (work === undefined) throw new Error('There is no work.');
    const { assignment_id: assignmentId, type: assignmentType } = work;
    const id = await uploaded(await api.guestFor(code, { assignmentType, assignmentId }));
    await dayPasses();
    await dayPasses();
    expect(await homeOf(id)).toEqual({ claim_file_id: work.claim_file_id, assignment_id: assignmentId });
  },
);

test('what comes after the report goes to its claim, and is told there; what came before and was not named goes', async () => {
  const guest = await api.guestFor('demo');
  const [unnamed, named] = [await uploaded(guest), await uploaded(guest)];
  const receipt = await api.inject({
    method: 'POST',
    url: '/api/fnol/submit',
    headers: { ...guest, 'idempotency-key': crypto.randomUUID() },
    payload: { ...notification, document_ids: [named] },
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
