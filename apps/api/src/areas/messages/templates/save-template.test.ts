import type { BodyOf, Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { many, someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type Settings = Schema<'TemplateSettings'>;
type Wanted = BodyOf<'saveTemplate'>;

async function call<Body>(path: string, body?: object, who = 'calin.dobre') {
  const answer = await api.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/message/${path}`,
    headers: await api.tokenFor(who),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}
const read = async (code: string) => (await call<Settings>(`getTemplate/${code}`)).body;
const asRead = ({ template_code, row_version, name_ro, name_en, is_active, texts }: Settings): Wanted => ({
  template_code,
  row_version,
  name_ro,
  name_en,
  is_active,
  texts,
});
const sms = (body: string, language: 'ro' | 'en' = 'ro') =>
  ({ channel: 'sms', language, subject: null, body }) as const;
const fresh = (more: Partial<Wanted> = {}): Wanted => ({
  template_code: 'papers_missing',
  row_version: 0,
  name_ro: 'Acte lipsă',
  name_en: 'Missing papers',
  is_active: true,
  texts: [sms('Mai avem nevoie de acte pentru {{claim_file_no}}.')],
  ...more,
});

describe('a template of messages', () => {
  test('that the product brought has both languages and a history of one version', async () => {
    const found = await read('claim_state');
    expect(found.texts.map(({ channel, language }) => `${channel} ${language}`)).toEqual([
      'email ro',
      'email en',
    ]);
    expect(found.versions).toMatchObject([{ version: 1, saved_by: null, saved_at: null }]);
  });

  test('is changed for everybody at once, and each version before can be brought back', async () => {
    const before = await read('claim_state');
    const texts = before.texts.map((text) => ({ ...text, body: `${text.body}\nPS` }));
    const saved = await call<Settings>('saveTemplate', { ...asRead(before), texts });
    expect(saved.body).toMatchObject({ version: 2, texts });
    expect(saved.body.versions.map(({ version, saved_by }) => [version, saved_by])).toEqual([
      [2, 'Călin Dobre'],
      [1, null],
    ]);
    const offered = await call<Schema<'MessageTemplate'>[]>(
      'browseTemplates/email',
      undefined,
      'ana.ionescu',
    );
    expect(offered.body.find(({ code }) => code === 'claim_state')?.version).toBe(2);

    const first = saved.body.versions.at(-1);
    const restored = await call<Settings>('saveTemplate', { ...asRead(saved.body), texts: first?.texts });
    expect(restored.body).toMatchObject({ version: 3, texts: before.texts });
  });

  test('with a text in one language keeps its name in both', async () => {
    const code = 'named_in_both';
    const names = { name_ro: 'Acte lipsă', name_en: 'Missing papers' };
    const saved = await call<Settings>('saveTemplate', fresh({ template_code: code, ...names }));
    expect(saved.status).toBe(200);
    expect(await read(code)).toMatchObject(names);
    const listed = await call<Schema<'ListedTemplate'>[]>('browseTemplateSettings');
    expect(listed.body.find((template) => template.code === code)).toMatchObject(names);
  });

  test('that nobody changed makes no new version', async () => {
    const before = await read('please_call');
    const { body } = await call<Settings>('saveTemplate', asRead(before));
    expect(body.version).toBe(before.version);
  });

  test('that a colleague saved meanwhile is not overwritten', async () => {
    const before = await read('meeting');
    expect((await call('saveTemplate', { ...asRead(before), name_ro: 'Întâlnire' })).status).toBe(200);
    const late = await call<Schema<'Problem'>>('saveTemplate', { ...asRead(before), name_ro: 'Altceva' });
    expect([late.status, late.body.code]).toEqual([412, 'stale_row_version']);
  });

  test('with a variable that does not exist is refused and named', async () => {
    for (const name of ['data_limita', 'nume păgubit', 'constructor']) {
      const { status, body } = await call<Schema<'Problem'>>(
        'saveTemplate',
        fresh({ texts: [sms(`Până la {{${name}}}`)] }),
      );
      expect([status, body.code, body.context]).toMatchObject([
        422,
        'template_variable_unknown',
        { variable: name },
      ]);
    }
  });

  test('names a variable by its words in either language, which is the same as by its name', async () => {
    const { status, body } = await call<Settings>(
      'saveTemplate',
      fresh({
        template_code: 'reason_named',
        texts: [sms('Motivul: {{motivul}}. {{ Numărul dosarului }}, {{the reason}}, {{reason}}')],
      }),
    );
    expect(status).toBe(200);
    expect(body.texts[0]?.body).toBe('Motivul: {{reason}}. {{claim_file_no}}, {{reason}}, {{reason}}');
  });

  test('needs a Romanian text for each channel, a subject for e-mails, and short text messages', async () => {
    const refused = [
      [sms('Hello', 'en')],
      [{ ...sms('Bună ziua'), channel: 'email' as const, subject: ' ' }],
      [sms('x'.repeat(1_001))],
      [sms('a'), sms('b')],
    ];
    for (const texts of refused) expect((await call('saveTemplate', fresh({ texts }))).status).toBe(422);
  });

  test('is made new, offered to handlers, and switched off again', async () => {
    const made = await call<Settings>('saveTemplate', fresh());
    expect(made.body).toMatchObject({ version: 1, versions: [{ saved_by: 'Călin Dobre' }] });
    expect((await call('saveTemplate', fresh())).status).toBe(412);
    const offered = async () =>
      (await call<Schema<'MessageTemplate'>[]>('browseTemplates/sms', undefined, 'ana.ionescu')).body.map(
        ({ code }) => code,
      );
    expect(await offered()).toContain('papers_missing');
    await call('saveTemplate', { ...asRead(made.body), is_active: false });
    expect(await offered()).not.toContain('papers_missing');
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from audit_log where event = 'TEMPLATE_CHANGED'
        and data ->> 'template' = 'papers_missing'`.execute(api.database.kysely);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(2);
  });

  test('shows while it is written what a real file makes of it, and is sent to its writer alone', async () => {
    await someWork(api, many(2));
    const { body } = await call<Schema<'TemplatePreview'>>('previewTemplate', {
      texts: [sms('Dosar {{claim_file_no}}, {{offer_date}}')],
    });
    expect(body.texts).toMatchObject([
      { body: `Dosar ${body.file.claim_file_no}, {{offer_date}}`, missing: ['offer_date'] },
    ]);
    expect(body.files.length).toBeGreaterThan(1);
    const text = { channel: 'email', language: 'ro', subject: 'Dosar', body: '{{plate}}' };
    const sent = await call<{ to: string }>('testTemplate', {
      template_code: 'claim_state',
      claim_file_no: body.file.claim_file_no,
      text,
    });
    const { rows } = await sql<{ to_address: string; body: string }>`
      select to_address, body from outbox where subject = '[Test] Dosar'`.execute(api.database.kysely);
    expect(rows).toEqual([{ to_address: sent.body.to, body: body.file.plate }]);
  });

  test('is changed by configurators only, each for their own organisation', async () => {
    expect((await call('saveTemplate', fresh(), 'ana.ionescu')).status).toBe(403);
    const theirs = await call<Settings>('getTemplate/papers_missing', undefined, 'alfa.ana');
    expect(theirs.status).toBe(404);
  });
});
