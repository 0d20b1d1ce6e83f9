import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['irina.neagu'] });
let calin: CallerHeaders;
let ana: CallerHeaders;

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
  ana = await api.tokenFor('ana.ionescu');
});

const get = async <Body>(url: string, who = calin) =>
  (await api.inject({ url: `/api/user/${url}`, headers: { ...who } })).json<Body>();
const post = (call: string, payload: object, who = calin) =>
  api.inject({ method: 'POST', url: `/api/user/${call}`, headers: { ...who }, payload });
const act = async (call: string, username: string, more: object) => {
  const { userId } = await api.userNamed(username);
  const { row_version } = await get<Schema<'User'>>(`getUser/${userId}`);
  return post(`${call}/${userId}`, { row_version, ...more });
};
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;
const roles = () => get<Schema<'OwnRoleList'>>('browseOwnRoles');

async function roleNamed(name: string): Promise<Schema<'OwnRole'>> {
  const found = (await roles()).own.find((role) => role.name === name);
  if (found === undefined) throw new Error(`There is no role ${name}.`);
  return found;
}

const compose = (name: string, parts: string[], who = calin) =>
  post('saveOwnRole', { own_role_id: null, row_version: null, name, description: '', parts }, who);
const change = async (name: string, parts: string[], who = calin) => {
  const { own_role_id, row_version } = await roleNamed(name);
  return post('saveOwnRole', { own_role_id, row_version, name, description: '', parts }, who);
};
const remove = async (name: string) => {
  const { own_role_id: id, row_version } = await roleNamed(name);
  return post(`removeOwnRole/${id}`, { row_version });
};
/** What the person is let in to, as the server decides it for a living sign-in. */
const opens = async (who: CallerHeaders, url: string) =>
  (await api.inject({ url, headers: { ...who } })).statusCode !== 403;
const payments = '/api/settlement/browsePaymentOrders';

describe('R8 a role that an organisation composed', () => {
  test('opens to a signed-in person what its parts open, at once, and closes it with the last of them', async () => {
    expect((await compose('Plăți și dosare', ['finance.payments', 'claims.handler'])).statusCode).toBe(201);
    const { role_code } = await roleNamed('Plăți și dosare');
    expect(await opens(ana, payments)).toBe(false);
    const given = await act('giveRole', 'ana.ionescu', { role_code });
    expect(given.json<Schema<'User'>>().roles.map(({ name }) => name)).toContain('Plăți și dosare');
    expect(given.json<Schema<'User'>>().roles.map(({ role_code: code }) => code)).not.toContain(
      'finance.payments',
    );
    expect(await opens(ana, payments)).toBe(true);

    expect((await change('Plăți și dosare', ['claims.handler'])).statusCode).toBe(201);
    expect(await opens(ana, payments)).toBe(false);
    expect((await change('Plăți și dosare', ['claims.handler', 'finance.payments'])).statusCode).toBe(201);
    expect(await opens(ana, payments)).toBe(true);
    const told = (await api.outbox('ana.ionescu@demo.example')).filter(({ body }) =>
      body.includes('Rolul dumneavoastră Plăți și dosare deschide altceva'),
    );
    expect(told.length).toBeGreaterThan(0);

    await act('takeRole', 'ana.ionescu', { role_code });
    expect(await opens(ana, payments)).toBe(false);
    expect(await opens(ana, '/api/assignment/browseLargeChanges')).toBe(true);
  });

  test('is in force in every other process within two seconds', async () => {
    const other = await api.startAnother();
    const opensThere = async () =>
      (await other.inject({ url: payments, headers: { ...ana } })).statusCode !== 403;
    await compose('Casierie', ['claims.handler']);
    const { role_code } = await roleNamed('Casierie');
    await act('giveRole', 'ana.ionescu', { role_code });
    expect(await opensThere()).toBe(false);
    await change('Casierie', ['finance.payments']);
    await expect.poll(opensThere, { timeout: 2_000 }).toBe(true);
    await act('takeRole', 'ana.ionescu', { role_code });
    await expect.poll(opensThere, { timeout: 2_000 }).toBe(false);
  });

  test('leaves a part that was given by itself, and gives it back when only that one goes', async () => {
    await compose('Instrumentare', ['claims.handler', 'finance.payments']);
    const { role_code } = await roleNamed('Instrumentare');
    await act('giveRole', 'radu.marin', { role_code });
    const radu = await api.tokenFor('radu.marin');
    expect((await act('giveRole', 'radu.marin', { role_code: 'finance.payments' })).statusCode).toBe(201);
    await act('takeRole', 'radu.marin', { role_code });
    expect(await opens(radu, payments)).toBe(true);
    await act('giveRole', 'radu.marin', { role_code });
    await act('takeRole', 'radu.marin', { role_code: 'finance.payments' });
    expect(await opens(radu, payments)).toBe(true);
    await act('takeRole', 'radu.marin', { role_code });
    expect(await opens(radu, payments)).toBe(false);
  });

  test('keeps the endings of the specification: a part that ends in .manager opens what managers open', async () => {
    await compose('Șef de tură', ['claims.manager']);
    const { role_code } = await roleNamed('Șef de tură');
    await act('giveRole', 'ana.ionescu', { role_code });
    expect(await opens(ana, '/api/workload/browseApprovals')).toBe(true);
    await act('takeRole', 'ana.ionescu', { role_code });
    expect(await opens(ana, '/api/workload/browseApprovals')).toBe(false);
  });

  test('is counted with the people who have it, and is not removed before they gave it up', async () => {
    await compose('Recepție', ['app.previewer']);
    const { role_code } = await roleNamed('Recepție');
    await act('giveRole', 'ana.ionescu', { role_code });
    expect(await roleNamed('Recepție')).toMatchObject({ people_count: 1, people: ['Ana Ionescu'] });
    expect((await roles()).built_in.find((role) => role.role_code === 'app.previewer')).toMatchObject({
      people_count: 1,
    });
    expect((await remove('Recepție')).json()).toMatchObject({ code: 'setting_in_use' });
    await act('takeRole', 'ana.ionescu', { role_code });
    expect((await remove('Recepție')).statusCode).toBe(201);
    expect((await roles()).own.map(({ name }) => name)).not.toContain('Recepție');
  });

  test('has a name of its own, also beside the built-in ones', async () => {
    await compose('Ghișeu', ['claims.handler']);
    expect(reasonOf(await compose('ghișeu', ['claims.handler']))).toBe('role_name_taken');
    expect(reasonOf(await compose('claims Manager', ['claims.handler']))).toBe('role_name_taken');
  });

  test('is changed by whoever saw it as it is', async () => {
    await compose('Grupa A', ['claims.handler']);
    const { own_role_id, row_version } = await roleNamed('Grupa A');
    const words = { own_role_id, row_version, name: 'Grupa B', description: '', parts: ['claims.handler'] };
    expect((await post('saveOwnRole', words)).statusCode).toBe(201);
    expect((await post('saveOwnRole', { ...words, name: 'Grupa C' })).statusCode).toBe(412);
    expect((await post(`removeOwnRole/${own_role_id}`, { row_version })).statusCode).toBe(412);
  });

  test('has parts that exist, and never that of people from outside', async () => {
    expect((await compose('Nimic', ['partner.user'])).statusCode).toBe(404);
    expect((await compose('Nimic', ['nobody.knows'])).statusCode).toBe(404);
  });
});

