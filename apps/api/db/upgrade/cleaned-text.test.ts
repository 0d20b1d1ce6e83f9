import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { foldText } from '@dosar/kernel/search-text';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientConfig } from '#src/kernel/database/database-connection.ts';
import { cloneDatabase } from '#src/testing/template-database.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase('demo');
  client = new pg.Client(clientConfig(database.connection));
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client.end();
  await database.drop();
});

const asTenant = () => client.query("select set_config('app.org_id', find_org_by_code('demo')::text, false)");

test('the database folds a text as the product does', async () => {
  const letter = fc.constantFrom(...'aĂâÎșŞțđĐðøØłŁßẞæÆœþıİéÖü XyZ0-');
  const texts = fc.sample(
    fc.array(letter, { maxLength: 20 }).map((letters) => letters.join('')),
    500,
  );
  const { rows } = await client.query<{ folded: string }>(
    'select fold_text(text) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});

test('an update cleans what was stored before: names, plates, phones, and names that have become one', async () => {
  await asTenant();
  const { rows: parties } = await client.query<{ party_id: string }>(
    `insert into party (org_id, kind, last_name, first_name)
      values (current_org_id(), 'person', 'Pet\u200brović', '\u202aĐorđe\u202c') returning party_id`,
  );
  const partyId = parties[0]?.party_id;
  await client.query(
    "insert into contact_channel (org_id, party_id, kind, value) values (current_org_id(), $1, 'phone', '+4901701234567')",
    [partyId],
  );
  const { rows: vehicles } = await client.query<{ vehicle_id: string }>(
    `insert into vehicle (org_id, plate_raw, plate_norm) values (current_org_id(), 'СВ·1234/АК', 'СВ·1234/АК') returning vehicle_id`,
  );
  await client.query(`insert into tag (org_id, name) values (current_org_id(), 'Gross')`);
  await withOldFolding(() =>
    client.query(`insert into tag (org_id, name) values (current_org_id(), 'Groß')`),
  );

  const file = path.join(import.meta.dirname, '../migrations/0109_cleaned_text.sql');
  await client.query(`begin; ${await readFile(file, 'utf8')} commit`);

  await asTenant();
  const { rows: named } = await client.query(
    'select last_name, first_name, search_text from party where party_id = $1',
    [partyId],
  );
  expect(named).toEqual([
    { last_name: 'Petrović', first_name: 'Đorđe', search_text: expect.stringContaining('petrovic djordje') },
  ]);
  const { rows: phones } = await client.query('select value from contact_channel where party_id = $1', [
    partyId,
  ]);
  expect(phones).toEqual([{ value: '+491701234567' }]);
  const { rows: plates } = await client.query('select plate_norm from vehicle where vehicle_id = $1', [
    vehicles[0]?.vehicle_id,
  ]);
  expect(plates).toEqual([{ plate_norm: 'CB1234AK' }]);
  const { rows: tags } = await client.query("select name from tag where name like 'Gro%' order by name");
  expect(tags).toEqual([{ name: 'Gross' }, { name: 'Groß (2)' }]);
});

/** Writes as an earlier version did, for which two spellings were two names. */
async function withOldFolding(write: () => Promise<unknown>) {
  await client.query('drop index tag_by_folded_name');
  await write();
  await client.query('create index tag_by_folded_name on tag (org_id, name)');
}
