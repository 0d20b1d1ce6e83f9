import { readFileSync } from 'node:fs';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { specialCalls } from '../testing/special-calls.ts';

const tables = JSON.parse(
  readFileSync(new URL('../../../../../../libs/platform/kernel/corpus/tables.json', import.meta.url), 'utf8'),
) as readonly { name: string; base64: string; rows: [number, ...string[]][] }[];

const api = startTestApi();
let calin: ReturnType<typeof specialCalls>;
let ana: CallerHeaders;

beforeAll(async () => {
  calin = specialCalls(api, await api.tokenFor('calin.dobre'));
  ana = await api.tokenFor('ana.ionescu');
});

const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;

describe('M7 R8 a special customer', () => {
  test('is added, found by a part of its name, changed and ended', async () => {
    const added = await calin.add({ name: 'Dunărea Logistic SA', level: 'A' });
    expect(added.fields).toMatchObject({ name: 'Dunărea Logistic SA', level: 'A', kind: 'fleet' });
    expect((await calin.browse('dunarea')).map(({ name }) => name)).toEqual(['Dunărea Logistic SA']);

    const saved = await calin.post(`saveSpecialCustomer/${added.row.special_customer_id}`, {
      row_version: added.row_version,
      fields: { ...added.fields, kind: 'leasing', valid_until: '2026-12-31' },
    });
    expect(saved.statusCode).toBe(201);
    const ended = await calin.post(`endSpecialCustomer/${added.row.special_customer_id}`, {
      row_version: saved.json<Schema<'SpecialCustomer'>>().row_version,
      is_active: false,
    });
    expect(ended.json<Schema<'SpecialCustomer'>>().row).toMatchObject({
      is_active: false,
      valid_until: '2026-12-31',
    });
  });

  test('that somebody else has changed is not overwritten', async () => {
    const { row, fields, row_version } = await calin.add({ name: 'Curier Rapid' });
    const save = () => calin.post(`saveSpecialCustomer/${row.special_customer_id}`, { row_version, fields });
    expect((await save()).statusCode).toBe(201);
    expect((await save()).statusCode).toBe(412);
  });

  test('has an entry once, and only one that can be such a thing', async () => {
    const { row } = await calin.add({ name: 'Apa Nova' });
    const id = row.special_customer_id;
    expect((await calin.addMatch(id, 'cui', 'RO 14399840')).statusCode).toBe(201);
    expect(reasonOf(await calin.addMatch(id, 'cui', '14399840'))).toBe('match_known');
    expect((await calin.addMatch(id, 'cui', '14399841')).statusCode).toBe(422);
    expect((await calin.addMatch(id, 'name_cui', 'Apa Nova')).statusCode).toBe(422);
  });

  test('has personal numbers that nobody reads in the database, in the page or in the audit', async () => {
    const cnp = '1850725400010';
    const { row } = await calin.add({ name: 'Persoane publice', kind: 'vip' });
    const answer = await calin.addMatch(row.special_customer_id, 'cnp', cnp);
    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toContain(cnp);
    const { rows } =
      await sql`select * from special_customer_match where special_customer_id = ${row.special_customer_id}`.execute(
        api.database.kysely,
      );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cnp);
    const audit = await sql`select data from audit_log`.execute(api.database.kysely);
    expect(JSON.stringify(audit.rows)).not.toContain(cnp);
    const tested = await calin.tested({ number: cnp });
    expect(tested.customers[0]).toMatchObject({ name: 'Persoane publice', reasons: [{ kind: 'cnp' }] });
  });

  test('is nobody else’s business: a handler has no such page, another organisation no such customer', async () => {
    const { row } = await calin.add({ name: 'Primăria' });
    const handler = specialCalls(api, ana);
    expect((await handler.get(`getSpecialCustomer/${row.special_customer_id}`)).statusCode).toBe(403);
    const { rows } = await sql<{ special_customer_id: string }>`
      insert into special_customer (org_id, name, kind) select org_id, 'Străin', 'fleet' from organisation where org_code = 'alfa'
      returning special_customer_id`.execute(api.database.kysely);
    const foreign = rows[0]?.special_customer_id ?? '';
    expect((await calin.get(`getSpecialCustomer/${foreign}`)).statusCode).toBe(404);
    expect((await calin.addMatch(foreign, 'plate', 'B 01 ABC')).statusCode).toBe(404);
    expect((await calin.browse('Străin')).length).toBe(0);
  });
});

describe('R8 what would match and why', () => {
  test('names the customer that counts, who comes after it and why, and what matches nobody', async () => {
    const fleet = await calin.add({ name: 'Flota Prefix', level: 'A' });
    const leasing = await calin.add({ name: 'Leasing Placă', level: 'B' });
    await calin.addMatch(fleet.row.special_customer_id, 'policy_prefix', 'RO/99/C');
    await calin.addMatch(leasing.row.special_customer_id, 'plate', 'SB 99 XYZ');
    const tested = await calin.tested({
      plate: 'sb 99 xyz',
      policy_number: 'RO/99/C 0012',
      email: 'ana@nimeni.example',
      phone: '12',
    });
    expect(tested.customers.map(({ name, lost_by: lost }) => [name, lost])).toEqual([
      ['Flota Prefix', null],
      ['Leasing Placă', 'level'],
    ]);
    expect(tested).toMatchObject({ unmatched: ['mail_domain'], invalid: ['phone'] });
  });
});