describe('M3 R8 the history of composed roles', () => {
  const history = async () =>
    (
      await api.inject({
        url: '/api/config/browseSettingChanges',
        query: { page: 'users' },
        headers: { ...calin },
      })
    ).json<Schema<'SettingChangePage'>>().items;
  /** Takes the newest change back; two changes never happen at the same moment. */
  const restoreNewest = async () => {
    const [newest] = await history();
    await api.letPass({ minutes: 0.02 });
    const answer = await api.inject({
      method: 'POST',
      url: `/api/config/restoreSettingChange/${newest?.change_id}`,
      headers: { ...calin },
    });
    await api.letPass({ minutes: 0.02 });
    return answer;
  };

  test('tells what a role brought before and after, and puts it back for whoever has it', async () => {
    await compose('Ture', ['claims.handler']);
    const { role_code } = await roleNamed('Ture');
    await act('giveRole', 'ana.ionescu', { role_code });
    await api.letPass({ minutes: 0.02 });
    await change('Ture', ['finance.payments']);
    expect((await history())[0]).toMatchObject({
      subject: { label: 'Ture' },
      fields: [{ field: 'parts', before: ['claims.handler'], after: ['finance.payments'] }],
    });
    expect((await restoreNewest()).statusCode).toBe(200);
    expect((await roleNamed('Ture')).parts.map((part) => part.role_code)).toEqual(['claims.handler']);
    await expect.poll(() => opens(ana, payments), { timeout: 2_000 }).toBe(false);
    await act('takeRole', 'ana.ionescu', { role_code });
  });

  test('brings a removed role back under its code, and takes a new one away', async () => {
    await compose('Arhivă', ['claims.handler']);
    const { role_code } = await roleNamed('Arhivă');
    await api.letPass({ minutes: 0.02 });
    await remove('Arhivă');
    expect((await restoreNewest()).statusCode).toBe(200);
    expect(await roleNamed('Arhivă')).toMatchObject({ role_code });

    await compose('De o zi', ['claims.handler']);
    expect((await restoreNewest()).statusCode).toBe(200);
    expect((await roles()).own.map(({ name }) => name)).not.toContain('De o zi');
  });

  test('gives nobody back more than they give', async () => {
    await compose('Tehnic', ['app.configurator']);
    await api.letPass({ minutes: 0.02 });
    await change('Tehnic', ['claims.handler']);
    await sql`delete from user_role where role_code = 'app.configurator' and user_id =
      (select user_id from app_user where username = 'calin.dobre')`.execute(api.database.kysely);
    const { userId } = await api.userNamed('calin.dobre');
    api.runtime.sessions.forget(`user:${userId}`);
    expect(reasonOf(await restoreNewest())).toBe('role_not_administered');
  });
});

