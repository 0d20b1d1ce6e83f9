import { expect, test } from 'vitest';
import {
  fileProblems,
  forgottenReads,
  ownersOf,
  tablesOfManifest,
  unwrittenTables,
} from './check-table-owners.ts';

const tables = new Set(['claim_file', 'party', 'document', 'document_list', 'session']);
const { owners, problems } = ownersOf(
  [
    { owner: 'claims', tables: ['claim_file', 'party'], views: [], reads: [], alsoWrites: [] },
    { owner: 'documents', tables: ['document'], views: ['document_list'], reads: ['party'], alsoWrites: [] },
    { owner: 'kernel', tables: ['session'], views: [], reads: [], alsoWrites: [] },
  ],
  tables,
);
const inFnol = 'apps/api/src/areas/fnol/claim-repository.ts';
const inClaims = 'apps/api/src/areas/claims/claim-repository.ts';

test('every table has one owner', () => {
  expect(problems).toEqual([]);
  const { problems: found } = ownersOf(
    [
      { owner: 'claims', tables: ['claim_file', 'vehicel'], views: [], reads: [], alsoWrites: [] },
      { owner: 'fnol', tables: ['claim_file'], views: [], reads: [], alsoWrites: [] },
    ],
    new Set(['claim_file', 'party']),
  );
  expect(found).toEqual([
    'claims owns "vehicel", which the database does not have',
    'claim_file: fnol and claims both own it',
    "party: no area owns it; list it in the owner's area.ts",
  ]);
});

test.each([
  ['the query builder', "await tx.insertInto('party').values(row).execute();"],
  ['an update of the builder', "await tx.updateTable('party as p').set(row).execute();"],
  ['a delete of the builder', "await tx.deleteFrom('party').execute();"],
  ['an sql template', 'await sql`insert into party (org_id) values (${orgId})`.execute(tx);'],
  ['a template with a type', 'await sql<Row>`update party set name = ${name}`.execute(tx);'],
  [
    'a statement inside another',
    'sql`with gone as (delete from party where org_id = ${id} returning *) select 1`',
  ],
  ['a text given to a connection', "await client.query('insert into party values (1)');"],
])('a write outside the owner is refused: %s', (_way, source) => {
  expect(fileProblems(inFnol, source, owners)).toEqual([
    `${inFnol}:1: fnol writes party of claims; ask claims through its index.ts or publish an event`,
  ]);
  expect(fileProblems(inClaims, source, owners)).toEqual([]);
});

test('the kernel writes no table of an area', () => {
  const file = 'apps/api/src/kernel/session/authenticate.ts';
  expect(fileProblems(file, "tx.updateTable('document')", owners)).toHaveLength(1);
  expect(fileProblems(file, "tx.updateTable('session')", owners)).toEqual([]);
});

test('a read of another area is asked for, published or listed', () => {
  const source = 'sql`select 1 from document join party on true`';
  expect(fileProblems('apps/api/src/areas/tracking/case-repository.ts', source, owners)).toHaveLength(2);
  expect(fileProblems('apps/api/src/areas/documents/document-repository.ts', source, owners)).toEqual([]);
  expect(fileProblems('apps/api/src/areas/tracking/case-sql.ts', 'sql`from document_list`', owners)).toEqual(
    [],
  );
});

test('a listed read that nothing makes any more is named', () => {
  const file = 'apps/api/src/areas/documents/document-repository.ts';
  expect(forgottenReads([{ file, source: 'sql`from party`' }], owners)).toEqual([]);
  expect(forgottenReads([{ file, source: 'sql`from document`' }], owners)).toEqual([
    'documents lists "party" under "reads" and does not read it',
  ]);
});

test('a comment and a plain sentence write nothing', () => {
  const source =
    "// insert into party\nconst text = 'update party set x';\nsql`select 1 -- delete from party\n`;";
  expect(fileProblems(inFnol, source, owners)).toEqual([]);
});

test('SQL outside repositories is refused', () => {
  const file = 'apps/api/src/areas/claims/register-claim.ts';
  expect(fileProblems(file, 'sql`select 1`', owners)).toEqual([
    `${file}: SQL stands in files named *-repository.ts or *-sql.ts`,
  ]);
  expect(fileProblems(file, 'const total = 1;', owners)).toEqual([]);
});

test('what a manifest owns is read from its lists', () => {
  const source =
    "export const area = defineArea({ name: 'claims', tables: ['party', 'event'], views: ['party_list'], reads: ['tag'], alsoWrites: [] });";
  expect(tablesOfManifest(source)).toEqual({
    alsoWrites: [],
    tables: ['party', 'event'],
    views: ['party_list'],
    reads: ['tag'],
  });
});

test('a table that only the demo world fills is named, since a new organisation could never have what it holds', () => {
  const fillers = {
    sources: [
      { file: inClaims, source: "await tx.updateTable('claim_file').set(row).execute();" },
      { file: 'apps/api/src/areas/claims/demo/demo-parties.ts', source: "await tx.insertInto('party');" },
    ],
    migrations: ['INSERT INTO session VALUES (1);'],
    reference: ["export const kinds = { table: 'document', key: ['code'] };"],
  };
  expect(unwrittenTables(new Set(['claim_file', 'party', 'document', 'session']), fillers)).toEqual([
    'party: only the demo world fills it; the product needs a way to',
  ]);
});
