import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { directoryCalls } from '../testing/directory-calls.ts';

const api = startTestApi({ people: ['petru.lazar', 'nord.mihai', 'paula.vasile'] });
let petru: ReturnType<typeof directoryCalls>;

beforeAll(async () => {
  petru = directoryCalls(api, await api.tokenFor('petru.lazar'));
});

const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;
const names = ({ items }: Schema<'PartnerDirectoryPage'>) => items.map(({ name }) => name);

describe('M8 the directory of partners', () => {
  test('finds a partner by a part of its name, its town or its CUI, and by kind, county and state', async () => {
    const added = await petru.add({
      name: 'Caroserii Făgăraș',
      locality: 'Făgăraș',
      county_code: 'BV',
      served_county_codes: ['SB', 'BV', 'SB'],
      cui: 'RO 14399840',
    });
    expect(added.fields).toMatchObject({ cui: '14399840', served_county_codes: ['BV', 'SB'] });
    for (const query of ['q=caroserii', 'q=FAGARAS', 'q=RO143998', 'county_code=SB&q=caroserii'])
      expect(names(await petru.browse(query))).toEqual(['Caroserii Făgăraș']);
    expect(names(await petru.browse('q=caroserii&kind=towing'))).toEqual([]);
    expect(names(await petru.browse('q=caroserii&county_code=CJ'))).toEqual([]);
    expect(names(await petru.browse('q=caroserii&state=suspended'))).toEqual([]);
    expect(names(await petru.browse('q=399840'))).toEqual([]);
  });

  test('is read to its end by pages of fifty, each partner once', async () => {
    await sql`insert into partner (org_id, name, kind)
      select org_id, 'Pagina ' || lpad(no::text, 3, '0'), 'lawyer' from organisation, generate_series(1, 120) no
      where org_code = 'demo'`.execute(api.database.kysely);
    const first = await petru.browse('kind=lawyer');
    const second = await petru.browse(`kind=lawyer&after=${first.next_cursor}`);
    const third = await petru.browse(`kind=lawyer&after=${second.next_cursor}`);
    expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 20]);
    expect(new Set([first, second, third].flatMap(names)).size).toBe(120);
    expect([first.count, third.next_cursor]).toEqual([120, null]);
  });

  test('names what ends first and counts what ends within 30 days, or has ended', async () => {
    const before = (await petru.browse('ends=soon')).ending_count;
    const today = localDateOf(api.now());
    const soon = await petru.add({ name: 'Expiră curând', contract_until: addDays(today, 7) });
    await petru.add({ name: 'Expiră mai târziu', contract_until: addDays(today, 45) });
    await petru.add({ name: 'Expirat', contract_until: addDays(today, -1) });
    await petru.add({ name: 'Fără grijă', contract_until: addDays(today, 400) });
    expect(soon.row.next_end).toEqual({ title: null, ends_on: addDays(today, 7), days_left: 7 });
    const listed = await petru.browse('q=expir&ends=soon');
    expect(names(listed)).toEqual(['Expirat', 'Expiră curând']);
    expect(listed.ending_count).toBe(before + 2);
    expect((await petru.browse('q=mai+târziu')).items[0]?.next_end?.days_left).toBe(45);
    expect((await petru.browse('q=grij')).items[0]?.next_end).toBeNull();
  });
});

