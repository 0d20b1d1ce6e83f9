import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aDirectory, asAdministrator, rolesOf, users } from '../testing/a-directory.ts';

const api = startTestApi({ people: ['irina.neagu', 'dan.petrescu'] });
let entra: Awaited<ReturnType<typeof aDirectory>>;
let ana: string;
let elena: string;
let calin: string;

beforeAll(async () => {
  entra = await aDirectory(api);
  [ana, elena, calin] = (await Promise.all(
    ['ana.ionescu', 'elena.rusu', 'calin.dobre'].map(async (name) => (await api.userNamed(name)).userId),
  )) as [string, string, string];
});

type Group = Schema<'ScimGroup'>;
type Page = Schema<'Provisioning'>;

const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];
async function aGroup(displayName: string, ...members: string[]): Promise<Group> {
  const body = { schemas, displayName, members: members.map((value) => ({ value })) };
  const added = await entra.call('POST', '/Groups', body);
  expect(added.statusCode).toBe(201);
  return added.json<Group>();
}
const map = (group_name: string, role_codes: string[], team_id: string | null = null, by = 'calin.dobre') =>
  asAdministrator(api, by, 'addGroupMapping', { group_name, role_codes, team_id });
async function mapped(...given: Parameters<typeof map>) {
  const answer = await map(...given);
  expect(answer.statusCode).toBe(201);
  const mapping = answer.json<Page>().mappings.find(({ group_name: name }) => name === given[0]);
  if (mapping === undefined) throw new Error('The mapping is not on the page.');
  return mapping;
}
const membersOf = async (id: string) =>
  (await entra.call('GET', `/Groups/${id}`))
    .json<Group>()
    .members?.map(({ value }) => value)
    .sort();

describe('RFC 7644 §3.5.2 a group of the directory', () => {
  test('has the members that it is given, one by one, by Entra and by Okta', async () => {
    const group = await aGroup('Tour Guides');
    expect(group).toMatchObject({ displayName: 'Tour Guides', members: [], meta: { version: 'W/"1"' } });
    await entra.patch(`/Groups/${group.id}`, [
      { op: 'add', path: 'members', value: [{ display: 'Ana', $ref: null, value: ana }] },
    ]);
    await entra.patch(`/Groups/${group.id}`, [
      { op: 'Add', value: { members: [{ value: elena }, { value: ana }] } },
    ]);
    expect(await membersOf(group.id)).toEqual([ana, elena].sort());
    const asked = await entra.call(
      'GET',
      `/Groups?filter=${encodeURIComponent(`id eq "${group.id}" and members eq "${ana}"`)}`,
    );
    expect(asked.json()).toMatchObject({ totalResults: 1 });

    await entra.patch(`/Groups/${group.id}`, [{ op: 'remove', path: `members[value eq "${ana}"]` }]);
    expect(await membersOf(group.id)).toEqual([elena]);
    await entra.patch(`/Groups/${group.id}`, [{ op: 'Remove', path: 'members', value: [{ value: elena }] }]);
    expect(await membersOf(group.id)).toEqual([]);
    const both = [
      { op: 'remove', path: 'members' },
      { op: 'add', path: 'members', value: [{ value: ana }, { value: elena }] },
    ];
    await entra.patch(`/Groups/${group.id}`, both);
    expect(await membersOf(group.id)).toEqual([ana, elena].sort());
  });

  test('is found by name, leaves out its members when asked to, and shows in its people', async () => {
    const answer = await entra.call(
      'GET',
      `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "tour guides"')}`,
    );
    const [group] = answer.json<Schema<'ScimGroupList'>>().Resources;
    expect(group).not.toHaveProperty('members');
    const person = (await entra.call('GET', `${users}/${ana}`)).json<Schema<'ScimUser'>>();
    expect(person.groups).toEqual([
      { value: group?.id, display: 'Tour Guides', $ref: expect.stringContaining('/Groups/') },
    ]);
  });

  test('takes no other name twice, no stranger, and no change of an old version', async () => {
    const group = await aGroup('Employees');
    const twice = await entra.call('POST', '/Groups', { schemas, displayName: 'EMPLOYEES' });
    expect([twice.statusCode, twice.json<Schema<'ScimError'>>().scimType]).toEqual([409, 'uniqueness']);
    const { userId: stranger } = await api.userNamed('alfa.ana');
    for (const value of [stranger, 'nobody', group.id]) {
      const refused = await entra.patch(`/Groups/${group.id}`, [
        { op: 'add', path: 'members', value: [{ value }] },
      ]);
      expect([refused.statusCode, refused.json<Schema<'ScimError'>>().scimType]).toEqual([
        400,
        'invalidValue',
      ]);
    }
    const renamed = await entra.call(
      'PUT',
      `/Groups/${group.id}`,
      { schemas, displayName: 'Staff' },
      { 'if-match': 'W/"1"' },
    );
    expect(renamed.json()).toMatchObject({ displayName: 'Staff', meta: { version: 'W/"2"' } });
    const stale = await entra.call('DELETE', `/Groups/${group.id}`, undefined, { 'if-match': 'W/"1"' });
    expect(stale.statusCode).toBe(412);
    expect((await entra.call('DELETE', `/Groups/${group.id}`)).statusCode).toBe(204);
    expect((await entra.call('GET', `/Groups/${group.id}`)).statusCode).toBe(404);
  });
});

