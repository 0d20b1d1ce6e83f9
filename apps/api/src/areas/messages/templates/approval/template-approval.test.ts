import type { BodyOf, Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type Settings = Schema<'TemplateSettings'>;
type Draft = BodyOf<'saveTemplateDraft'>;

const [author, second] = ['calin.dobre', 'maria.stan'] as const;

beforeAll(async () => {
  for (const username of [second, 'alfa.ana'])
    await sql`insert into user_role (org_id, user_id, role_code)
      select org_id, user_id, 'org.configurator' from app_user where username = ${username} on conflict do nothing`.execute(
      api.database.kysely,
    );
});

async function call<Body>(path: string, body?: object, who: string = author) {
  const answer = await api.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/${path}`,
    headers: await api.tokenFor(who),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}
const read = async (code: string, who: string = author) =>
  (await call<Settings>(`message/getTemplate/${code}`, undefined, who)).body;

async function ask(wanted: Partial<Schema<'TemplateApproval'>>, who: string = author) {
  const present = (await call<Schema<'TemplateApproval'>>('messageTemplateApproval/get', undefined, who))
    .body;
  return call<Schema<'TemplateApproval'> & Schema<'Problem'>>(
    'messageTemplateApproval/save',
    { ...present, ...wanted },
    who,
  );
}

const changed = (
  { template_code, row_version, name_ro, name_en, is_active, texts }: Settings,
  more: string,
) => ({
  template_code,
  row_version,
  name_ro,
  name_en,
  is_active,
  texts: texts.map((text) => ({ ...text, body: `${text.body}\n${more}` })),
});
const draft = (wanted: ReturnType<typeof changed>, more: Partial<Draft> = {}) =>
  call<Settings & Schema<'Problem'>>('messageTemplateDraft/save', {
    ...wanted,
    draft_version: 0,
    asks: true,
    note: 'Termen nou',
    ...more,
  });
const decide = (code: string, version: number, approves: boolean, who: string = second, reason = '') =>
  call<Settings & Schema<'Problem'>>(
    'messageTemplateDraft/decide',
    { template_code: code, draft_version: version, approves, reason },
    who,
  );
const reasonOf = ({ status, body }: { status: number; body: Partial<Schema<'Problem'>> }) => [
  status,
  body.context?.['reason'],
];
const inForce = async (code: string) => (await read(code)).texts[0]?.body ?? '';

describe('B14 a text that a second person approves', () => {
  beforeEach(async () => {
    // Two changes never happen at the same moment.
    await api.letPass({ minutes: 0.02 });
    await ask({ email: true, sms: false });
  });

  test('is not put in force by its author, neither by saving nor by approving', async () => {
    const before = await read('claim_state');
    const wanted = changed(before, 'PS 1');
    expect(reasonOf(await call('message/saveTemplate', wanted))).toEqual([409, 'needs_approval']);
    const asked = await draft(wanted);
    expect(asked.body.draft).toMatchObject({ state: 'waiting', is_own: true, note: 'Termen nou' });
    expect(reasonOf(await decide('claim_state', 1, true, author))).toEqual([409, 'own_draft']);
    expect(await inForce('claim_state')).toBe(before.texts[0]?.body);
    const { body: list } = await call<Schema<'ListedTemplate'>[]>('message/browseTemplateSettings');
    expect(list.find(({ code }) => code === 'claim_state')?.draft).toMatchObject({
      state: 'waiting',
      saved_by: 'Călin Dobre',
    });

    const approved = await decide('claim_state', 1, true);
    expect(approved.body).toMatchObject({ version: 2, draft: null });
    expect(approved.body.versions[0]).toMatchObject({
      saved_by: 'Călin Dobre',
      approved_by: 'Maria Stan',
      note: 'Termen nou',
    });
    expect(await inForce('claim_state')).toContain('PS 1');
  });

  test('is given back with a reason, and whoever mends it does not approve it either', async () => {
    const before = await read('meeting');
    await draft(changed(before, 'PS 2'));
    const bare = await decide('meeting', 1, false);
    expect(bare.body.fields).toMatchObject([{ field: 'reason', code: 'required' }]);
    const returned = await decide('meeting', 1, false, second, 'Prea lung');
    expect(returned.body.draft).toMatchObject({
      state: 'returned',
      reason: 'Prea lung',
      decided_by: 'Maria Stan',
    });
    expect(reasonOf(await decide('meeting', 2, true))).toEqual([409, 'not_waiting']);
    const mended = await call<Settings>(
      'messageTemplateDraft/save',
      { ...changed(before, 'PS'), draft_version: 2, asks: true, note: '' },
      second,
    );
    expect(mended.body.draft).toMatchObject({ state: 'waiting', is_own: true });
    for (const who of [author, second])
      expect(reasonOf(await decide('meeting', 3, true, who))).toEqual([409, 'own_draft']);
    expect((await read('meeting')).version).toBe(before.version);
  });

  test('that was written over an older version does not undo what is in force', async () => {
    const before = await read('please_call');
    await draft(changed(before, 'PS 3'));
    const renamed = { ...changed(before, ''), texts: before.texts, name_ro: 'Sunați-ne' };
    expect((await call('message/saveTemplate', renamed)).status).toBe(200);
    expect((await read('please_call', second)).draft).toMatchObject({ is_outdated: true, is_own: false });
    expect(reasonOf(await decide('please_call', 1, true))).toEqual([409, 'outdated']);
    expect((await draft({ ...renamed, row_version: before.row_version })).status).toBe(412);
  });

  test('of a new template is nobody’s to choose before it is approved', async () => {
    const fresh = {
      template_code: 'papers_wanted',
      row_version: 0,
      name_ro: 'Acte',
      name_en: 'Papers',
      is_active: true,
      texts: [
        { channel: 'email' as const, language: 'ro' as const, subject: 'Acte', body: 'Trimiteți actele.' },
      ],
    };
    await draft(fresh, { asks: false });
    expect(await read('papers_wanted', second)).toMatchObject({ version: 0, draft: { state: 'draft' } });
    const offered = async () =>
      (
        await call<Schema<'MessageTemplate'>[]>('message/browseTemplates/email', undefined, 'ana.ionescu')
      ).body.some(({ code }) => code === 'papers_wanted');
    await draft(fresh, { draft_version: 1 });
    expect(await offered()).toBe(false);
    expect(await decide('papers_wanted', 2, true)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await offered()).toBe(true);
  });

  test('of a kind that nobody asked approval for is in force at once', async () => {
    await ask({ email: false, sms: true });
    const saved = await call<Settings>('message/saveTemplate', changed(await read('claim_state'), 'PS 4'));
    expect(saved.body.versions[0]).toMatchObject({ saved_by: 'Călin Dobre', approved_by: null });
  });

  test('is not brought back around the second person by the history of the page', async () => {
    const before = await read('claim_state');
    await ask({ email: false });
    await call('message/saveTemplate', changed(before, 'PS 5'));
    await ask({ email: true });
    const { body } = await call<Schema<'SettingChangePage'>>(
      'config/browseSettingChanges?page=message-templates',
    );
    const change = body.items.find(({ subject }) => subject?.id === 'claim_state');
    const answer = await api.inject({
      method: 'POST',
      url: `/api/config/restoreSettingChange/${change?.change_id}`,
      headers: await api.tokenFor(author),
    });
    expect(reasonOf({ status: answer.statusCode, body: answer.json() })).toEqual([409, 'needs_approval']);
  });

  test('waits in its own organisation alone', async () => {
    const theirs = await call<Schema<'TemplateApproval'>>(
      'messageTemplateApproval/get',
      undefined,
      'alfa.ana',
    );
    expect(theirs.body).toMatchObject({ email: false, sms: false });
    await draft(changed(await read('claim_suspended'), 'PS 6'));
    const removal = { template_code: 'claim_suspended', draft_version: 1 };
    expect((await call('messageTemplateDraft/remove', removal, 'alfa.ana')).status).toBe(404);
    expect((await decide('claim_suspended', 1, true, 'alfa.ana')).status).toBe(404);
    expect(reasonOf(await call('messageTemplateDraft/remove', removal, second))).toEqual([
      409,
      'others_draft',
    ]);
    expect((await call('messageTemplateDraft/remove', removal)).status).toBe(200);
  });

  test('is not asked for where nobody else could approve it', async () => {
    await ask({ email: false });
    await sql`delete from user_role where role_code = 'org.configurator' and user_id <>
      (select user_id from app_user where username = 'alfa.ana') and org_id = ${await api.organisation('alfa')}`.execute(
      api.database.kysely,
    );
    expect(reasonOf(await ask({ email: true }, 'alfa.ana'))).toEqual([409, 'nobody_else']);
  });
});
