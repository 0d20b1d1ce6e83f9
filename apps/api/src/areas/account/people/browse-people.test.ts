import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['irina.neagu'] });
let calin: CallerHeaders;
const many = 5000;

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
  // Many have the same name: the order goes on by who they are.
  await sql`insert into app_user (org_id, username, username_normalised, full_name, nickname, email, language, is_default_password)
    select org_id, 'om.' || number, 'om.' || number, 'Om ' || number % 100, 'Om', 'om.' || number || '@example.com', 'ro', true
    from organisation, generate_series(1, ${many}) number where org_code = 'demo'`.execute(
    api.database.kysely,
  );
});

const get = async <Body>(url: string) =>
  (await api.inject({ url: `/api/user/${url}`, headers: { ...calin } })).json<Body>();

describe('R8 the list of people', () => {
  test('pages through 5,000 people by key, each of them once', async () => {
    const found: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Schema<'PeoplePage'> = await get(
        `browsePeople?q=om.&state=invited${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
      );
      expect(page.items.length).toBeLessThanOrEqual(50);
      found.push(...page.items.map((person) => person.user_id));
      after = page.next_cursor;
    }
    expect(found).toHaveLength(many);
    expect(new Set(found).size).toBe(many);
  });

  test('tells somebody whose password was reset from somebody who has never chosen one', async () => {
    const { row, row_version } = await get<Schema<'User'>>(
      `getUser/${(await api.userNamed('irina.neagu')).userId}`,
    );
    await api.inject({
      method: 'POST',
      url: `/api/user/sendUserLink/${row.user_id}`,
      headers: { ...calin },
      payload: { row_version },
    });
    const { items, counts } = await get<Schema<'PeoplePage'>>('browsePeople?state=reset');
    expect(items).toMatchObject([{ full_name: 'Irina Neagu', state: 'reset' }]);
    expect(counts).toContainEqual({ state: 'reset', count: 1 });
    expect(counts).toContainEqual({ state: 'invited', count: many });
  });
});

describe('R8 two administrators at one person', () => {
  test('change one thing: the second reads what there is now, whichever act it was', async () => {
    const { userId } = await api.userNamed('irina.neagu');
    const { row_version: read } = await get<Schema<'User'>>(`getUser/${userId}`);
    const act = (call: string, more: object) =>
      api.inject({
        method: 'POST',
        url: `/api/user/${call}/${userId}`,
        headers: { ...calin },
        payload: { row_version: read, ...more },
      });
    const both = await Promise.all([
      act('giveRole', { role_code: 'claims.manager' }),
      act('lockUser', { reason: 'Telefon pierdut' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 412]);
    const late = await act('deactivateUser', { hand_over: [], note: null });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ code: 'stale_row_version', context: { row_version: read + 1 } });
    expect((await get<Schema<'User'>>(`getUser/${userId}`)).row_version).toBe(read + 1);
  });
});
