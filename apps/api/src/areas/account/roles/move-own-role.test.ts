import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['irina.neagu'] });
let calin: CallerHeaders;

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
});

const get = async <Body>(url: string, who = calin) =>
  (await api.inject({ url: `/api/${url}`, headers: { ...who, 'accept-language': 'en' } })).json<Body>();
const post = (url: string, payload: object, who = calin) =>
  api.inject({ method: 'POST', url: `/api/user/${url}`, headers: { ...who }, payload });
const usage = (id: string, who = calin) =>
  get<Schema<'SettingUsage'>>(`config/getSettingUsage?kind=own_role&id=${id}`, who);

async function compose(name: string, parts: string[], who = calin): Promise<Schema<'OwnRole'>> {
  await post('saveOwnRole', { own_role_id: null, row_version: null, name, description: '', parts }, who);
  const { own } = await get<Schema<'OwnRoleList'>>('user/browseOwnRoles', who);
  const role = own.find((one) => one.name === name);
  if (role === undefined) throw new Error(`There is no role ${name}.`);
  return role;
}
async function give(username: string, role_code: string, who = calin) {
  const { userId } = await api.userNamed(username);
  const { row_version } = await get<Schema<'User'>>(`user/getUser/${userId}`, who);
  return post(`giveRole/${userId}`, { row_version, role_code }, who);
}
const rolesOf = async (username: string) => {
  const { userId } = await api.userNamed(username);
  return (await get<Schema<'User'>>(`user/getUser/${userId}`)).roles.map((role) => role.role_code);
};
const remove = ({ own_role_id, row_version }: Schema<'OwnRole'>, moveTo?: string | null, who = calin) =>
  post(
    `removeOwnRole/${own_role_id}`,
    { row_version, ...(moveTo !== undefined && { move_to: moveTo }) },
    who,
  );

describe('M3 R8 a composed role that people have', () => {
  test('names them before it is removed, and where they can move; nobody else of the organisation hears of it', async () => {
    const role = await compose('Recepție', ['app.previewer']);
    const other = await compose('Ghișeu', ['claims.handler']);
    expect(await usage(role.own_role_id)).toEqual({ uses: [], targets: [] });
    await give('ana.ionescu', role.role_code);
    await give('radu.marin', role.role_code);
    const found = await usage(role.own_role_id);
    expect(found.uses).toEqual([
      {
        use: 'people',
        name: 'People with this role',
        count: 2,
        effect: 'moves',
        examples: [
          { label: 'Ana Ionescu', address: null },
          { label: 'Radu Marin', address: null },
        ],
      },
    ]);
    const targets = found.targets.map(({ id }) => id);
    expect(targets).toEqual(expect.arrayContaining([other.role_code, 'claims.handler']));
    expect(targets).not.toContain(role.role_code);

    const ana = await api.tokenFor('ana.ionescu');
    const url = `/api/config/getSettingUsage?kind=own_role&id=${role.own_role_id}`;
    expect((await api.inject({ url, headers: { ...ana } })).statusCode).toBe(403);
  });

  test('is removed with its people moved to another role, who are told of both', async () => {
    const role = await compose('Casierie', ['finance.payments']);
    const other = await compose('Plăți și dosare', ['finance.payments', 'claims.handler']);
    await give('ana.ionescu', role.role_code);
    await give('radu.marin', role.role_code);
    const refused = await remove(role);
    expect(refused.json()).toMatchObject({
      code: 'setting_in_use',
      context: { uses: [{ use: 'people', count: 2 }] },
    });
    const ana = await api.tokenFor('ana.ionescu');
    const payments = async () =>
      (await api.inject({ url: '/api/settlement/browsePaymentOrders', headers: { ...ana } })).statusCode;
    expect(await payments()).toBe(200);
    expect((await remove(role, other.role_code)).statusCode).toBe(201);
    expect(await payments()).toBe(200);
    expect(await rolesOf('ana.ionescu')).toContain(other.role_code);
    expect(await rolesOf('radu.marin')).toContain(other.role_code);
    expect(await rolesOf('radu.marin')).not.toContain(role.role_code);
    const { rows } = await sql<{ body: string }>`
      select body from outbox where to_address = (select email from app_user where username = 'radu.marin')
      order by outbox_id desc limit 2`.execute(api.database.kysely);
    expect(rows.map(({ body }) => body.split('.')[0])).toEqual([
      'Nu mai aveți rolul Casierie',
      'Aveți un rol nou: Plăți și dosare',
    ]);
  });

  test('moves nobody to a role that is not there, or that the caller does not give', async () => {
    const role = await compose('Arhivă', ['app.previewer']);
    await give('ana.ionescu', role.role_code);
    for (const target of [role.role_code, 'nobody.knows', 'partner.user'])
      expect((await remove(role, target)).json()).toMatchObject({
        code: 'rule_refused',
        fields: [{ field: 'move_to', code: 'invalid_value' }],
      });
    await give('irina.neagu', 'org.configurator');
    const irina = await api.tokenFor('irina.neagu');
    const wide = (await usage(role.own_role_id, irina)).targets.map(({ id }) => id);
    expect(wide).not.toContain('app.configurator');
    expect((await remove(role, 'app.configurator', irina)).statusCode).toBe(422);
    expect(await rolesOf('ana.ionescu')).toContain(role.role_code);
  });

  test('is not moved by whoever has it: nobody changes the own roles', async () => {
    await give('irina.neagu', 'org.configurator');
    const irina = await api.tokenFor('irina.neagu');
    const role = await compose('Birou', ['claims.handler']);
    await give('irina.neagu', role.role_code);
    await give('ana.ionescu', role.role_code);
    expect((await remove(role, 'finance.payments', irina)).json()).toMatchObject({
      context: { reason: 'own_roles' },
    });
    expect(await rolesOf('ana.ionescu')).toContain(role.role_code);
  });

  test('is not removed under somebody who gets it at the same moment', async () => {
    const role = await compose('De gardă', ['app.previewer']);
    const { orgId, userId } = await api.userNamed('ana.ionescu');
    let end: () => void = () => {};
    const isEnding = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin: () => void = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const giving = inTenant(api.database, orgId, async (tx) => {
      await sql`insert into user_own_role (org_id, user_id, own_role_id, granted_at, granted_by_user_id)
        values (${orgId}, ${userId}, ${role.own_role_id}, ${api.now()}, ${userId})`.execute(tx);
      begin();
      await isEnding;
    });
    await hasBegun;
    const removing = remove(role);
    end();
    await giving;
    expect((await removing).json()).toMatchObject({ code: 'setting_in_use' });
    expect((await remove(role, 'claims.handler')).statusCode).toBe(201);
  });

  test('of another organisation is not there', async () => {
    const role = await compose('Doar demo', ['app.previewer']);
    await give('ana.ionescu', role.role_code);
    await sql`insert into user_role (org_id, user_id, role_code) select org_id, user_id, 'org.configurator' from app_user
      where username = 'alfa.ana' on conflict do nothing`.execute(api.database.kysely);
    const alfa = await api.tokenFor('alfa.ana');
    expect(await usage(role.own_role_id, alfa)).toMatchObject({ code: 'not_found' });
    expect((await remove(role, 'claims.handler', alfa)).statusCode).toBe(404);
    expect(await rolesOf('ana.ionescu')).toContain(role.role_code);
    const own = await compose('Doar alfa', ['app.previewer'], alfa);
    await give('alfa.ana', own.role_code, alfa);
    expect((await remove(role, own.role_code)).statusCode).toBe(422);
  });
});
