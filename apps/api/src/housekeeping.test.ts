import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyUp } from './housekeeping.ts';
import { multipart, onePixelPng } from './testing/multipart.ts';
import { startTestApi } from './testing/start-test-api.ts';

const api = startTestApi();

async function count(table: string, condition: string): Promise<number> {
  const query = sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.table(table)} where ${sql.raw(condition)}`;
  return (await query.execute(api.database.kysely)).rows[0]?.count ?? -1;
}

test('what is past its time goes, with its content; what is needed stays', async () => {
  const headers = await api.guestFor('demo');
  const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'a.png', content: onePixelPng });
  const upload = { method: 'POST' as const, url: '/api/document/upload', payload: form.payload };
  const key = { 'idempotency-key': 'housekeeping-key-1' };
  const answer = await api.inject({ ...upload, headers: { ...headers, ...form.headers, ...key } });
  const { id } = answer.json<{ id: string }>();
  const { storage_key: storageKey } = await api.database.kysely
    .selectFrom('document')
    .select('storage_key')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
  const content = join(api.runtime.files.incoming, '..', storageKey);
  const attached = await count('document', 'claim_file_id is not null');

  await tidyUp(api.runtime);
  expect([await count('document', `document_id = '${id}'`), existsSync(content)]).toEqual([1, true]);
  expect(await count('idempotency_key', 'true')).toBe(1);

  api.letPass({ minutes: 25 * 60 });
  await tidyUp(api.runtime);
  expect([await count('document', `document_id = '${id}'`), existsSync(content)]).toEqual([0, false]);
  expect(await count('idempotency_key', 'true')).toBe(0);
  expect(await count('session', 'true')).toBe(1);

  api.letPass({ minutes: 31 * 24 * 60 });
  await tidyUp(api.runtime);
  expect(await count('session', 'true')).toBe(0);
  expect(await count('document', 'claim_file_id is not null')).toBe(attached);
});
