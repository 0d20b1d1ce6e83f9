import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { rowOf } from '../testing/row-of-claim.ts';

const api = startTestApi();
type Staff = ReturnType<typeof assignmentCalls>;
type Row = Schema<'WorklistRow'>;
let ana: Staff;
let alfa: Staff;

beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
});

const aFile = async (): Promise<Row> => rowOf(ana, await aClaim(api).takenIn());
const twoFiles = async (): Promise<[Row, Row]> => [await aFile(), await aFile()];
const reason = 'Aceeași mașină, aceeași zi';
const link = (who: Staff, from: Row, to: Row, kind = 'related') =>
  who.post(`/api/claim/linkFile/${from.claim_file_id}`, { claim_file_no: to.claim_file_no, kind, reason });
const unlink = (who: Staff, from: Row, to: Row) =>
  who.post(`/api/claim/unlinkFile/${from.claim_file_id}`, {
    claim_file_no: to.claim_file_no,
    reason: 'A fost altă mașină',
  });
const linksOf = async (row: Row) =>
  (await ana.get(`/api/claim/browseLinks/${row.claim_file_id}`)).json<Schema<'LinkedFile'>[]>();
const auditOf = async ({ claim_file_id: id }: Row) =>
  (
    await sql<{ event: string; data: object }>`select event, data from audit_log
      where entity_id = ${id} and event like 'CLAIM_FILES_%' order by seq`.execute(api.database.kysely)
  ).rows;

test('B14 a link has a kind and a reason, and both files show it, tell it and are audited', async () => {
  const [one, other] = await twoFiles();
  expect((await link(ana, one, other, 'duplicate')).statusCode).toBe(200);
  expect(await linksOf(one)).toMatchObject([
    {
      kind: 'duplicate',
      is_origin: true,
      claim_file_no: other.claim_file_no,
      reason,
      linked_by: 'Ana Ionescu',
    },
  ]);
  expect(await linksOf(other)).toMatchObject([
    { kind: 'duplicate', is_origin: false, claim_file_no: one.claim_file_no, may_unlink: true },
  ]);
  for (const file of [one, other]) {
    const told = (await ana.timeline(file)).items.find(({ body }) => body === reason);
    expect(told?.title).toContain('uplicat');
    expect((await auditOf(file)).map(({ event }) => event)).toEqual(['CLAIM_FILES_LINKED']);
  }

  // Linked again from the other side it is one link still, of the new kind.
  expect((await link(ana, other, one, 'same_event')).statusCode).toBe(200);
  expect(await linksOf(one)).toMatchObject([{ kind: 'same_event', is_origin: false }]);
  expect((await unlink(ana, one, other)).statusCode).toBe(200);
  expect([await linksOf(one), await linksOf(other)]).toEqual([[], []]);
  for (const file of [one, other]) {
    expect((await ana.timeline(file)).items[0]).toMatchObject({ body: 'A fost altă mașină' });
    expect((await auditOf(file)).at(-1)).toMatchObject({ event: 'CLAIM_FILES_UNLINKED' });
  }
  expect((await unlink(ana, one, other)).statusCode).toBe(404);
});

test('a file is not linked with itself, with none, nor without a reason', async () => {
  const [one, other] = await twoFiles();
  expect((await link(ana, one, one)).json()).toMatchObject({ fields: [{ code: 'invalid_value' }] });
  expect((await link(ana, one, { ...one, claim_file_no: 'DM99R9999999' })).json()).toMatchObject({
    fields: [{ code: 'unknown_code' }],
  });
  const without = { claim_file_no: other.claim_file_no, kind: 'related' };
  expect((await ana.post(`/api/claim/linkFile/${one.claim_file_id}`, without)).statusCode).toBe(400);
});

test('the link of work that is closed as a duplicate stays until it is reopened', async () => {
  const [one, other] = await twoFiles();
  await link(ana, one, other, 'duplicate');
  const close = (code: string) =>
    sql`update assignment set status_code = ${code}, row_version = row_version + 1
      where assignment_id = ${one.assignment_id}`.execute(api.database.kysely);
  await close('duplicate');
  expect(await linksOf(other)).toMatchObject([{ may_unlink: false }]);
  expect((await unlink(ana, other, one)).statusCode).toBe(422);
  await close(one.status_code);
  expect((await unlink(ana, other, one)).statusCode).toBe(200);
});

test('files of another organisation are not there', async () => {
  const foreign = await rowOf(alfa, await aClaim(api, { orgCode: 'alfa' }).takenIn());
  const one = await aFile();
  expect((await link(ana, foreign, one)).statusCode).toBe(404);
  expect((await link(ana, one, foreign)).json()).toMatchObject({ fields: [{ code: 'unknown_code' }] });
  expect((await unlink(alfa, one, foreign)).statusCode).toBe(404);
  expect((await alfa.get(`/api/claim/browseLinks/${one.claim_file_id}`)).statusCode).toBe(404);
});
