import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPlace, assessors, aVisit, worksAt } from '#src/areas/scheduling/testing/a-place.ts';
import { someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: assessors });
let calin: CallerHeaders;
let sorin: CallerHeaders;
let alfa: CallerHeaders;
let orgId: string;

beforeAll(async () => {
  await sql`insert into user_role (org_id, user_id, role_code) select org_id, user_id, role_code from app_user,
      (values ('org.configurator'), ('AC.Assessor.Manager')) as given (role_code)
    where username = 'alfa.ana' on conflict do nothing`.execute(api.database.kysely);
  calin = await api.tokenFor('calin.dobre');
  sorin = await api.tokenFor('sorin.matei');
  alfa = await api.tokenFor('alfa.ana');
  orgId = await api.organisation('demo');
});

const ask = (kind: Schema<'SettingKind'>, id: string, who = calin) =>
  api.inject({
    url: `/api/config/getSettingUsage?kind=${kind}&id=${encodeURIComponent(id)}`,
    headers: { ...who, 'accept-language': 'en' },
  });
const usesOf = async (kind: Schema<'SettingKind'>, id: string, who = calin) =>
  (await ask(kind, id, who)).json<Schema<'SettingUsage'>>().uses;
const post = (url: string, payload: object, who = calin) =>
  api.inject({ method: 'POST', url: `/api/${url}`, headers: { ...who }, payload });

