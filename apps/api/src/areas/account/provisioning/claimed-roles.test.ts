import { randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startIdentityPeer } from '#src/testing/identity-peer.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { asAdministrator, rolesOf } from '../testing/a-directory.ts';

const peer = await startIdentityPeer({ redirectUri: 'https://claims.example.com/logincallback', people: {} });
// The provider dates its tokens by the clock of the machine.
const api = startTestApi({
  isClockRunning: true,
  people: ['irina.neagu'],
  env: { OIDC_PROVIDERS: JSON.stringify({ demo: peer.settings }) },
});
afterAll(() => peer.stop());

type Claims = Record<string, unknown>;

/** Signs in with a token of the provider that says something about somebody. */
async function signIn(email: string, claims: Claims = {}) {
  const now = Math.floor(api.now().getTime() / 1000);
  const access_token = await peer.sign({
    iss: peer.issuer,
    aud: peer.clientId,
    sub: email,
    iat: now,
    exp: now + 300,
    jti: randomUUID(),
    email,
    email_verified: true,
    ...claims,
  });
  return api.inject({
    method: 'POST',
    url: '/api/auth/appToken/external',
    payload: { access_token, orgCode: 'demo' },
  });
}
async function rolesAfter(email: string, claims: Claims): Promise<string[]> {
  const answer = await signIn(email, claims);
  expect(answer.statusCode).toBe(200);
  return answer.json<Schema<'SignIn'> & { profile: { roles: string[] } }>().profile.roles;
}
const page = async () =>
  (
    await api.inject({
      url: '/api/provisioning/getProvisioning',
      headers: { ...(await api.tokenFor('calin.dobre')) },
    })
  ).json<Schema<'Provisioning'>>();
async function saveRules(rules: { groups_claim: string | null; creates_people: boolean }) {
  const { row_version } = (await page()).rules;
  return asAdministrator(api, 'calin.dobre', 'saveProvisioningRules', { ...rules, row_version });
}

const elena = 'elena.rusu@demo.example';

beforeAll(async () => {
  const given = { group_name: 'Payments', role_codes: ['finance.payments'], team_id: null };
  expect((await asAdministrator(api, 'calin.dobre', 'addGroupMapping', given)).statusCode).toBe(201);
});

