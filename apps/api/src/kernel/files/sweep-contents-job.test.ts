import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { sweepContents } from './sweep-contents-job.ts';

const api = startTestApi();

// Each sweep is kept under its moment.
beforeEach(() => api.letPass({ minutes: 1 }));

const pathOf = (key: string) => join(api.runtime.files.incoming, '..', key);
const isThere = (key: string) => existsSync(pathOf(key));

function age(key: string, hours: number): void {
  const then = new Date(api.now().getTime() - hours * 60 * 60 * 1000);
  utimesSync(pathOf(key), then, then);
}

/** A file without a row, as a process leaves it that is killed in between. */
async function left(hoursAgo: number): Promise<string> {
  const key = await api.runtime.files.save(onePixelPng);
  age(key, hoursAgo);
  return key;
}

/** Keys of a picture of an organisation, and of its copies. */
async function uploadedKeys(orgCode: string): Promise<string[]> {
  const headers = await api.guestFor(orgCode);
  const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'a.png', content: onePixelPng });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
  await api.makeCopies();
  const { rows } = await sql<{ keys: string[] }>`
    select array[storage_key, thumbnail_key, copy_key] as keys from document
    where document_id = ${answer.json<{ id: string }>().id}`.execute(api.database.kysely);
  return rows[0]?.keys ?? [];
}

test('what no row of any organisation names is removed after a day, and nothing else', async () => {
  const named = [...(await uploadedKeys('demo')), ...(await uploadedKeys('alfa'))];
  expect(named).toHaveLength(6);
  for (const key of named) age(key, 25);
  const [forgotten, fresh] = [await left(25), await left(23)];

  const report = await sweepContents(api.runtime);
  expect(report).toMatchObject({ files: 7, unnamed: 1, unnamed_bytes: onePixelPng.length, removed: 1 });
  expect(isThere(forgotten)).toBe(false);
  expect([...named, fresh].every(isThere)).toBe(true);
});

test('the file of an export is kept', async () => {
  const key = await left(48);
  const { userId, orgId } = await api.userNamed('ana.ionescu');
  await sql`insert into export (org_id, user_id, format, request, state, storage_key, expires_at)
    values (${orgId}, ${userId}, 'csv', '{}', 'ready', ${key}, now() + interval '1 day')`.execute(
    api.database.kysely,
  );
  await sweepContents(api.runtime);
  expect(isThere(key)).toBe(true);
});

test.each([20, 51])('a database that knows most files not at all makes none of %d go', async (count) => {
  for (const key of await uploadedKeys('demo')) age(key, 25);
  const keys: string[] = [];
  for (let number = 0; number < count; number += 1) keys.push(await left(48));
  const report = await sweepContents(api.runtime);
  expect(report).toMatchObject({ unnamed: count, removed: 0 });
  expect(keys.every(isThere)).toBe(true);
  for (const key of keys) await api.runtime.files.remove(key);
});

test('what each sweep has found is kept in the database, whatever lies beside the files', async () => {
  const before = await sql`delete from content_sweep`.execute(api.database.kysely);
  expect(before.numAffectedRows).toBeGreaterThan(0n);
  const report = await sweepContents(api.runtime);
  const { rows } = await sql<{
    swept_at: Date;
    files: number;
  }>`select swept_at, files from content_sweep`.execute(api.database.kysely);
  expect(rows).toEqual([{ swept_at: new Date(report.swept_at), files: report.files }]);
});