describe('M8 a partner', () => {
  test('is changed with the version that was read, and its history says who, when, before and after', async () => {
    const added = await petru.add({ name: 'Auto Rapid', capacity_per_week: 12 });
    const saved = await petru.save(added, { capacity_per_week: 9, phone: '021 330 44 12' });
    expect(saved.statusCode).toBe(201);
    expect(saved.json<Schema<'Partner'>>().fields).toMatchObject({ phone: '+40213304412' });
    expect((await petru.save(added, { name: 'Altfel' })).statusCode).toBe(412);
    const [changed] = await petru.changes(added.row.partner_id);
    expect(changed).toMatchObject({
      changed_by_name: 'Petru Lazăr',
      fields: [
        { field: 'phone', before: null, after: '+40213304412' },
        { field: 'capacity_per_week', before: 12, after: 9 },
      ],
    });
    const audit = await sql<{ event: string }>`
      select event from audit_log where entity_id = ${added.row.partner_id} and outcome = 'success' order by seq`.execute(
      api.database.kysely,
    );
    expect(audit.rows.map(({ event }) => event)).toEqual(['PARTNER_ADDED', 'PARTNER_CHANGED']);
  });

  test('has a CUI with the right check digit that no other partner of the organisation has', async () => {
    await petru.add({ name: 'Primul', cui: '18547290' });
    const twice = await petru.post('addPartner', {
      ...(await petru.add({ name: 'Al doilea' })).fields,
      cui: 'RO18547290',
    });
    expect([twice.statusCode, reasonOf(twice)]).toEqual([409, 'cui_known']);
    const wrong = await petru.save(await petru.add({ name: 'Greșit' }), {
      cui: '18547291',
      county_code: 'XX',
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json<Schema<'Problem'>>().fields?.map(({ field }) => field)).toEqual([
      'fields.cui',
      'fields.county_code',
    ]);
    await expect(
      sql`insert into partner (org_id, name, kind, cui) select org_id, 'Al treilea', 'other', '18547290'
        from organisation where org_code = 'demo'`.execute(api.database.kysely),
    ).rejects.toThrow(/partner_cui_is_unique/);
  });

  test('takes brands, contacts and days that can be such things, and names the field otherwise', async () => {
    const refused = await petru.save(await petru.add({ name: 'Multimarcă' }), {
      brand_codes: ['no-such-brand'],
      contacts: [{ name: 'Ioana', duty: 'recepție', phone: '12', email: 'ioana' }],
      contract_from: '2026-05-01',
      contract_until: '2026-04-30',
      opening_hours: ['8–17'],
    });
    expect(refused.json<Schema<'Problem'>>().fields?.map(({ field }) => field)).toEqual([
      'fields.opening_hours',
      'fields.contract_until',
      'fields.contacts.0.phone',
      'fields.contacts.0.email',
      'fields.brand_codes',
    ]);
  });

  test('that is suspended with a reason is found for no new work, and keeps what it has; then it works again', async () => {
    const added = await petru.add({ name: 'Tractări Suspendate', contract_until: '2020-01-01' });
    expect(added.row.next_end).not.toBeNull();
    expect(await searched('tractari suspendate')).toBe(1);
    expect((await petru.suspend(added, '    ')).statusCode).toBe(422);
    const suspended = (await petru.suspend(added)).json<Schema<'Partner'>>();
    expect(suspended).toMatchObject({
      row: { is_active: false, next_end: null },
      suspension: { reason: 'Reclamații repetate', suspended_by_name: 'Petru Lazăr' },
    });
    expect(await searched('tractari suspendate')).toBe(0);
    expect(names(await petru.browse('q=tractari+suspendate&state=suspended'))).toHaveLength(1);
    expect(reasonOf(await petru.suspend(suspended))).toBe('suspended_already');
    const resumed = (await petru.resume(suspended)).json<Schema<'Partner'>>();
    expect(resumed).toMatchObject({ row: { is_active: true }, suspension: null });
    expect(await searched('tractari suspendate')).toBe(1);
    expect((await petru.changes(added.row.partner_id)).map(({ fields }) => fields[0])).toMatchObject([
      { field: 'suspension', before: 'Reclamații repetate', after: null },
      { field: 'suspension', before: null, after: 'Reclamații repetate' },
      { field: 'name' },
    ]);
  });

  test('is the business of partner administrators alone, and of their own organisation', async () => {
    const { row } = await petru.add({ name: 'Numai al nostru', cui: '14186770' });
    // The organisation of the repair shop has no such page at all.
    const refusals = { 'ana.ionescu': 403, 'paula.vasile': 403, 'nord.mihai': 404 };
    for (const [username, refusal] of Object.entries(refusals)) {
      const other = directoryCalls(api, await api.tokenFor(username));
      expect((await other.get(`getPartner/${row.partner_id}`)).statusCode).toBe(refusal);
      expect((await other.get('browsePartnerDirectory')).statusCode).toBe(refusal);
    }
    const { rows } = await sql<{ partner_id: string }>`
      insert into partner (org_id, name, kind, cui) select org_id, 'Străin', 'other', '14186770' from organisation
      where org_code = 'alfa' returning partner_id`.execute(api.database.kysely);
    const foreign = rows[0]?.partner_id ?? '';
    expect((await petru.get(`getPartner/${foreign}`)).statusCode).toBe(404);
    expect((await petru.get(`browsePartnerChanges/${foreign}`)).statusCode).toBe(404);
    expect(
      (await petru.post(`suspendPartner/${foreign}`, { row_version: 1, reason: 'De furat', moves: [] }))
        .statusCode,
    ).toBe(404);
    expect(names(await petru.browse('q=Străin'))).toEqual([]);
  });
});

async function searched(q: string): Promise<number> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/search/browse',
    headers: { ...(await api.tokenFor('ana.ionescu')) },
    payload: { q, kind: 'partners' },
  });
  return answer.json<Schema<'SearchFindings'>>().partners?.items.length ?? -1;
}
