import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['dan.petrescu'] });
const dan = 'dan.petrescu@demo.example';
let calin: CallerHeaders;
let danId: string;

beforeAll(async () => {
  ({ userId: danId } = await api.userNamed('dan.petrescu'));
});
beforeEach(async () => {
  calin = await api.tokenFor('calin.dobre');
});

/** Sends a link, or makes a code, for Dan; answers the key of the newest link. */
async function link(call: 'sendUserLink' | 'makeUserCode' = 'sendUserLink'): Promise<string> {
  const read = await api.inject({ url: `/api/user/getUser/${danId}`, headers: { ...calin } });
  await api.inject({
    method: 'POST',
    url: `/api/user/${call}/${danId}`,
    headers: { ...calin },
    payload: { row_version: read.json<Schema<'User'>>().row_version },
  });
  const [newest] = (await api.outbox(dan)).filter(({ body }) => body.includes('/invitation/'));
  return /\/invitation\/([\w-]+)/.exec(newest?.body ?? '')?.[1] ?? '';
}
const read = (key: string) =>
  api.inject({ method: 'POST', url: '/api/auth/readInvitation', payload: { key } });
const open = (key: string) =>
  api.inject({ method: 'POST', url: '/api/auth/invitationToken', payload: { key } });

describe('R8 the page of an invitation', () => {
  test('names who invites and until when, and uses nothing up', async () => {
    const key = await link();
    expect((await read(key)).json()).toEqual({
      state: 'open',
      is_first: false,
      org_name: 'Asigurarea Demo',
      invited_by: 'Călin Dobre',
      full_name: 'Dan Petrescu',
      username: 'dan.petrescu',
      role_names: ['Inspector constatări', 'Absențe proprii, constatări'],
      team_name: 'Constatări',
      expires_at: new Date(api.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    expect((await read(key)).json()).toMatchObject({ state: 'open' });
    expect((await open(key)).statusCode).toBe(200);
    expect((await read(key)).json()).toMatchObject({ state: 'used' });
  });

  test('says that a link has expired', async () => {
    const key = await link();
    await api.letPass({ minutes: 7 * 24 * 60 });
    expect((await read(key)).json()).toMatchObject({ state: 'expired', role_names: [], team_name: null });
  });

  test('knows nothing of links that were replaced or never sent, nor of somebody who has left', async () => {
    const first = await link();
    const second = await link();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read('x'.repeat(32))).statusCode).toBe(404);
    await sql`update app_user set is_active = false where user_id = ${danId}`.execute(api.database.kysely);
    expect((await read(second)).statusCode).toBe(404);
    await sql`update app_user set is_active = true where user_id = ${danId}`.execute(api.database.kysely);
    expect((await read(second)).statusCode).toBe(200);
    await link('makeUserCode');
    expect((await read(second)).statusCode).toBe(404);
  });
});