describe('R8 E5 nobody raises the own rights by composing', () => {
  test('of more than they give: a part that the caller lacks and does not administer is refused', async () => {
    await sql`delete from user_role where role_code = 'app.configurator' and user_id =
      (select user_id from app_user where username = 'calin.dobre')`.execute(api.database.kysely);
    expect(reasonOf(await compose('Tot', ['app.configurator', 'claims.handler']))).toBe(
      'role_not_administered',
    );
  });

  test('nor by giving, taking or changing a role with such a part', async () => {
    await compose('Mixt', ['claims.handler']);
    const { own_role_id: id, role_code } = await roleNamed('Mixt');
    await sql`insert into own_role_part (org_id, own_role_id, role_code) select org_id, own_role_id, 'app.configurator'
      from own_role where own_role_id = ${id}`.execute(api.database.kysely);
    expect(reasonOf(await act('giveRole', 'ana.ionescu', { role_code }))).toBe('role_not_administered');
    expect(reasonOf(await act('takeRole', 'ana.ionescu', { role_code }))).toBe('role_not_administered');
    expect(reasonOf(await change('Mixt', ['claims.handler']))).toBe('role_not_administered');
    expect(reasonOf(await remove('Mixt'))).toBe('role_not_administered');
    expect(await roleNamed('Mixt')).toMatchObject({ can_change: false });
    const { userId } = await api.userNamed('ana.ionescu');
    const ofAna = await get<Schema<'User'>>(`getUser/${userId}`);
    expect(ofAna.roles_to_give.map(({ name }) => name)).not.toContain('Mixt');
  });

  test('nor by changing what a role of theirs brings', async () => {
    await act('giveRole', 'irina.neagu', { role_code: 'org.configurator' });
    await compose('Birou', ['claims.handler']);
    const { role_code } = await roleNamed('Birou');
    await act('giveRole', 'irina.neagu', { role_code });
    const irina = await api.tokenFor('irina.neagu');
    expect(reasonOf(await change('Birou', ['claims.handler', 'finance.payments'], irina))).toBe('own_roles');
    expect((await change('Birou', ['claims.handler'], irina)).statusCode).toBe(201);
    expect(reasonOf(await act('giveRole', 'calin.dobre', { role_code }))).toBe('own_roles');
  });
});

test('a composed role of another organisation is not there', async () => {
  await sql`insert into user_role (org_id, user_id, role_code) select org_id, user_id, 'org.configurator' from app_user
    where username = 'alfa.ana' on conflict do nothing`.execute(api.database.kysely);
  const alfa = await api.tokenFor('alfa.ana');
  expect((await get<Schema<'OwnRoleList'>>('browseOwnRoles', alfa)).own).toEqual([]);
  const { own_role_id, row_version } = (await compose('Alfa', ['claims.handler'], alfa)).json<
    Schema<'OwnRoleList'>
  >().own[0] ?? { own_role_id: '', row_version: 0 };
  const { userId } = await api.userNamed('ana.ionescu');
  const answers = await Promise.all([
    post(`removeOwnRole/${own_role_id}`, { row_version }),
    post('saveOwnRole', {
      own_role_id,
      row_version,
      name: 'A mea',
      description: '',
      parts: ['claims.handler'],
    }),
    api.inject({ url: `/api/user/explainAccess/${userId}`, headers: { ...alfa } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('R8 the last administrator stays when a composed role made them one', async () => {
  await act('takeRole', 'irina.neagu', { role_code: 'org.configurator' });
  await compose('Conducere', ['org.configurator']);
  const { role_code } = await roleNamed('Conducere');
  await act('giveRole', 'irina.neagu', { role_code });
  const irina = await api.tokenFor('irina.neagu');
  const { userId } = await api.userNamed('calin.dobre');
  const { row_version } = await get<Schema<'User'>>(`getUser/${userId}`, irina);
  const taken = await post(`takeRole/${userId}`, { row_version, role_code: 'org.configurator' }, irina);
  expect(taken.statusCode).toBe(201);
  const { own_role_id, row_version: version } = (
    await get<Schema<'OwnRoleList'>>('browseOwnRoles', irina)
  ).own.find(({ name }) => name === 'Conducere') ?? { own_role_id: '', row_version: 0 };
  const emptied = {
    own_role_id,
    row_version: version,
    name: 'Conducere',
    description: '',
    parts: ['claims.handler'],
  };
  expect(reasonOf(await post('saveOwnRole', emptied, irina))).toBe('own_roles');
  const { orgId, userId: irinaId } = await api.userNamed('irina.neagu');
  await expect(
    inTenant(api.database, orgId, (tx) =>
      sql`delete from user_own_role where org_id = ${orgId} and user_id = ${irinaId}`.execute(tx),
    ),
  ).rejects.toThrow('The last administrator stays.');
});
