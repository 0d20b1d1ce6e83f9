import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../kernel/http/contract.ts';
import type { Operation } from '../kernel/http/operation.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import type { CallerHeaders, DirectoryHeaders } from '../testing/test-sessions.ts';
import { bodies, demoIdentifiers, type Identifiers } from './area-samples.ts';
import { sampleOf } from './sample-request.ts';

// The test calls every operation that writes, as two people of the staff, and those of SCIM with the token of a directory. Each call names the caller wherever the operation takes a
// person, and a role that the caller lacks wherever it takes a role. The roles of both people must stay the same. The contract
// lists the operations, so the test covers a new one at once.

const contract = readContract();
const operations = contract.operations.filter(
  ({ access, body, isPlanned, isStream, method }) =>
    !isPlanned &&
    !isStream &&
    method !== 'GET' &&
    body?.upload === undefined &&
    body?.chunk === undefined &&
    (access.callers.includes('staff') || access.callers.includes('provisioning')),
);
const api = startTestApi({ world: 'demo' });
let identifiers: Identifiers;
let before: string[];

/** A handler who manages a team, and an administrator of people who does not configure the application. */
const climbers = ['maria.stan', 'calin.dobre'];

beforeAll(async () => {
  identifiers = await demoIdentifiers(api);
  await sql`
    delete from user_role where role_code = 'app.configurator' and user_id =
      (select user_id from app_user where username = 'calin.dobre')`.execute(api.database.kysely);
  before = await grantsOf(climbers);
});

async function grantsOf(usernames: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ given: string }>`
    select person.username || ' ' || held.role_code as given
    from user_role held join app_user person on person.user_id = held.user_id
    where person.username in (${sql.join(usernames)}) order by 1`.execute(api.database.kysely);
  return rows.map(({ given }) => given);
}

/** A request in which the caller names themselves and roles that they do not have. */
function climbing(
  { id, method, path, parameters, body }: Operation,
  userId: string,
  headers: CallerHeaders | DirectoryHeaders,
) {
  const named = (name: string) => (/user_id$/.test(name) ? userId : (identifiers[name] ?? name));
  const url = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(named(name)));
  const query = new URLSearchParams(
    sampleOf(parameters.query ?? { type: 'object' }, contract.document, named) as Record<string, string>,
  );
  const payload = body && {
    ...(sampleOf(body.schema, contract.document, named, true) as object),
    ...bodies[id]?.({ api, identifiers, headers }),
  };
  return {
    method,
    url: `${url}?${query.toString()}`,
    headers: { ...headers },
    ...(payload && { payload: withRoles(payload) }),
  };
}

/** A role that no climber has, and those of configurators. */
const wanted = ['finance.payments', 'app.configurator', 'org.configurator'];

function withRoles(payload: object): object {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (/^roles?(_codes?)?$|^parts$/.test(name)) return [name, Array.isArray(value) ? wanted : wanted[0]];
      return [name, value];
    }),
  );
}

describe.each(climbers)('R8 E5 the roles of %s', (username) => {
  test.each(operations.map((operation) => [String(operation.id), operation] as const))(
    'stay through %s',
    async (_id, operation) => {
      const { userId } = await api.userNamed(username);
      const by = operation.isScim ? await api.directoryFor('demo') : await api.tokenFor(username);
      const request = climbing(operation, userId, by);
      // The newest version is named, so that no answer hides behind a stale one.
      await sql`
        with back as (delete from provisioned_user where user_id = ${userId})
        update app_user set row_version = 1, is_active = true, is_locked = false where user_id = ${userId}`.execute(
        api.database.kysely,
      );
      await api.inject(request);
      expect(await grantsOf(climbers)).toEqual(before);
    },
  );
});

test('R8 E5 the sweep names roles and the caller where roles are given', async () => {
  const { userId } = await api.userNamed('calin.dobre');
  const given = operations.find(({ id }) => id === 'giveRole');
  if (given === undefined) throw new Error('The contract has no giveRole any more.');
  const answer = await api.inject(climbing(given, userId, await api.tokenFor('calin.dobre')));
  expect(answer.json()).toMatchObject({ code: 'people_rule', context: { reason: 'own_roles' } });
});

test('R8 E5 whoever has a composed role puts nothing into it', async () => {
  const { userId, orgId } = await api.userNamed('calin.dobre');
  const { rows } = await sql<{ own_role_id: string }>`
    insert into own_role (org_id, name) values (${orgId}, 'Al celui care urcă') returning own_role_id`.execute(
    api.database.kysely,
  );
  const ownRoleId = rows[0]?.own_role_id;
  await sql`
    insert into user_own_role (org_id, user_id, own_role_id, granted_at, granted_by_user_id)
    values (${orgId}, ${userId}, ${ownRoleId}, now(), ${userId})`.execute(api.database.kysely);
  const held = await grantsOf(climbers);
  const answer = await api.inject({
    method: 'POST',
    url: '/api/user/saveOwnRole',
    headers: { ...(await api.tokenFor('calin.dobre')) },
    payload: {
      own_role_id: ownRoleId,
      row_version: 1,
      name: 'Mai mult',
      description: '',
      parts: ['claims.handler', 'finance.payments'],
    },
  });
  expect(answer.json()).toMatchObject({ code: 'people_rule', context: { reason: 'own_roles' } });
  expect(await grantsOf(climbers)).toEqual(held);
});