describe('R8 what a group gives', () => {
  test('is not taken by hand, which would last until the next synchronisation only; the page names the group', async () => {
    const mapping = await mapped('Recoveries', ['finance.payments']);
    await aGroup('recoveries', elena);
    const headers = { ...(await api.tokenFor('calin.dobre')) };
    const person = async () =>
      (await api.inject({ url: `/api/user/getUser/${elena}`, headers })).json<Schema<'User'>>();
    const take = async () =>
      api.inject({
        method: 'POST',
        url: `/api/user/takeRole/${elena}`,
        headers,
        payload: { row_version: (await person()).row_version, role_code: 'finance.payments' },
      });
    const held = (await person()).roles.find(({ role_code: code }) => code === 'finance.payments');
    expect(held).toMatchObject({ source: 'scim', groups: ['Recoveries'] });
    expect((await take()).json()).toMatchObject({
      status: 409,
      context: { reason: 'role_of_group', what: 'Recoveries' },
    });
    await asAdministrator(api, 'calin.dobre', `removeGroupMapping/${mapping.mapping_id}`, {
      row_version: mapping.row_version,
    });
    expect(await rolesOf(api, elena)).not.toContain('finance.payments scim');
  });

  test('its members have at once and lose with it; what was given by hand stays', async () => {
    const before = await rolesOf(api, elena);
    await mapped('Payments', ['finance.payments', ...before.map((held) => held.split(' ')[0] ?? '')]);
    const group = await aGroup('payments', elena);
    expect(await rolesOf(api, elena)).toEqual([...before, 'finance.payments scim'].sort());
    expect((await api.outbox('elena.rusu@demo.example'))[0]?.body).toContain('directorul organizației');
    await entra.patch(`/Groups/${group.id}`, [{ op: 'remove', path: `members[value eq "${elena}"]` }]);
    expect(await rolesOf(api, elena)).toEqual(before);
  });

  test('also a composed role with everything that it brings, until the group or its member goes', async () => {
    const headers = { ...(await api.tokenFor('calin.dobre')) };
    const composed = await api.inject({
      method: 'POST',
      url: '/api/user/saveOwnRole',
      headers,
      payload: {
        own_role_id: null,
        row_version: null,
        name: 'Ghișeu',
        description: '',
        parts: ['finance.payments'],
      },
    });
    const role = composed.json<Schema<'OwnRoleList'>>().own.find(({ name }) => name === 'Ghișeu');
    const mapping = await mapped('Front desk', [role?.role_code ?? '']);
    expect(mapping.roles).toEqual([{ role_code: role?.role_code, name: 'Ghișeu' }]);
    const group = await aGroup('front desk', elena);
    const person = async () =>
      (await api.inject({ url: `/api/user/getUser/${elena}`, headers })).json<Schema<'User'>>();
    const held = async () => (await person()).roles.find(({ name }) => name === 'Ghișeu');
    const brought = async () =>
      (await rolesOf(api, elena)).some((one) => one.startsWith('finance.payments '));
    expect([await held(), await brought()]).toMatchObject([{ source: 'scim', groups: ['Front desk'] }, true]);
    const taken = await api.inject({
      method: 'POST',
      url: `/api/user/takeRole/${elena}`,
      headers,
      payload: { row_version: (await person()).row_version, role_code: role?.role_code },
    });
    expect(taken.json()).toMatchObject({ status: 409, context: { reason: 'role_of_group' } });

    await entra.patch(`/Groups/${group.id}`, [{ op: 'remove', path: `members[value eq "${elena}"]` }]);
    expect([await held(), await brought()]).toEqual([undefined, false]);
    await entra.patch(`/Groups/${group.id}`, [{ op: 'add', path: 'members', value: [{ value: elena }] }]);
    expect(await held()).toMatchObject({ source: 'scim' });
    await asAdministrator(api, 'calin.dobre', `removeGroupMapping/${mapping.mapping_id}`, {
      row_version: mapping.row_version,
    });
    expect([await held(), await brought()]).toEqual([undefined, false]);
  });

  test('also a team, and none when the mapping is of another name', async () => {
    const { rows } = await sql<{ team_id: string }>`
      insert into team (org_id, team_code, name_ro, name_en) values (${await api.organisation('demo')}, 'scim', 'Est', 'East')
      returning team_id`.execute(api.database.kysely);
    const teamId = rows[0]?.team_id ?? '';
    await mapped('East', [], teamId);
    await aGroup('EAST', ana);
    const teamOf = async () =>
      (
        await sql<{ team_id: string }>`select team_id from app_user where user_id = ${ana}`.execute(
          api.database.kysely,
        )
      ).rows;
    expect(await teamOf()).toEqual([{ team_id: teamId }]);
    const moves = await sql`select moved_by_user_id from team_move where user_id = ${ana}`.execute(
      api.database.kysely,
    );
    expect(moves.rows).toEqual([{ moved_by_user_id: null }]);
  });

  test('follows the mapping when it is saved and removed', async () => {
    const mapping = await mapped('Managers', ['claims.manager']);
    await aGroup('Managers', elena);
    expect(await rolesOf(api, elena)).toContain('claims.manager scim');
    const saved = await asAdministrator(api, 'calin.dobre', `saveGroupMapping/${mapping.mapping_id}`, {
      row_version: mapping.row_version,
      role_codes: [],
      team_id: null,
    });
    expect(saved.statusCode).toBe(201);
    expect(await rolesOf(api, elena)).not.toContain('claims.manager scim');
    const history = { ...(await api.tokenFor('calin.dobre')) };
    const changes = await api.inject({
      url: '/api/config/browseSettingChanges?page=provisioning',
      headers: history,
    });
    const [emptied] = changes.json<Schema<'SettingChangePage'>>().items;
    expect(emptied).toMatchObject({ subject: { label: 'Managers' } });
    const restored = await api.inject({
      method: 'POST',
      url: `/api/config/restoreSettingChange/${emptied?.change_id ?? ''}`,
      headers: history,
    });
    expect(restored.statusCode).toBe(200);
    expect(await rolesOf(api, elena)).toContain('claims.manager scim');
    const stale = await asAdministrator(api, 'calin.dobre', `removeGroupMapping/${mapping.mapping_id}`, {
      row_version: mapping.row_version,
    });
    expect(stale.statusCode).toBe(412);
  });

  test('given by hand afterwards is kept when the group is gone', async () => {
    await mapped('Auditors', ['finance.payments']);
    const group = await aGroup('Auditors', ana);
    expect(await rolesOf(api, ana)).toContain('finance.payments scim');
    const headers = { ...(await api.tokenFor('calin.dobre')) };
    const shown = await api.inject({ url: `/api/user/getUser/${ana}`, headers });
    const { row_version } = shown.json<Schema<'User'>>();
    const payload = { row_version, role_code: 'finance.payments' };
    expect(
      (await api.inject({ method: 'POST', url: `/api/user/giveRole/${ana}`, headers, payload })).statusCode,
    ).toBe(201);
    await entra.call('DELETE', `/Groups/${group.id}`);
    expect(await rolesOf(api, ana)).toContain('finance.payments hand');
  });
});

