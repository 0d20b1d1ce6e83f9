import { operationIndex, type Schema } from '@dosar/openapi';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi();
let calin: CallerHeaders;
let alfa: CallerHeaders;

/** Two changes never happen at the same moment; sessions outlive all of them. */
const pass = () => api.letPass({ minutes: 0.02 });

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
  alfa = await api.tokenFor('alfa.ana');
});
beforeEach(() => pass());

const get = async (who = calin, page = 'branding', after?: string) =>
  api.inject({
    url: '/api/config/browseSettingChanges',
    query: { page, ...(after !== undefined && { after }) },
    headers: { ...who },
  });
const history = async (who = calin) => (await get(who)).json<Schema<'SettingChangePage'>>().items;
const looksOf = async (who = calin) =>
  (await api.inject({ url: '/api/config/getBranding', headers: { ...who } })).json<
    Schema<'BrandingSettings'>
  >();
const change = async (looks: Partial<Schema<'BrandingSettings'>>, who = calin) => {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/config/updateBranding',
    headers: { ...who },
    payload: { ...(await looksOf(who)), ...looks },
  });
  expect(answer.statusCode).toBe(200);
  const [newest] = await history(who);
  return newest?.change_id ?? '';
};
const restore = (changeId: string, who = calin) =>
  api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${changeId}`,
    headers: { ...who },
  });

describe('M3 the history of a page of the settings', () => {
  test('tells who changed which values, newest first', async () => {
    const before = await looksOf();
    await change({ sidebar: '#112233', short_name: 'Asig' });
    await pass();
    await change({ sidebar: '#445566' });

    const [newest, earlier] = await history();
    expect(newest).toMatchObject({
      subject: null,
      fields: [{ field: 'sidebar', before: '#112233', after: '#445566' }],
      changed_by_name: 'Călin Dobre',
      on_behalf_of_name: null,
      is_restore: false,
      can_restore: true,
    });
    expect(earlier).toMatchObject({
      fields: [
        { field: 'short_name', before: before.short_name, after: 'Asig' },
        { field: 'sidebar', before: before.sidebar, after: '#112233' },
      ],
      can_restore: false,
    });
  });

  test('saving what is stored already leaves no entry', async () => {
    const count = (await history()).length;
    await change({});
    expect(await history()).toHaveLength(count);
  });

  test('goes on page by page', async () => {
    for (let index = 0; index < 21; index += 1) {
      await change({ sidebar: `#0000${String(10 + index)}` });
      await pass();
    }
    const first = (await get()).json<Schema<'SettingChangePage'>>();
    const second = (await get(calin, 'branding', first.next_cursor ?? '')).json<
      Schema<'SettingChangePage'>
    >();
    expect(first.items).toHaveLength(20);
    expect(second.items[0]?.fields).toMatchObject([{ field: 'sidebar', after: '#000010' }]);
  });

  test('is open to whoever may change the page, and to nobody else', async () => {
    const statuses = [
      (await get(await api.tokenFor('ana.ionescu'))).statusCode,
      (await get(await api.tokenFor('maria.stan'))).statusCode,
      (await get(calin, 'no-such-page')).statusCode,
    ];
    expect(statuses).toEqual([403, 403, 404]);
  });

  test('the contract lets in whoever may change any of the pages', () => {
    const letIn: readonly string[] = operationIndex.browseSettingChanges.access.roles;
    const roles = settingPages.entries().flatMap((page) => operationIndex[page.changedBy].access.roles ?? []);
    expect(roles.filter((role) => !letIn.some((one) => meetsRoleCondition([role], one)))).toEqual([]);
  });
});

describe('M3 restoring', () => {
  test('puts the values from before back as a change of its own, and leaves later changes of other fields', async () => {
    await change({ sidebar: '#010101', theme: 'light' });
    await pass();
    const toTakeBack = await change({ sidebar: '#020202' });
    await pass();
    await change({ theme: 'dark' });
    await pass();

    expect((await restore(toTakeBack)).statusCode).toBe(200);
    expect(await looksOf()).toMatchObject({ sidebar: '#010101', theme: 'dark' });
    expect((await history())[0]).toMatchObject({
      fields: [{ field: 'sidebar', before: '#020202', after: '#010101' }],
      is_restore: true,
      can_restore: true,
    });
  });

  test('can itself be taken back', async () => {
    await change({ short_name: 'Unu' });
    await pass();
    const toTakeBack = await change({ short_name: 'Doi' });
    await pass();
    await restore(toTakeBack);
    await pass();

    const [restored] = await history();
    expect((await restore(restored?.change_id ?? '')).statusCode).toBe(200);
    expect((await looksOf()).short_name).toBe('Doi');
  });

  test('is refused once the same field was changed again, naming that change', async () => {
    const toTakeBack = await change({ material_color: 'teal-900', theme: 'light' });
    await pass();
    await change({ material_color: 'indigo-600' });

    const answer = await restore(toTakeBack);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'setting_changed_later',
        context: { fields: ['material_color'], changed_by_name: 'Călin Dobre' },
      },
    ]);
    expect((await looksOf()).material_color).toBe('indigo-600');
  });

  test('knows nothing of the changes of another organisation', async () => {
    const ofAlfa = await change({ short_name: 'Alfa nouă' }, alfa);
    expect((await restore(ofAlfa)).statusCode).toBe(404);
    expect((await looksOf(alfa)).short_name).toBe('Alfa nouă');
    expect((await history()).some(({ change_id: id }) => id === ofAlfa)).toBe(false);
  });

  test('is refused to a manager who may not change the page', async () => {
    const toTakeBack = await change({ short_name: 'Trei' });
    expect((await restore(toTakeBack, await api.tokenFor('maria.stan'))).statusCode).toBe(403);
    expect((await looksOf()).short_name).toBe('Trei');
  });
});
