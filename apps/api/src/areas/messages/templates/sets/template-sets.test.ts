import type { Schema } from '@dosar/openapi';
import { describe, expect, test } from 'vitest';
import { anEmail, templateSetCalls } from '#src/areas/partners/testing/template-set-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
const { get, make, remove, saveSet, sets, write } = templateSetCalls(api);
const text = [anEmail('ro', 'Salut', 'Dosar {{claim_file_no}}')];

const history = async () =>
  (await get<Schema<'SettingChangePage'>>('config/browseSettingChanges?page=message-templates')).items;

describe('M7 a set of templates', () => {
  test('has a name of its own, whatever its letters', async () => {
    const set = await make('Flota Mare');
    const taken = await saveSet({ template_set_id: null, row_version: 0, name: ' flota  mare ' });
    expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: 'template_set_known' }]);
    const other = await make('Flota Mică');
    const again = await saveSet({ ...other, name: 'FLOTA MARE' });
    expect(again.json()).toMatchObject({ code: 'template_set_known' });
    expect((await saveSet({ ...other, name: '  ' })).statusCode).toBe(422);
    const renamed = await saveSet({ ...other, name: 'Flota Mijlocie' });
    expect(renamed.json()).toMatchObject({ name: 'Flota Mijlocie', row_version: 2 });
    expect((await saveSet({ ...other, name: 'Târziu' })).statusCode).toBe(412);
    expect(await sets()).toMatchObject([set, { name: 'Flota Mijlocie' }]);
  });

  test('has one text in place of each standard one, judged like any template and with a history', async () => {
    const set = await make('Leasing');
    const written = await write(set, 'claim_state', text);
    expect(written.json()).toMatchObject({
      version: 1,
      in_set: { template_set_id: set.template_set_id, replaces_code: 'claim_state' },
    });
    const second = await write(set, 'claim_state', text, { template_code: 'own_second' });
    expect(second.json()).toMatchObject({ fields: [{ field: 'in_set.replaces_code', code: 'outdated' }] });
    expect((await write(set, 'nobody_knows', text)).json()).toMatchObject({
      fields: [{ field: 'in_set.replaces_code', code: 'unknown_code' }],
    });
    const wrong = await write(set, 'meeting', [anEmail('ro', 'Salut', '{{data_limita}}')]);
    expect(wrong.json()).toMatchObject({ code: 'template_variable_unknown' });

    const code = written.json<Schema<'TemplateSettings'>>().template_code;
    const changed = await write(set, 'meeting', [anEmail('ro', 'Altul', 'Alt text')], {
      template_code: code,
      row_version: 1,
    });
    // A template stays where it is, whatever a later request says.
    expect(changed.json()).toMatchObject({ version: 2, in_set: { replaces_code: 'claim_state' } });
    expect(changed.json<Schema<'TemplateSettings'>>().versions.map(({ texts }) => texts[0]?.subject)).toEqual(
      ['Altul', 'Salut'],
    );
    const listed = (await get<Schema<'ListedTemplate'>[]>('message/browseTemplateSettings')).find(
      (template) => template.code === code,
    );
    expect(listed?.in_set).toEqual({ template_set_id: set.template_set_id, replaces_code: 'claim_state' });
  });

  test('that was removed is not listed, and comes back with its texts from the history', async () => {
    const set = await make('Brokeri');
    await write(set, 'claim_state', text);
    expect((await remove(set)).statusCode).toBe(200);
    const listed = async () =>
      (await get<Schema<'ListedTemplate'>[]>('message/browseTemplateSettings')).filter(
        (template) => template.in_set?.template_set_id === set.template_set_id,
      );
    expect(await listed()).toEqual([]);
    expect((await remove(set)).statusCode).toBe(404);
    const [latest] = await history();
    expect(latest).toMatchObject({ subject: { label: 'Brokeri' }, can_restore: true });
    const restored = await api.inject({
      method: 'POST',
      url: `/api/config/restoreSettingChange/${latest?.change_id}`,
      headers: { ...(await api.tokenFor('calin.dobre')) },
      payload: {},
    });
    expect(restored.statusCode, restored.body).toBe(200);
    expect(await listed()).toHaveLength(1);
    expect((await sets()).map(({ name }) => name)).toContain('Brokeri');
  });

  test('can say in its own words what the product writes by itself', async () => {
    const { product_texts: texts } = await get<Schema<'TemplateSets'>>('messageTemplateSet/browse');
    expect(texts).toMatchObject([{ code: 'claim_news', name_ro: 'Noutăți la dosar' }]);
    expect(texts[0]?.texts.map(({ body }) => body.includes('{{tracker_url}}'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
