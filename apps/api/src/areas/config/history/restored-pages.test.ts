import type { Schema } from '@dosar/openapi';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['sorin.matei'] });
let who: CallerHeaders;

const pass = () => api.letPass({ minutes: 0.02 });
beforeEach(async () => {
  await pass();
  who = await api.tokenFor('calin.dobre');
});

const get = async <Body>(url: string) =>
  (await api.inject({ url: `/api/${url}`, headers: { ...who, 'accept-language': 'ro' } })).json<Body>();
const post = async (url: string, payload?: object) => {
  await pass();
  const answer = await api.inject({
    method: 'POST',
    url: `/api/${url}`,
    headers: { ...who, 'accept-language': 'ro' },
    ...(payload && { payload }),
  });
  return [answer.statusCode, answer.json()];
};
const newest = async (page: string) => {
  const { items } = await get<Schema<'SettingChangePage'>>(`config/browseSettingChanges?page=${page}`);
  const [change] = items;
  if (change === undefined) throw new Error(`Nothing was changed on ${page}.`);
  return change;
};
const restore = async (page: string) => post(`config/restoreSettingChange/${(await newest(page)).change_id}`);

describe('M3 a change is remembered and taken back on the page of', () => {
  test('the assistant', async () => {
    const read = () => get<Schema<'AssistantSettings'>>('aiAssistant/getSettings');
    const before = await read();
    const { role_codes, uses_model, row_version } = before;
    const wanted = { is_on: !before.is_on, role_codes, uses_model, row_version };
    expect(await post('aiAssistant/saveSettings', wanted)).toMatchObject([200, {}]);
    expect((await newest('assistant')).fields).toEqual([
      { field: 'is_on', before: before.is_on, after: !before.is_on },
    ]);
    expect(await restore('assistant')).toMatchObject([200, {}]);
    expect((await read()).is_on).toBe(before.is_on);
  });

  test('the limits, where one is named by what it is about', async () => {
    const limitOf = async () =>
      (await get<Schema<'AuthorityLimits'>>('workload/getAuthorityLimits')).limits.find(
        (limit) => limit.approval_kind === 'offer' && limit.role_code === 'claims.handler',
      );
    const set = async (amount: number) =>
      post('workload/setAuthorityLimit', {
        approval_kind: 'offer',
        role_code: 'claims.handler',
        amount_bani: amount,
        replaces_id: (await limitOf())?.authority_limit_id ?? null,
      });
    const before = (await limitOf())?.amount_bani;
    expect(await set(12_300)).toMatchObject([201, {}]);
    expect(await newest('authority-limits')).toMatchObject({
      subject: { label: expect.stringContaining(' · ') },
      fields: [{ field: 'amount_bani', before, after: 12_300 }],
    });
    expect(await restore('authority-limits')).toMatchObject([200, {}]);
    expect((await limitOf())?.amount_bani).toBe(before);
  });

  test('the teams: a name comes back, a team that was made or closed stays so', async () => {
    const teamNamed = async (name: string) =>
      (await get<Schema<'TeamList'>>('workload/browseTeams')).teams.find((team) => team.name_ro === name);
    const names = { name_ro: 'Daune Cluj', name_en: 'Claims Cluj' };
    await post('workload/saveTeam', { team_id: null, row_version: 0, ...names });
    expect((await newest('teams')).can_restore).toBe(false);
    const { team_id = '', row_version = 1 } = (await teamNamed('Daune Cluj')) ?? {};
    await post('workload/saveTeam', { team_id, row_version, ...names, name_ro: 'Daune Bihor' });
    const renamed = await newest('teams');
    expect(await restore('teams')).toMatchObject([200, {}]);
    expect((await teamNamed('Daune Cluj'))?.team_id).toBe(team_id);

    await post(`workload/closeTeam/${team_id}`, { row_version: row_version + 2 });
    expect(await newest('teams')).toMatchObject({ fields: [{ field: 'is_active' }], can_restore: false });
    const undone = (
      await get<Schema<'SettingChangePage'>>('config/browseSettingChanges?page=teams')
    ).items.find((change) => change.is_restore);
    expect(undone?.change_id).not.toBe(renamed.change_id);
    expect(await post(`config/restoreSettingChange/${undone?.change_id ?? ''}`)).toMatchObject([
      409,
      { code: 'setting_gone' },
    ]);
  });

  test('the rules for documents, and what claimants read about one kind', async () => {
    const read = () => get<Schema<'DocumentRules'>>('document/getRules');
    const { rule, row_version, kinds } = await read();
    await post('document/saveRequestRule', { rule: { ...rule, reminder_days: [2, 4] }, row_version });
    expect((await newest('document-rules')).fields).toEqual([
      { field: 'reminder_days', before: rule.reminder_days, after: [2, 4] },
    ]);
    expect(await restore('document-rules')).toMatchObject([200, {}]);
    expect((await read()).rule).toEqual(rule);

    const kind = kinds.find((known) => known.doc_type_code === 'damage_photo');
    const guidance = { guidance_ro: 'Toată mașina.', guidance_en: 'The whole car.', example_code: 'card' };
    await post('document/saveGuidance/damage_photo', { guidance, row_version: kind?.row_version });
    expect((await newest('document-rules')).subject).toEqual({
      id: 'damage_photo',
      label: 'Fotografie avarie',
    });
    expect(await restore('document-rules')).toMatchObject([200, {}]);
    expect((await read()).kinds.find((known) => known.doc_type_code === 'damage_photo')?.guidance).toEqual(
      kind?.guidance,
    );
  });

  test('the templates, text by text', async () => {
    const [listed] = await get<Schema<'ListedTemplate'>[]>('message/browseTemplateSettings');
    const code = listed?.code ?? '';
    const read = () => get<Schema<'TemplateSettings'>>(`message/getTemplate/${code}`);
    const { template_code, row_version, name_ro, name_en, is_active, texts } = await read();
    const changed = texts.map((text, index) => (index === 0 ? { ...text, body: 'Alt text.' } : text));
    await post('message/saveTemplate', {
      ...{ template_code, row_version, name_ro, name_en, is_active, texts: changed },
    });
    expect((await newest('message-templates')).fields).toMatchObject([
      { before: texts[0]?.body, after: 'Alt text.' },
    ]);
    expect(await restore('message-templates')).toMatchObject([200, {}]);
    expect(await read()).toMatchObject({ texts, row_version: row_version + 2 });
  });

  test('the rates', async () => {
    who = await api.tokenFor('sorin.matei');
    const read = async () =>
      (await get<Schema<'AssessmentRate'>[]>('claim/assessmentNote/browseRates')).find(
        (rate) => rate.valid_from === '2026-05-01',
      );
    const rates = {
      body_bani: 18_000,
      mechanic_bani: 18_000,
      electric_bani: 19_000,
      paint_bani: 20_000,
      material_bani: 9_000,
    };
    const save = (more: object, row_version: number) =>
      post('claim/assessmentNote/saveRate', {
        ...{ partner_id: null, valid_from: '2026-05-01', discount_share: 0, row_version },
        rates: { ...rates, ...more },
      });
    expect(await save({}, 0)).toMatchObject([201, {}]);
    expect((await newest('repair-rates')).can_restore).toBe(false);
    expect(await save({ body_bani: 25_000 }, 1)).toMatchObject([201, {}]);
    expect((await newest('repair-rates')).fields).toEqual([
      { field: 'body_bani', before: 18_000, after: 25_000 },
    ]);
    expect(await restore('repair-rates')).toMatchObject([200, {}]);
    expect((await read())?.rates).toEqual(rates);
  });
});

test('M3 a new key of the inbound mail is remembered without the key, and cannot be taken back', async () => {
  const [, made] = await post('message/renewInboundKey');
  const change = await newest('inbound-mail');
  expect(change).toMatchObject({ fields: [{ field: 'inbound_key', after: 'renewed' }], can_restore: false });
  expect(JSON.stringify(change)).not.toContain((made as { key: string }).key);
  expect(await restore('inbound-mail')).toMatchObject([409, { code: 'setting_not_restorable' }]);
});
