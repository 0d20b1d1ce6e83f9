import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changer } from '#src/testing/assignment-changes.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi({ people: ['otilia.popa'] });

beforeEach(async () => {
  await sql`update app_user set is_locked = false, lock_reason = null, is_password_expired = false, last_seen_at = null,
    password_hash = (select password_hash from app_user one where one.username = 'ana.ionescu')
    where username = 'otilia.popa'`.execute(api.database.kysely);
});

async function assignees(): Promise<string[]> {
  const headers = { ...(await api.tokenFor('ana.ionescu')) };
  const answer = await api.inject({ url: '/api/assignment/browseAssignees', headers });
  return answer.json<Schema<'Assignee'>[]>().map(({ full_name: name }) => name);
}

test('R8 M4 somebody who signs in is offered for work', async () => {
  expect(await assignees()).toContain('Otilia Popa');
});

test.each([
  ['is locked', sql`is_locked = true, lock_reason = 'plecată'`],
  ['has an expired password', sql`is_password_expired = true`],
  ['was invited and has never signed in', sql`password_hash = null`],
])('R8 M4 nothing is offered or given to somebody who %s', async (_who, standing) => {
  await sql`update app_user set ${standing} where username = 'otilia.popa'`.execute(api.database.kysely);
  expect(await assignees()).not.toContain('Otilia Popa');
  const { userId } = await api.userNamed('otilia.popa');
  const given = await (
    await changer(api, 'ana.ionescu')
  ).change([await aPieceOfWork(api)], {
    action: 'assign',
    user_id: userId,
  });
  expect(given.statusCode).toBe(422);
});

test('R8 M4 who signs in by a directory has no password here and gets work', async () => {
  await sql`update app_user set password_hash = null, last_seen_at = ${api.now()}
    where username = 'otilia.popa'`.execute(api.database.kysely);
  expect(await assignees()).toContain('Otilia Popa');
});
