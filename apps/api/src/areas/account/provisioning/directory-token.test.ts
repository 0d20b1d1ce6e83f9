import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aDirectory, asAdministrator, directoryWith } from '../testing/a-directory.ts';

const api = startTestApi();
let entra: Awaited<ReturnType<typeof aDirectory>>;

beforeAll(async () => {
  entra = await aDirectory(api);
});

type List = Schema<'ScimUserList'>;
type ScimError = Schema<'ScimError'>;

const find = async (filter: string, more = '') =>
  (await entra.call('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`)).json<List>();

describe('the token of a directory', () => {
  test('opens nothing but SCIM, and SCIM opens to no other token', async () => {
    const headers = { authorization: `Bearer ${entra.token}` };
    for (const url of [
      '/api/auth/browseSessions',
      '/api/provisioning/getProvisioning',
      '/api/user/browsePeople',
    ])
      expect((await api.inject({ url, headers })).statusCode).toBe(401);
    const calin = await api.tokenFor('calin.dobre');
    const refused = await api.inject({ url: '/api/scim/v2/Users', headers: { ...calin } });
    expect([refused.statusCode, refused.json<ScimError>().status]).toEqual([401, '401']);
    expect((await api.injectTracker({ url: '/api/scim/v2/Users', headers })).statusCode).toBe(404);
  });

  test('is stored as a hash, shows its last use, and opens nothing once it is ended or too old', async () => {
    const other = await aDirectory(api);
    expect((await other.call('GET', '/Users')).statusCode).toBe(200);
    const { rows } = await sql<{ found: string }>`
      select to_jsonb(token)::text as found from provisioning_token token`.execute(api.database.kysely);
    expect(rows.some(({ found }) => found.includes(other.token))).toBe(false);
    const page = async () =>
      (
        await api.inject({
          url: '/api/provisioning/getProvisioning',
          headers: { ...(await api.tokenFor('calin.dobre')) },
        })
      ).json<Schema<'Provisioning'>>();
    const shown = (await page()).tokens.find((token) => token.token_id === other.tokenId);
    expect(shown).toMatchObject({ state: 'open', last_used_at: api.now().toISOString() });
    expect(JSON.stringify(await page())).not.toContain(other.token);
    const ended = await asAdministrator(api, 'calin.dobre', `endProvisioningToken/${other.tokenId}`, {
      row_version: shown?.row_version,
    });
    expect(ended.statusCode).toBe(201);
    expect((await other.call('GET', '/Users')).statusCode).toBe(401);

    const old = await aDirectory(api);
    await sql`update provisioning_token set created_at = created_at - interval '2 days', expires_at = ${api.now()} where token_id = ${old.tokenId}`.execute(
      api.database.kysely,
    );
    expect((await old.call('GET', '/Users')).statusCode).toBe(401);
  });

  test('of one organisation sees nobody of another', async () => {
    const alfa = await api.userNamed('alfa.ana');
    expect((await find(`id eq "${alfa.userId}"`)).totalResults).toBe(0);
    expect((await find('userName eq "alfa.ana"')).totalResults).toBe(0);
    const ids = (await find('active eq true', '&count=200')).Resources.map(({ id }) => id);
    const { rows } = await sql<{ org_id: string }>`
      select distinct org_id from app_user where user_id = any (${ids}::uuid[])`.execute(api.database.kysely);
    expect(rows).toEqual([{ org_id: await api.organisation('demo') }]);
  });
});

test('RFC 7643 §5 §6 §7 the server says what it knows of SCIM', async () => {
  const config = await entra.call('GET', '/ServiceProviderConfig');
  expect(config.json()).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    etag: { supported: true },
  });
  expect((await entra.call('GET', '/ResourceTypes')).json()).toMatchObject({
    Resources: [
      { id: 'User', endpoint: '/Users' },
      { id: 'Group', endpoint: '/Groups' },
    ],
  });
  const { Resources } = (await entra.call('GET', '/Schemas')).json<Schema<'ScimSchemas'>>();
  expect(Resources.map(({ id }) => id)).toEqual([
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:core:2.0:Group',
  ]);
});

test('RFC 7644 §3.4.2.4 five thousand people are read page by page, each once', async () => {
  await sql`
    insert into app_user (org_id, username, username_normalised, full_name, nickname)
    select ${await api.organisation('demo')}, 'p' || n, 'p' || n, 'Person ' || n, 'P' from generate_series(1, 5000) n`.execute(
    api.database.kysely,
  );
  const seen = new Set<string>();
  let total = 1;
  for (let startIndex = 1; startIndex <= total; startIndex += 200) {
    const page = (await entra.call('GET', `/Users?startIndex=${startIndex}&count=500`)).json<List>();
    expect(page).toMatchObject({ startIndex, itemsPerPage: page.Resources.length });
    expect(page.Resources.length).toBeLessThanOrEqual(200);
    for (const { id } of page.Resources) seen.add(id);
    total = page.totalResults;
  }
  expect(total).toBeGreaterThanOrEqual(5000);
  expect(seen.size).toBe(total);
  expect((await entra.call('GET', '/Users?count=-1&startIndex=-5')).json()).toMatchObject({
    totalResults: total,
    startIndex: 1,
    itemsPerPage: 0,
  });
});

describe('tries with tokens that are none', () => {
  const strict = startTestApi({ env: { RATE_LIMIT_SCALE: '1' } });
  test('are not answered any more after twenty from one address', async () => {
    const answers = [];
    for (let tried = 0; tried < 21; tried += 1)
      answers.push(
        await directoryWith(strict, `dosar-scim-${String(tried).padStart(43, 'x')}`).call('GET', '/Users'),
      );
    expect(answers.slice(0, 20).every((answer) => answer.statusCode === 401)).toBe(true);
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(answers.at(-1)?.json<ScimError>().status).toBe('429');
  });
});
