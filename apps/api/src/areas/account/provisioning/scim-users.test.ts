import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { aDirectory, bjensen, users } from '../testing/a-directory.ts';

const api = startTestApi({ people: ['irina.neagu', 'dan.petrescu'] });
let entra: Awaited<ReturnType<typeof aDirectory>>;

beforeAll(async () => {
  entra = await aDirectory(api);
});

type User = Schema<'ScimUser'>;
type List = Schema<'ScimUserList'>;
type ScimError = Schema<'ScimError'>;

const find = async (filter: string, more = '') =>
  (await entra.call('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`)).json<List>();
async function userNamed(userName: string): Promise<User> {
  const [user] = (await find(`userName eq "${userName}"`)).Resources;
  if (user === undefined) throw new Error(`The directory does not find ${userName}.`);
  return user;
}
async function accountOf(username: string) {
  const { rows } = await sql<{
    is_active: boolean;
    is_locked: boolean;
    lock_reason: string | null;
    email: string;
  }>`
    select is_active, is_locked, lock_reason, email from app_user where username = ${username}`.execute(
    api.database.kysely,
  );
  return rows[0];
}

describe('RFC 7644 §3.3 a person whom the directory adds', () => {
  test('is one like others: found, invited, without roles, and the log says who did it', async () => {
    const added = await entra.call('POST', '/Users', bjensen);
    expect(added.statusCode).toBe(201);
    expect(added.headers['content-type']).toBe('application/scim+json; charset=utf-8');
    const user = added.json<User>();
    expect(user).toMatchObject({
      schemas: bjensen.schemas,
      externalId: '701984',
      userName: 'bjensen@example.com',
      displayName: 'Babs Jensen',
      name: { familyName: 'Jensen', givenName: 'Barbara' },
      emails: [{ value: 'bjensen@example.com', type: 'work', primary: true }],
      phoneNumbers: [{ value: '555-555-5555' }],
      preferredLanguage: 'en',
      active: true,
      meta: { resourceType: 'User', version: 'W/"1"' },
    });
    expect(added.headers['location']).toBe(user.meta.location);
    expect(added.headers['etag']).toBe('W/"1"');
    expect(JSON.stringify(user)).not.toContain('t1meMa$heen');
    expect((await api.outbox('bjensen@example.com'))[0]).toMatchObject({ to: 'bjensen@example.com' });

    const { rows } = await sql<object>`
      select actor_kind, event, outcome, data from audit_log where entity_id = ${user.id}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([
      {
        actor_kind: 'provisioning',
        event: 'SCIM_USER_ADDED',
        outcome: 'success',
        data: { token_id: entra.tokenId },
      },
    ]);
    const shown = await entra.call('GET', `${users}/${user.id}`);
    expect(shown.json()).toEqual(user);
  });

  test('under a name that somebody has is refused in the words of SCIM', async () => {
    const refused = await entra.call('POST', '/Users', { ...bjensen, userName: 'ana.ionescu', emails: [] });
    expect(refused.statusCode).toBe(409);
    expect(refused.headers['content-type']).toContain('application/scim+json');
    expect(refused.json()).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      scimType: 'uniqueness',
      detail: 'Somebody has this user name.',
      status: '409',
    });
    const sameAddress = { ...bjensen, userName: 'other', emails: [{ value: 'ANA.Ionescu@demo.example' }] };
    expect((await entra.call('POST', '/Users', sameAddress)).json<ScimError>().scimType).toBe('uniqueness');
  });

  test.each([
    ['no user name', { displayName: 'Nobody' }, 'invalidValue'],
    [
      'an address that is none',
      { userName: 'wrong.address', emails: [{ value: 'nowhere' }] },
      'invalidValue',
    ],
    ['a list for a name', { userName: ['a'] }, 'invalidValue'],
  ])('with %s is refused', async (_what, body, kind) => {
    const refused = await entra.call('POST', '/Users', body);
    expect([refused.statusCode, refused.json<ScimError>().scimType]).toEqual([400, kind]);
  });

  test('by a body that is no JSON is refused', async () => {
    const refused = await api.inject({
      method: 'POST',
      url: '/api/scim/v2/Users',
      headers: { authorization: `Bearer ${entra.token}`, 'content-type': 'application/scim+json' },
      payload: '{"userName":',
    });
    expect([refused.statusCode, refused.json<ScimError>().scimType]).toEqual([400, 'invalidSyntax']);
  });
});

describe('RFC 7644 §3.4.2 the list of people', () => {
  test('is found by user name without case, by the id of the directory and by the address', async () => {
    for (const filter of [
      'userName eq "BJENSEN@example.com"',
      'externalId eq "701984"',
      'emails[type eq "work"].value eq "bjensen@example.com"',
      'displayName eq "Babs Jensen" and active eq true',
    ])
      expect((await find(filter)).Resources.map(({ userName }) => userName)).toEqual(['bjensen@example.com']);
    expect(await find('userName eq "nobody"')).toMatchObject({ totalResults: 0, Resources: [] });
  });

  test.each(["x' or '1'='1", 'x" or userName eq "ana.ionescu', '%', '\\', "'; drop table app_user; --"])(
    'a filter for %j finds nobody: it stays a value',
    async (value) => {
      const answer = await entra.call(
        'GET',
        `/Users?filter=${encodeURIComponent(`userName eq ${JSON.stringify(value)}`)}`,
      );
      expect(answer.json()).toMatchObject({ totalResults: 0 });
    },
  );

  test('refuses a filter that it does not know', async () => {
    for (const filter of ['userName sw "a"', 'password eq "x"', 'constructor eq "x"']) {
      const refused = await entra.call('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      expect([refused.statusCode, refused.json<ScimError>().scimType]).toEqual([400, 'invalidFilter']);
    }
  });

  test('leaves out what is not asked for', async () => {
    const narrow = await find('userName eq "bjensen@example.com"', '&attributes=userName');
    expect(Object.keys(narrow.Resources[0] ?? {}).sort()).toEqual(['id', 'meta', 'schemas', 'userName']);
    const without = await find('userName eq "bjensen@example.com"', '&excludedAttributes=emails,groups');
    expect(without.Resources[0]).not.toHaveProperty('emails');
  });
});

describe('RFC 7644 §3.5 a person whom the directory changes', () => {
  test('is replaced by what it sends, at the version that it read', async () => {
    const { id, meta } = await userNamed('bjensen@example.com');
    const next = { ...bjensen, displayName: 'Barbara Jensen', phoneNumbers: [] };
    const stale = await entra.call('PUT', `${users}/${id}`, next, { 'if-match': 'W/"99"' });
    expect([stale.statusCode, stale.json<ScimError>().status]).toEqual([412, '412']);
    const replaced = await entra.call('PUT', `${users}/${id}`, next, { 'if-match': meta.version });
    expect(replaced.json()).toMatchObject({ displayName: 'Barbara Jensen', phoneNumbers: [] });
    expect(replaced.headers['etag']).not.toBe(meta.version);
    expect(replaced.json<User>().meta.version).toBe(replaced.headers['etag']);
  });

  test('sees the same again without a new version', async () => {
    const before = await userNamed('bjensen@example.com');
    const again = await entra.call('PUT', `${users}/${before.id}`, {
      ...bjensen,
      displayName: 'Barbara Jensen',
      phoneNumbers: [],
    });
    expect(again.json<User>().meta.version).toBe(before.meta.version);
  });

  test('gets another address by the shapes of Entra and Okta', async () => {
    const { id } = await userNamed('bjensen@example.com');
    await entra.patch(`${users}/${id}`, [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'babs@example.com' },
    ]);
    expect(await userNamed('bjensen@example.com')).toMatchObject({ emails: [{ value: 'babs@example.com' }] });
    const renamed = await entra.patch(`${users}/${id}`, [
      { op: 'replace', path: 'name.familyName', value: 'Pop' },
    ]);
    expect(renamed.json()).toMatchObject({ displayName: 'Barbara Pop', name: { familyName: 'Pop' } });
    const okta = await entra.patch(`${users}/${id}`, [
      { op: 'replace', value: { userName: 'babs@example.com' } },
    ]);
    expect(okta.json()).toMatchObject({ id, userName: 'babs@example.com', active: true });
  });

  test('is nobody under an id that names nobody', async () => {
    for (const id of [
      '2819c223-7f76-453a-919d-413861904646',
      'no-id',
      (await api.userNamed('alfa.ana')).userId,
    ]) {
      const answers = await Promise.all([
        entra.call('GET', `${users}/${id}`),
        entra.call('PUT', `${users}/${id}`, bjensen),
        entra.patch(`${users}/${id}`, [{ op: 'replace', path: 'active', value: false }]),
        entra.call('DELETE', `${users}/${id}`),
      ]);
      expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect(await accountOf('alfa.ana')).toMatchObject({ is_active: true });
  });

  test('keeps the contacts of a configurator, whose roles no group gave', async () => {
    const { id } = await userNamed('calin.dobre');
    const refused = await entra.patch(`${users}/${id}`, [
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'taken.over@example.com' },
    ]);
    expect([refused.statusCode, refused.json<ScimError>().scimType]).toEqual([409, 'mutability']);
    expect(await accountOf('calin.dobre')).toMatchObject({ email: 'calin.dobre@demo.example' });
  });
});

describe('R8 a person whose access the directory ends', () => {
  test('is signed out at once, deactivated without open work, and comes back by a new link', async () => {
    const elena = await api.tokenFor('elena.rusu');
    const { id } = await userNamed('elena.rusu');
    // Entra sends the word.
    const ended = await entra.patch(`${users}/${id}`, [{ op: 'Replace', path: 'active', value: 'False' }]);
    expect(ended.json()).toMatchObject({ active: false });
    expect((await api.inject({ url: '/api/auth/browseSessions', headers: { ...elena } })).statusCode).toBe(
      401,
    );
    expect(await accountOf('elena.rusu')).toMatchObject({ is_active: false, is_locked: false });
    const back = await entra.patch(`${users}/${id}`, [{ op: 'replace', value: { active: true } }]);
    expect(back.json()).toMatchObject({ active: true });
    expect((await api.outbox('elena.rusu@demo.example'))[0]?.body).toContain('/invitation/');
  });

  test('is locked only while work lies with them, which stays where it is', async () => {
    const claim = await aClaim(api).takenIn();
    const { assignment_id: assignmentId, row_version } = await claim.main();
    await api.inject({
      method: 'POST',
      url: `/api/assignment/take/${assignmentId}`,
      headers: { ...(await api.tokenFor('ana.ionescu')) },
      payload: { row_version },
    });
    const ana = await api.tokenFor('ana.ionescu');
    const { id } = await userNamed('ana.ionescu');
    const ended = await entra.call('DELETE', `${users}/${id}`);
    expect([ended.statusCode, ended.body]).toEqual([204, '']);
    expect((await api.inject({ url: '/api/auth/browseSessions', headers: { ...ana } })).statusCode).toBe(401);
    expect(await accountOf('ana.ionescu')).toMatchObject({
      is_active: true,
      is_locked: true,
      lock_reason: 'provisioning',
    });
    const { rows } = await sql`select from assignment where assigned_user_id = ${id}`.execute(
      api.database.kysely,
    );
    expect(rows.length).toBeGreaterThan(0);

    // RFC 7644 §3.6: it is gone for the directory, and comes back under its id.
    expect((await entra.call('GET', `${users}/${id}`)).statusCode).toBe(404);
    expect((await find('userName eq "ana.ionescu"')).totalResults).toBe(0);
    const back = await entra.call('POST', '/Users', {
      userName: 'ana.ionescu',
      displayName: 'Ana Ionescu',
      emails: [{ value: 'ana.ionescu@demo.example' }],
    });
    expect([back.statusCode, back.json<User>().id]).toEqual([201, id]);
    expect(await accountOf('ana.ionescu')).toMatchObject({ is_locked: false, lock_reason: null });
  });

  test('is not opened by it when an administrator had ended it', async () => {
    const { userId } = await api.userNamed('dan.petrescu');
    const calin = await api.tokenFor('calin.dobre');
    const shown = await api.inject({ url: `/api/user/getUser/${userId}`, headers: { ...calin } });
    const { row_version } = shown.json<Schema<'User'>>();
    await api.inject({
      method: 'POST',
      url: `/api/user/deactivateUser/${userId}`,
      headers: { ...calin },
      payload: { row_version, hand_over: [], note: null },
    });
    const refused = await entra.patch(`${users}/${userId}`, [{ op: 'replace', path: 'active', value: true }]);
    expect([refused.statusCode, refused.json<ScimError>().scimType]).toEqual([409, 'mutability']);
    expect(await accountOf('dan.petrescu')).toMatchObject({ is_active: false });
  });

  test('is never the last administrator', async () => {
    const { id } = await userNamed('calin.dobre');
    for (const answer of [
      await entra.call('DELETE', `${users}/${id}`),
      await entra.patch(`${users}/${id}`, [{ op: 'replace', path: 'active', value: false }]),
    ]) {
      expect([answer.statusCode, answer.json<ScimError>().detail]).toEqual([
        409,
        'The last administrator stays. Give somebody else the role first.',
      ]);
    }
    expect(await userNamed('calin.dobre')).toMatchObject({ active: true });
  });
});