describe('R8 E5 nobody raises rights by a group', () => {
  test('an administrator maps no role of configurators that they lack', async () => {
    await sql`delete from user_role where role_code = 'app.configurator' and user_id = ${calin}`.execute(
      api.database.kysely,
    );
    const refused = await map('Configurators', ['app.configurator']);
    expect([refused.statusCode, refused.json<{ context: object }>().context]).toEqual([
      409,
      { reason: 'role_not_administered' },
    ]);
    expect((await map('Strange', ['no.such.role'])).json<{ context: object }>().context).toEqual({
      reason: 'role_unknown',
    });
    expect((await map('Partners', ['partner.user'])).json<{ context: object }>().context).toEqual({
      reason: 'role_unknown',
    });
  });

  test('whoever saved a mapping, or made the token, gets nothing by it', async () => {
    const { userId: irina, orgId } = await api.userNamed('irina.neagu');
    await sql`insert into user_role (org_id, user_id, role_code) values (${orgId}, ${irina}, 'org.configurator')`.execute(
      api.database.kysely,
    );
    await mapped('Climbers', ['claims.manager'], null, 'irina.neagu');
    const before = await Promise.all([calin, irina].map((userId) => rolesOf(api, userId)));
    await aGroup('Climbers', calin, irina, elena);
    expect(await Promise.all([calin, irina].map((userId) => rolesOf(api, userId)))).toEqual(before);
    expect(await rolesOf(api, elena)).toContain('claims.manager scim');
  });

  test('without a mapping a group gives nothing, whatever it is called, and the page lists it', async () => {
    const before = await rolesOf(api, ana);
    await aGroup('org.configurator', ana);
    await entra.patch(`${users}/${ana}`, [{ op: 'add', value: { roles: [{ value: 'org.configurator' }] } }]);
    expect(await rolesOf(api, ana)).toEqual(before);
    const page = await api.inject({
      url: '/api/provisioning/getProvisioning',
      headers: { ...(await api.tokenFor('calin.dobre')) },
    });
    expect(page.json<Page>().unmapped_groups).toContainEqual(
      expect.objectContaining({ group_name: 'org.configurator', source: 'scim' }),
    );
    expect(page.json<Page>().calls[0]).toMatchObject({ event: 'SCIM_USER_PATCHED', outcome: 'success' });
  });

  test('the last administrator stays one, also when the group that made them is removed', async () => {
    await mapped('Admins', ['org.configurator']);
    const group = await aGroup('Admins', elena);
    await sql`delete from user_role where role_code = 'org.configurator' and user_id <> ${elena}
      and org_id = ${await api.organisation('demo')}`.execute(api.database.kysely);
    const refused = await entra.call('DELETE', `/Groups/${group.id}`);
    expect([refused.statusCode, refused.json<Schema<'ScimError'>>().scimType]).toEqual([409, 'mutability']);
    expect(await rolesOf(api, elena)).toContain('org.configurator scim');
  });
});