describe('M3 what hangs on a thing is named before it is switched off:', () => {
  test('a place with its visits to come and whoever works there', async () => {
    const place = await aPlace(api);
    expect(await usesOf('place', place.place_id, sorin)).toEqual([]);
    await worksAt(api, 'elena.rusu', place);
    const visit = await aVisit(api, { place, at: '2026-03-05T07:00:00Z' });
    expect(await usesOf('place', place.place_id, sorin)).toEqual([
      {
        use: 'visits',
        name: 'Visits to come',
        count: 1,
        effect: 'blocks',
        examples: [
          {
            label: `05.03.2026 09:00 · ${visit.claim_file_no}`,
            address: expect.stringContaining(`/workflow/getById/${visit.claim_file_no}/`),
          },
        ],
      },
      {
        use: 'working_hours',
        name: 'People who work here',
        count: 1,
        effect: 'stays',
        examples: [{ label: 'Elena Rusu', address: null }],
      },
    ]);
    expect((await ask('place', place.place_id, alfa)).statusCode).toBe(404);
    const ana = await api.tokenFor('ana.ionescu');
    expect((await ask('place', place.place_id, ana)).statusCode).toBe(403);
  });

  test('a closed day with the visits on it and whoever is away', async () => {
    await sql`insert into closure (org_id, closure_date, name_ro, name_en)
      values (${orgId}, '2026-03-05', 'Inventar', 'Stocktaking')`.execute(api.database.kysely);
    await sql`insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days,
        status, created_by_user_id)
      select org_id, user_id, (select min(absence_type_code) from absence_type), '2026-03-04', '2026-03-06', 'whole', 'whole', 6,
        'asked', user_id from app_user where username = 'radu.marin'`.execute(api.database.kysely);
    const uses = await usesOf('closure', '2026-03-05');
    expect(uses.map(({ use, count, effect }) => [use, count, effect])).toEqual(
      expect.arrayContaining([
        ['visits', 1, 'stays'],
        ['absences', 1, 'stays'],
      ]),
    );
    expect((await ask('closure', '2026-03-06')).statusCode).toBe(404);
    expect((await ask('closure', '2026-03-05', alfa)).statusCode).toBe(404);
  });

  test('an office with its open claim files', async () => {
    const branch = { branch_id: null, name: 'Agenția Dej', county_code: 'CJ', locality: 'Dej' };
    const more = { address: null, phone: null, is_active: true, row_version: 0 };
    const saved = await post('config/saveBranch', { ...branch, ...more });
    const id =
      saved.json<Schema<'BranchList'>>().items.find(({ name }) => name === 'Agenția Dej')?.branch_id ?? '';
    expect(await usesOf('branch', id)).toEqual([]);
    const [work, other] = await someWork(api, [{}, {}]);
    await sql`update claim_file set branch_id = ${id} where claim_file_id = any (${[work?.claim_file_id, other?.claim_file_id]})`.execute(
      api.database.kysely,
    );
    expect(await usesOf('branch', id)).toMatchObject([
      { use: 'open_files', count: 2, effect: 'stays', examples: [{ label: work?.claim_file_no }, {}] },
    ]);
    expect((await ask('branch', id, alfa)).statusCode).toBe(404);
    expect((await ask('branch', 'no-office')).statusCode).toBe(404);
  });

  test('a template with the messages that began with it lately', async () => {
    const { rows } = await sql<{ code: string }>`
      select min(template_code) as code from message_template where org_id = ${orgId}`.execute(
      api.database.kysely,
    );
    const code = rows[0]?.code ?? '';
    expect(await usesOf('template', code)).toEqual([]);
    const [work] = await someWork(api, [{}]);
    await sql`insert into message (org_id, kind, direction, claim_file_id, assignment_id, from_address, to_addresses, body_text, state,
        template_code, system_time)
      select ${orgId}::uuid, 'email', 'out', ${work?.claim_file_id}::uuid, ${work?.assignment_id}::uuid, 'a@demo.example',
        array['b@example.com'], 'Bună ziua', 'sent', ${code}, ${api.now()}::timestamptz - days * interval '1 day'
      from (values (1), (40)) as sent (days)`.execute(api.database.kysely);
    expect(await usesOf('template', code)).toMatchObject([
      { use: 'sent_lately', count: 1, examples: [{ label: work?.claim_file_no }] },
    ]);
    expect(await usesOf('template', code, alfa)).toEqual([]);
    expect((await ask('template', 'nobody_knows')).statusCode).toBe(404);
  });

  test('a feature with what is open in it, and nothing of another feature', async () => {
    expect(await usesOf('feature', 'time-off')).toMatchObject([{ use: 'absences', count: 1 }]);
    expect(await usesOf('feature', 'notices')).toEqual([]);
    await sql`insert into report_schedule (org_id, owner_user_id, state, parameters, language, frequency, weekday, month_day,
        send_time, formats, next_run_at)
      select org_id, user_id, 'inflow', '{}', 'ro', 'daily', 1, 1, '08:00', array['xlsx'], ${api.now()} from app_user
      where username = 'maria.stan'`.execute(api.database.kysely);
    expect(await usesOf('feature', 'reports')).toMatchObject([
      { use: 'report_schedules', count: 1, examples: [{ label: 'Maria Stan' }] },
    ]);
    await sql`insert into approval (org_id, approval_kind, subject_id, asked_by_user_id, asked_for_user_id, asked_at)
      select org_id, 'reopening', new_id(), user_id, user_id, ${api.now()} from app_user where username = 'ana.ionescu'`.execute(
      api.database.kysely,
    );
    expect(await usesOf('feature', 'manager-area')).toMatchObject([
      { use: 'approvals', count: 1, examples: [{ label: 'Ana Ionescu' }] },
    ]);
    await sql`insert into ai_thread (org_id, user_id) select org_id, user_id from app_user
      where username = 'ana.ionescu'`.execute(api.database.kysely);
    expect(await usesOf('feature', 'ai-assistant')).toMatchObject([{ use: 'conversations', count: 1 }]);
    for (const code of ['time-off', 'reports', 'manager-area', 'ai-assistant', 'impersonation'])
      expect(await usesOf('feature', code, alfa), code).toEqual([]);
    expect((await ask('feature', 'teleport')).statusCode).toBe(404);
  });

  test('passwords with whoever has never signed in at the provider, and the provider with whoever has no password', async () => {
    await sql`insert into external_identity (org_id, issuer, subject, user_id)
      select org_id, 'https://login.example', username, user_id from app_user
      where username in ('ana.ionescu', 'radu.marin')`.execute(api.database.kysely);
    await sql`update app_user set password_hash = null where username = 'radu.marin'`.execute(
      api.database.kysely,
    );
    expect(await usesOf('sign_in', 'provider')).toMatchObject([
      { use: 'only_provider', count: 1, examples: [{ label: 'Radu Marin' }] },
    ]);
    const [people] = await usesOf('sign_in', 'password');
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from app_user where org_id = ${orgId} and is_active`.execute(
      api.database.kysely,
    );
    expect(people).toMatchObject({ use: 'only_password', count: (rows[0]?.count ?? 0) - 2 });
    expect(await usesOf('sign_in', 'provider', alfa)).toEqual([]);
    expect((await ask('sign_in', 'carrier-pigeon')).statusCode).toBe(404);
  });
});
