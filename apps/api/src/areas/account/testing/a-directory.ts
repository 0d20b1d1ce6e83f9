import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where SCIM keeps people. */
export const users = '/Users';

/** A directory with a token of its own, which an administrator made on the page. */
export async function aDirectory(api: TestApi, madeBy = 'calin.dobre') {
  const made = await asAdministrator(api, madeBy, 'createProvisioningToken', { name: 'Entra ID', days: 30 });
  const { token, page } = made.json<Schema<'NewProvisioningToken'>>();
  return { token, tokenId: page.tokens[0]?.token_id ?? '', ...directoryWith(api, token) };
}

/** The calls of whoever has a token. */
export function directoryWith(api: Pick<TestApi, 'inject'>, token: string) {
  const call = (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) =>
    api.inject({
      method,
      url: `/api/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
  const patch = (path: string, Operations: object[], headers?: Record<string, string>) =>
    call('PATCH', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations }, headers);
  return { call, patch };
}

/** A call of the page of directories. */
export async function asAdministrator(
  api: Pick<TestApi, 'inject' | 'tokenFor'>,
  username: string,
  call: string,
  payload: object,
) {
  return api.inject({
    method: 'POST',
    url: `/api/provisioning/${call}`,
    headers: { ...(await api.tokenFor(username)) },
    payload,
  });
}

/** The roles of a person, each with who keeps it. */
export async function rolesOf(api: Pick<TestApi, 'database'>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ held: string }>`
    select role_code || ' ' || source as held from user_role where user_id = ${userId} order by role_code`.execute(
    api.database.kysely,
  );
  return rows.map(({ held }) => held);
}

/** The person of RFC 7643 §8.2, as a directory sends them. */
export const bjensen = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  externalId: '701984',
  userName: 'bjensen@example.com',
  name: {
    formatted: 'Ms. Barbara J Jensen, III',
    familyName: 'Jensen',
    givenName: 'Barbara',
    middleName: 'Jane',
    honorificPrefix: 'Ms.',
    honorificSuffix: 'III',
  },
  displayName: 'Babs Jensen',
  nickName: 'Babs',
  profileUrl: 'https://login.example.com/bjensen',
  emails: [
    { value: 'bjensen@example.com', type: 'work', primary: true },
    { value: 'babs@jensen.example', type: 'home' },
  ],
  addresses: [{ type: 'work', locality: 'Hollywood', region: 'CA', country: 'USA', primary: true }],
  phoneNumbers: [
    { value: '555-555-5555', type: 'work' },
    { value: '555-555-4444', type: 'mobile' },
  ],
  userType: 'Employee',
  title: 'Tour Guide',
  preferredLanguage: 'en-US',
  locale: 'en-US',
  timezone: 'America/Los_Angeles',
  active: true,
  password: 't1meMa$heen',
};
