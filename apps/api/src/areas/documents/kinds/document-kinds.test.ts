import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type Kinds = Schema<'DocumentKindList'>['items'];
let calin: CallerHeaders;

beforeAll(async () => {
  // A configurator of another insurer.
  await sql`insert into user_role (org_id, user_id, role_code)
    select org_id, user_id, 'org.configurator' from app_user where username = 'alfa.ana' on conflict do nothing`.execute(
    api.database.kysely,
  );
});
beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
});

const kinds = async (headers = calin): Promise<Kinds> =>
  (await api.inject({ url: '/api/document/getKinds', headers: { ...headers } })).json<{ items: Kinds }>()
    .items;
const save = (payload: object, headers = calin) =>
  api.inject({ method: 'POST', url: '/api/document/saveKind', headers: { ...headers }, payload });
const talon = {
  name_ro: 'Talon ITP',
  name_en: 'Inspection slip',
  provided_by: 'claimant',
  is_visible_to_claimant: true,
  is_active: true,
};

test('B13 a kind that the insurer adds is offered to its handlers, and no other insurer knows it', async () => {
  expect((await save({ doc_type_code: null, kind: talon, row_version: 0 })).statusCode).toBe(200);
  expect((await kinds()).some(({ kind }) => kind.name_ro === 'Talon ITP')).toBe(true);
  const theirs = await kinds(await api.tokenFor('alfa.ana'));
  expect(theirs.length).toBeGreaterThan(3);
  expect(theirs.some(({ kind }) => kind.name_ro === 'Talon ITP')).toBe(false);
});

test('B13 a retired kind stands behind the others, and taking that back offers it again', async () => {
  await save({ doc_type_code: null, kind: { ...talon, name_ro: 'Fotografie veche' }, row_version: 0 });
  const added = (await kinds()).find(({ kind }) => kind.name_ro === 'Fotografie veche')!;
  await api.letPass({ minutes: 0.02 });
  const retired = { ...added, kind: { ...added.kind, is_active: false } };
  expect((await save(retired)).statusCode).toBe(200);
  expect((await kinds()).at(-1)?.doc_type_code).toBe(added.doc_type_code);
  const { items } = (
    await api.inject({ url: '/api/config/browseSettingChanges?page=document-rules', headers: { ...calin } })
  ).json<Schema<'SettingChangePage'>>();
  expect(items[0]?.fields).toEqual([{ field: 'is_active', before: true, after: false }]);
  await api.letPass({ minutes: 0.02 });
  const back = await api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${items[0]?.change_id}`,
    headers: { ...calin },
  });
  expect(back.statusCode).toBe(200);
  const now = (await kinds()).find(({ doc_type_code: code }) => code === added.doc_type_code);
  expect(now?.kind.is_active).toBe(true);
});

test('B13 a kind that a step waits for is not retired, and the page says which step', async () => {
  const { rows } = await sql<{ code: string }>`
    select jsonb_array_elements_text(conditions -> 'required_doc_types') as code from transition
    where org_id = ${await api.organisation('demo')} and conditions ? 'required_doc_types' limit 1`.execute(
    api.database.kysely,
  );
  const needed = (await kinds()).find(({ doc_type_code: code }) => code === rows[0]?.code)!;
  const refused = await save({ ...needed, kind: { ...needed.kind, is_active: false } });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'setting_in_use' }]);
  const usage = await api.inject({
    url: `/api/config/getSettingUsage?kind=doc_type&id=${needed.doc_type_code}`,
    headers: { ...calin },
  });
  expect(usage.json<Schema<'SettingUsage'>>().uses[0]).toMatchObject({ use: 'steps', effect: 'blocks' });
});

test('a kind without a name is refused at its field, one that was changed meanwhile by 412, and a handler altogether', async () => {
  const [first] = await kinds();
  const nameless = await save({ ...first, kind: { ...first!.kind, name_en: '  ' } });
  expect(nameless.json()).toMatchObject({ fields: [{ field: 'kind.name_en', code: 'required' }] });
  const stale = await save({ ...first, row_version: first!.row_version + 5 });
  expect(stale.statusCode).toBe(412);
  expect((await save({ ...first }, await api.tokenFor('ana.ionescu'))).statusCode).toBe(403);
});
