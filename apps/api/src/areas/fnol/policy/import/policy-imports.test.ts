import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { policyCalls, policyHeadings } from '#src/areas/fnol/testing/policy-calls.ts';
import { policyImportJob } from './policy-import-job.ts';

const api = startTestApi();
type Calls = ReturnType<typeof policyCalls>;
let calin: Calls;
let alfa: Calls;
let ana: Calls;

beforeAll(async () => {
  calin = policyCalls(api, await api.tokenFor('calin.dobre'));
  ana = policyCalls(api, await api.tokenFor('ana.ionescu'));
  const { userId } = await api.userNamed('alfa.ana');
  await sql`insert into user_role (org_id, user_id, role_code) select org_id, user_id, 'org.configurator' from app_user
    where user_id = ${userId} on conflict do nothing`.execute(api.database.kysely);
  alfa = policyCalls(api, await api.tokenFor('alfa.ana'));
});

const file = (...rows: string[]) => [policyHeadings, ...rows].join('\r\n');
const row = (no: number, plate: string) =>
  `RCA;RO/22/C22;00${no};Carpați;01.03.2026;28.02.2027;;${plate};;Pop Ion;;;`;
const policies = async () =>
  Number(
    (await sql<{ count: string }>`select count(*) from policy`.execute(api.database.kysely)).rows[0]?.count,
  );

test('C27 a file says what it would change and why rows are left out, before anything changes', async () => {
  const before = await policies();
  const read = await calin.read(
    file(
      row(101, 'CJ 41 AAA'),
      row(101, 'CJ 41 AAA'),
      'RCA;;1;;01.03.2026;x;;CJ 1 A;;Pop;;;',
      '',
      row(102, ''),
    ),
  );
  expect(read).toMatchObject({
    state: 'ready',
    row_count: 4,
    counts: { new: 1, changed: 0, unchanged: 0, left_out: 3 },
    left_out: [
      { row: 3, reason: 'twice' },
      { row: 4, reason: 'malformed_day' },
      { row: 6, reason: 'nothing_to_find_by' },
    ],
    first_row: expect.arrayContaining(['CJ 41 AAA']),
  });
  expect(await policies()).toBe(before);
});

test('C27 the same file twice changes nothing, and another day of payment changes one policy', async () => {
  const taken = await calin.take(row(201, 'CJ 42 AAA'), row(202, 'CJ 42 AAB'));
  expect(taken).toMatchObject({ state: 'applied', counts: { new: 2 }, done_count: 2 });
  const again = await calin.read(
    file(row(201, 'CJ 42 AAA'), row(202, 'CJ 42 AAB').replace(';;CJ', ';15.11.2026;CJ')),
  );
  expect(again.counts).toEqual({ new: 0, changed: 1, unchanged: 1, left_out: 0 });
});

test('C27 personal numbers leave with the file: the policy keeps a hash, the import forgets its content', async () => {
  const cnp = '1960101400011';
  const taken = await calin.take(row(301, 'CJ 43 AAA').replace('Pop Ion;', `Pop Ion;${cnp}`));
  const { rows } = await sql<{ text: string; key: string | null }>`
    select to_jsonb(policy)::text as text, (select storage_key from policy_import where policy_import_id = ${taken.policy_import_id}) as key
    from policy where plate = 'CJ43AAA'`.execute(api.database.kysely);
  expect(rows[0]?.text).not.toContain(cnp);
  expect(rows[0]?.key).toBeNull();
  expect(await ana.find({ holder_number: cnp })).toMatchObject([{ plate: 'CJ43AAA' }]);
});

test('C27 a file with other headings waits for somebody who says which column is what', async () => {
  const read = await calin.read('a;b;c;d;e;f\nRCA;77001;01.03.2026;28.02.2027;CJ 44 AAA;Pop Ana');
  expect(read).toMatchObject({ state: 'unmapped', headings: ['a', 'b', 'c', 'd', 'e', 'f'] });
  const id = read.policy_import_id;
  expect((await calin.post(`applyPolicies/${id}`, {})).json()).toMatchObject({
    status: 409,
    context: { reason: 'state' },
  });
  const fields = ['kind', 'number', 'valid_from', 'valid_until', 'plate', 'holder_name'];
  const columns = fields.map((field, column) => ({ field, column }));
  const short = await calin.post(`mapPolicyColumns/${id}`, { columns: columns.slice(1) });
  expect(short.json()).toMatchObject({ fields: [{ field: 'columns.kind', code: 'required' }] });
  expect((await calin.post(`mapPolicyColumns/${id}`, { columns })).statusCode).toBe(200);
  await api.workOff(policyImportJob);
  expect(await calin.imported(id)).toMatchObject({ state: 'ready', counts: { new: 1 } });
});

test('C27 a quotation mark that nobody closed costs no row below it, and Windows-1250 is read', async () => {
  const read = await calin.read(
    Buffer.from(
      file(
        row(501, 'CJ 45 AAA').replace('Pop Ion', '"Pop Ion'),
        row(502, 'CJ 45 AAB').replace('Carpați', 'Carpa\xfei'),
      ),
      'latin1',
    ),
  );
  expect(read).toMatchObject({ row_count: 2, counts: { new: 2 } });
});

test('C27 a file that says what separates its cells is read so, and columns are found by what they hold', async () => {
  const read = await calin.read(
    'sep=,\nTip,Numar,Valabil de la,Valabil pana la,Asigurat,x\nRCA,88001,01.03.2026,28.02.2027,Pop; Ana,CJ 48 AAA',
  );
  expect(read).toMatchObject({ state: 'ready', counts: { new: 1, left_out: 0 } });
  expect(read.columns).toContainEqual({ field: 'plate', column: 5 });
});

test('C27 what is no table fails and says so', async () => {
  expect(await calin.read('Tip;Serie')).toMatchObject({ state: 'failed', fault: 'no_table' });
});

test('C27 imports and policies are of one organisation, and handlers import none', async () => {
  const { policy_import_id: id } = await calin.take(row(701, 'CJ 47 AAA'));
  expect(await alfa.find({ plate: 'CJ47AAA' })).toEqual([]);
  expect(await ana.find({ plate: 'CJ47AAA' })).toHaveLength(1);
  expect(await alfa.imported(id)).toMatchObject({ status: 404 });
  expect((await alfa.post(`applyPolicies/${id}`, {})).statusCode).toBe(404);
  expect((await ana.send(file(row(702, 'CJ 47 AAB')))).json<Schema<'Problem'>>().status).toBe(403);
});

test('C27 an import that was begun is gone on with by its file, and read otherwise it takes the place of the first', async () => {
  const text = file(row(801, 'CJ 49 AAA'));
  const { policy_import_id: begun } = await calin.read(text);
  expect((await calin.file(begun)).body).toBe(text);
  expect((await ana.file(begun)).statusCode).toBe(403);
  expect((await alfa.file(begun)).statusCode).toBe(404);

  await alfa.read(file(row(802, 'CJ 49 AAB')), { replaces: begun });
  expect(await calin.imported(begun)).toMatchObject({ state: 'ready' });
  const again = await calin.read(`sep=;\n${text}`, { replaces: begun });
  expect(again).toMatchObject({ state: 'ready', counts: { new: 1 } });
  expect(await calin.imported(begun)).toMatchObject({ status: 404 });

  const { policy_import_id: taken } = await calin.take(row(801, 'CJ 49 AAA'));
  await calin.read(text, { replaces: taken });
  expect(await calin.imported(taken)).toMatchObject({ state: 'applied' });
  expect((await calin.file(taken)).statusCode).toBe(404);
});
