import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tidyUp } from './testing/run-now.ts';
import { multipart, onePixelPng } from './testing/multipart.ts';
import { headersOf } from './testing/test-sessions.ts';
import { startTestApi } from './testing/start-test-api.ts';
import { aNotice } from './testing/world/notices.ts';
import { posted } from './testing/world/posted.ts';

const api = startTestApi({ people: ['otilia.popa'] });

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
  const reporter = await api.guestFor('demo');
  const named = await api.inject({ ...upload, headers: { ...reporter, ...form.headers } });
  await posted(
    api,
    reporter,
    '/api/fnol/submit',
    aNotice({ document_ids: [named.json<{ id: string }>().id] }),
  );

  await tidyUp(api.runtime);
  expect([await count('document', `document_id = '${id}'`), existsSync(content)]).toEqual([1, true]);
  expect(await count('idempotency_key', 'true')).toBe(1);

  await api.letPass({ minutes: 25 * 60 });
  await tidyUp(api.runtime);
  expect([await count('document', `document_id = '${id}'`), existsSync(content)]).toEqual([0, false]);
  expect(await count('idempotency_key', 'true')).toBe(0);
  expect(await count('session', 'true')).toBe(2);

  await api.letPass({ minutes: 31 * 24 * 60 });
  await tidyUp(api.runtime);
  expect(await count('session', 'true')).toBe(0);
  expect(await count('document', 'claim_file_id is not null')).toBe(1);
});

test('what signing in leaves behind goes in its time: sealed tokens, used tokens, codes, sessions', async () => {
  const headers = await api.tokenFor('otilia.popa', { kind: 'pre_auth' });
  const payload = { refresh_token: headers['x-refresh-token'] };
  await api.inject({ method: 'POST', url: '/api/auth/refreshToken', payload });
  const refreshed = await api.inject({ method: 'POST', url: '/api/auth/refreshToken', payload });
  await api.inject({
    url: '/api/auth/generateOneTimePassword',
    headers: headersOf(refreshed.json<{ idToken: string; refreshToken: string }>()),
  });
  const left = async () => [
    await count('session', 'successor_sealed is not null'),
    await count('one_time_password', 'true'),
    await count('spent_refresh_token', 'true'),
    await count('session', 'true'),
  ];

  await tidyUp(api.runtime);
  expect(await left()).toEqual([1, 1, 1, 1]);
  await api.letPass({ minutes: 2 });
  await tidyUp(api.runtime);
  expect(await left()).toEqual([0, 1, 1, 1]);
  await api.letPass({ minutes: 2 * 24 * 60 });
  await tidyUp(api.runtime);
  expect(await left()).toEqual([0, 0, 1, 1]);
  await api.letPass({ minutes: 31 * 24 * 60 });
  await tidyUp(api.runtime);
  expect(await left()).toEqual([0, 0, 0, 0]);
});

test('failures that no longer count are forgotten, a name that is blocked for good is not', async () => {
  const values = (subject: string, blockedUntil: Date | null) => ({
    kind: 'login',
    subject_hash: subject,
    updated_at: api.now(),
    blocked_until: blockedUntil,
  });
  await api.database.kysely
    .insertInto('attempt_counter')
    .values([
      values('failed once', null),
      values('blocked for a while', api.now()),
      values('blocked for good', new Date('9999-12-31T00:00:00Z')),
    ])
    .execute();

  await api.letPass({ minutes: 31 * 24 * 60 });
  await tidyUp(api.runtime);
  const kept = await api.database.kysely.selectFrom('attempt_counter').select('subject_hash').execute();
  expect(kept).toEqual([{ subject_hash: 'blocked for good' }]);
});

test('words of a name go when nobody of the organisation has them any more', async () => {
  const rename = (from: string, to: string) =>
    sql`update party set last_name = ${to} where last_name = ${from}`.execute(api.database.kysely);
  const known = async () => {
    const { rows } = await sql<{ word: string }>`
      select word from name_word where word in ('erasescu', 'staianu', 'staianul') order by word`.execute(
      api.database.kysely,
    );
    return rows.map(({ word }) => word);
  };
  await sql`
    insert into party (org_id, kind, last_name, first_name)
    select org_id, 'person', last_name, 'Ana' from organisation, unnest(array['Erăsescu', 'Stăianu', 'Stăianul'])
      as last_name where org_key = 'demo'`.execute(api.database.kysely);
  await tidyUp(api.runtime);
  expect(await known()).toEqual(['erasescu', 'staianu', 'staianul']);

  await rename('Stăianu', 'Stăianu-Erăsescu');
  await rename('Erăsescu', '–');
  await tidyUp(api.runtime);
  expect(await known()).toEqual(['erasescu', 'staianu', 'staianul']);

  // What still is a part of another word is not that word.
  await sql`delete from party where last_name = 'Stăianu-Erăsescu'`.execute(api.database.kysely);
  await tidyUp(api.runtime);
  expect(await known()).toEqual(['staianul']);
  expect(await count('name_word_left', 'true')).toBe(0);
});