describe('R8 a list of plates', () => {
  const upload = (
    operation: string,
    id: string,
    text: string | Buffer,
    fields: Record<string, string> = {},
  ) => {
    const form = multipart(fields, { name: 'parc.csv', content: Buffer.from(text as string) });
    return calin.upload(`${operation}/${id}`, form);
  };
  const preview = async (id: string, text: string | Buffer, fields = {}) => {
    const answer = await upload('previewPlates', id, text, fields);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Schema<'PlatePreview'>>();
  };
  const list = [
    'NR_INMATR;DATA_START;DATA_STOP',
    'B 101 BTL;14.03.2024;',
    'CJ 44 BTL;02.05.2023;30.11.2026',
    'B 1O1 BTX;;',
    'b101btl;;',
  ].join('\r\n');

  test('is shown before anything changes, then applied as a whole, and changes nothing again', async () => {
    const { row } = await calin.add({ name: 'Banca Țării Leasing', kind: 'leasing' });
    const id = row.special_customer_id;
    const shown = await preview(id, list);
    expect(shown).toMatchObject({
      plate_column: 0,
      from_column: 1,
      until_column: 2,
      row_count: 4,
      added_count: 2,
      left_out_count: 2,
    });
    expect(shown.left_out.map(({ row: no, reason }) => [no, reason])).toEqual([
      [4, 'bad_plate'],
      [5, 'twice'],
    ]);
    expect((await calin.one(id)).row.plate_count).toBe(0);

    const applied = await upload('importPlates', id, list, { differences_key: shown.differences_key });
    expect(applied.statusCode, applied.body).toBe(201);
    expect(applied.json<Schema<'SpecialCustomer'>>().row.plate_count).toBe(2);
    expect(await preview(id, list)).toMatchObject({ added_count: 0, unchanged_count: 2 });
  });

  test('is not applied over plates that changed since it was shown', async () => {
    const { row } = await calin.add({ name: 'Taxi' });
    const id = row.special_customer_id;
    const shown = await preview(id, list);
    await calin.addMatch(id, 'plate', 'B 101 BTL');
    const late = await upload('importPlates', id, list, { differences_key: shown.differences_key });
    expect(late.statusCode).toBe(409);
    expect(reasonOf(late)).toBe('plates_changed');
    expect((await calin.one(id)).row.plate_count).toBe(1);
  });

  test('that is the whole list ends what it does not have; a part of it leaves that alone', async () => {
    const { row } = await calin.add({ name: 'Agro' });
    const id = row.special_customer_id;
    await calin.addMatch(id, 'plate', 'TM 20 BTL');
    expect(await preview(id, list)).toMatchObject({ ended_count: 0, missing_count: 1 });
    const whole = await preview(id, list, { whole_list: 'yes' });
    expect(whole.ended_count).toBe(1);
    await upload('importPlates', id, list, { whole_list: 'yes', differences_key: whole.differences_key });
    const plates = (await calin.get(`browsePlates/${id}`)).json<Schema<'PlatePage'>>().items;
    expect(plates.find(({ shown }) => shown === 'TM20BTL')?.valid_until).toBe('2026-03-04');
  });

  test('of every kind in the corpus is read with its headings, its rows and their numbers', async () => {
    const { row } = await calin.add({ name: 'Corpus de tabele' });
    const read = [];
    for (const { name, base64 } of tables) {
      const told = await preview(row.special_customer_id, Buffer.from(base64, 'base64'));
      read.push({ name, headings: told.headings, taken: told.added_count, left: told.left_out });
    }
    expect(read).toEqual(
      tables.map(({ name, rows: [head, ...rows] }) => ({
        name,
        headings: head?.slice(1),
        taken: rows.length,
        left: [],
      })),
    );
  });

  test('is read in the encodings of Romanian spreadsheets, and what is no list of plates is refused', async () => {
    const { row } = await calin.add({ name: 'Codări' });
    const id = row.special_customer_id;
    const words = 'Număr;Observații\nB 101 BTL;ștearsă\n';
    const latin = Buffer.from(
      [...words].map((sign) => ({ ă: 0xe3, ț: 0xfe, ș: 0xba })[sign] ?? sign.charCodeAt(0)),
    );
    expect((await preview(id, latin)).headings[0]).toBe('Număr');
    expect(await preview(id, Buffer.from(`\uFEFF${words}`, 'utf16le'))).toMatchObject({ added_count: 1 });
    expect((await upload('previewPlates', id, 'Ana are mere')).statusCode).toBe(422);
    expect((await upload('previewPlates', id, Buffer.from([0, 1, 2, 255, 254, 0]))).statusCode).toBe(422);
  });
});