describe('R8 the groups that a sign-in names', () => {
  test('give nothing before an administrator says which claim names them', async () => {
    expect(await rolesAfter(elena, { groups: ['Payments'] })).not.toContain('finance.payments');
    expect((await saveRules({ groups_claim: 'groups', creates_people: false })).statusCode).toBe(201);
  });

  test('give roles at each sign-in and take them with the claim; what was given by hand stays', async () => {
    const { userId } = await api.userNamed('elena.rusu');
    const byHand = await rolesOf(api, userId);
    expect(await rolesAfter(elena, { groups: ['payments', 'Unknown one'] })).toContain('finance.payments');
    expect(await rolesOf(api, userId)).toEqual([...byHand, 'finance.payments claims'].sort());
    expect(await rolesAfter(elena, {})).not.toContain('finance.payments');
    expect(await rolesOf(api, userId)).toEqual(byHand);
  });

  test('that no mapping knows are listed on the page', async () => {
    expect((await page()).unmapped_groups).toEqual([
      expect.objectContaining({ group_name: 'Unknown one', source: 'claims' }),
    ]);
  });

  test('stay as they were when the provider has more of them than it sends', async () => {
    const { userId } = await api.userNamed('elena.rusu');
    await rolesAfter(elena, { groups: ['Payments'] });
    await rolesAfter(elena, { _claim_names: { groups: 'src1' } });
    expect(await rolesOf(api, userId)).toContain('finance.payments claims');
  });

  test.each([
    [{ groups: { Payments: true } }],
    [{ groups: [1, null, ['Payments']] }],
    [{ groups: 'payments ' }],
  ])('give nothing in another shape: %j', async (claims) => {
    expect(await rolesAfter(elena, claims)).not.toContain('finance.payments');
  });

  test('give nothing to whoever saved the mapping, and never take the last administrator away', async () => {
    const calin = 'calin.dobre@demo.example';
    expect(await rolesAfter(calin, { groups: ['Payments'] })).not.toContain('finance.payments');
    await sql`update user_role set source = 'claims' where role_code = 'org.configurator'`.execute(
      api.database.kysely,
    );
    expect(await rolesAfter(calin, { groups: [] })).toContain('org.configurator');
  });

  test('give a composed role, which moves with the mapping to another one when it goes', async () => {
    const headers = { ...(await api.tokenFor('calin.dobre')) };
    const post = (url: string, payload: object) =>
      api.inject({ method: 'POST', url: `/api/user/${url}`, headers, payload });
    const compose = async (name: string, parts: string[]) => {
      const words = { own_role_id: null, row_version: null, name, description: '', parts };
      const { own } = (await post('saveOwnRole', words)).json<Schema<'OwnRoleList'>>();
      const role = own.find((one) => one.name === name);
      if (role === undefined) throw new Error(`There is no role ${name}.`);
      return role;
    };
    const [first, second] = [
      await compose('Arhivă', ['app.previewer']),
      await compose('Casierie', ['claims.manager']),
    ];
    const given = { group_name: 'Archive', role_codes: [first.role_code], team_id: null };
    expect((await asAdministrator(api, 'calin.dobre', 'addGroupMapping', given)).statusCode).toBe(201);
    expect(await rolesAfter(elena, { groups: ['archive'] })).toContain('app.previewer');

    const asked = await api.inject({
      url: `/api/config/getSettingUsage?kind=own_role&id=${first.own_role_id}`,
      headers: { ...headers, 'accept-language': 'en' },
    });
    expect(asked.json<Schema<'SettingUsage'>>().uses).toMatchObject([
      {
        use: 'groups',
        name: 'Groups that give this role',
        effect: 'moves',
        examples: [{ label: 'Archive' }],
      },
      { use: 'people', count: 1 },
    ]);
    const { row_version } = first;
    expect((await post(`removeOwnRole/${first.own_role_id}`, { row_version })).statusCode).toBe(409);
    const removed = await post(`removeOwnRole/${first.own_role_id}`, {
      row_version,
      move_to: second.role_code,
    });
    expect(removed.statusCode).toBe(201);
    expect((await page()).mappings.find(({ group_name: name }) => name === 'Archive')?.roles).toEqual([
      { role_code: second.role_code, name: 'Casierie' },
    ]);
    const { userId } = await api.userNamed('elena.rusu');
    const kept = async () =>
      (
        await sql<object>`select own_role_id, source from user_own_role where user_id = ${userId}`.execute(
          api.database.kysely,
        )
      ).rows;
    expect(await kept()).toEqual([{ own_role_id: second.own_role_id, source: 'claims' }]);
    expect(await rolesAfter(elena, { groups: [] })).not.toContain('claims.manager');
    expect(await kept()).toEqual([]);
  });

  test('R2 are recorded with what they gave and took', async () => {
    const { userId } = await api.userNamed('elena.rusu');
    const { rows } = await sql<{ data: object }>`
      select data from audit_log where event = 'CLAIMS_FOLLOWED' and entity_id = ${userId} order by seq limit 2`.execute(
      api.database.kysely,
    );
    expect(rows.map(({ data }) => data)).toEqual([
      { given: 'finance.payments', taken: '' },
      { given: '', taken: 'finance.payments' },
    ]);
  });
});

describe('somebody whom only the provider knows', () => {
  const newcomer = { name: 'Nicu Nou', groups: ['Payments'] };

  test('is refused until the page allows it, and then has what the groups give', async () => {
    expect((await signIn('nicu.nou@example.com', newcomer)).statusCode).toBe(401);
    await saveRules({ groups_claim: 'groups', creates_people: true });
    expect(await rolesAfter('nicu.nou@example.com', newcomer)).toEqual(['finance.payments']);
    expect(await rolesAfter('nicu.nou@example.com', { groups: [] })).toEqual([]);
    const { rows } = await sql<object>`
      select event, actor_kind from audit_log where event = 'USER_ADDED_BY_PROVIDER'`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ event: 'USER_ADDED_BY_PROVIDER', actor_kind: 'public' }]);
  });

  test('gets no account with an address that nobody vouches for, nor one of somebody who left', async () => {
    expect((await signIn('forged@example.com', { email_verified: false })).statusCode).toBe(401);
    const { userId } = await api.userNamed('radu.marin');
    await sql`update app_user set is_active = false where user_id = ${userId}`.execute(api.database.kysely);
    const before = await sql`select from app_user`.execute(api.database.kysely);
    const answer = await signIn('radu.marin', { email: 'radu.marin', sub: 'radu' });
    expect(answer.statusCode).toBe(401);
    expect((await sql`select from app_user`.execute(api.database.kysely)).rows).toHaveLength(
      before.rows.length,
    );
  });
});
