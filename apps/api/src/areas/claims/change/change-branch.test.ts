import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { rowOf } from '../testing/row-of-claim.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
let maria: typeof ana;
let stranger: typeof ana;
let file: SuccessBody<'getAssignment'>;

beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  stranger = assignmentCalls(api, await api.tokenFor('alfa.ana'));
});
beforeEach(async () => {
  file = await ana.detail(await rowOf(ana, await aClaim(api).takenIn()));
});

/** Opens an office of an organisation, before or behind the others. */
async function office(name: string, county: string, more: { position?: number; org?: string } = {}) {
  const orgId = await api.organisation(more.org ?? 'demo');
  const { rows } = await sql<{ branch_id: string }>`
    insert into branch (org_id, branch_code, name, county_code, locality, position)
    values (${orgId}, ${`proba-${name}`}, ${name}, ${county}, 'Centru', ${more.position ?? 900})
    returning branch_id`.execute(api.database.kysely);
  return rows[0]?.branch_id ?? '';
}
const facts = async () => (await ana.detail(file.header)).claim_file;
const give = async (who: typeof ana, branchId: string | null, rowVersion?: number) =>
  who.post(`/api/claim/changeBranch/${file.header.claim_file_id}`, {
    row_version: rowVersion ?? (await facts()).row_version,
    branch_id: branchId,
  });

test('R8 a file begins at the first open office of the county of its accident, and elsewhere at none', async () => {
  const county = file.event?.county_code ?? '';
  await office('Târziu', county, { position: 950 });
  const first = await office('Devreme', county, { position: -5 });
  await office('Străină', county, { position: -9, org: 'alfa' });
  const next = await ana.detail(await rowOf(ana, await aClaim(api).takenIn()));
  expect(next.claim_file).toMatchObject({ branch_id: first, branch_name: 'Devreme' });

  await sql`update branch set is_active = false where county_code = ${county}`.execute(api.database.kysely);
  const later = await ana.detail(await rowOf(ana, await aClaim(api).takenIn()));
  expect(later.claim_file).toMatchObject({ branch_id: null, branch_name: null });
});

test('R8 a handler gives a file to another office, and the timeline names both', async () => {
  const [dej, turda] = [await office('Agenția Dej', 'CJ'), await office('Agenția Turda', 'CJ')];
  expect((await give(ana, dej)).statusCode).toBe(200);
  expect((await give(maria, turda)).statusCode).toBe(200);
  expect(await facts()).toMatchObject({ branch_id: turda, branch_name: 'Agenția Turda' });
  const [entry] = (await ana.timeline(file.header)).items;
  expect(entry).toMatchObject({
    title: 'Agenție schimbată',
    data: { fields: [{ name_ro: 'Agenția', from: 'Agenția Dej', to: 'Agenția Turda' }] },
  });
  const offered = (await ana.get('/api/claim/browseFileBranches')).json<Schema<'FileBranch'>[]>();
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(['Agenția Dej', 'Agenția Turda']));
});

test('of two who give the same file the later one is told', async () => {
  const [one, other] = [await office('Unu', 'CJ'), await office('Doi', 'CJ')];
  const { row_version: read } = await facts();
  expect((await give(ana, one, read)).statusCode).toBe(200);
  expect((await give(maria, other, read)).statusCode).toBe(412);
  expect((await facts()).branch_name).toBe('Unu');
});

test('a closed office, one of another organisation and a file of another organisation are refused', async () => {
  const closed = await office('Fosta', 'CJ');
  await sql`update branch set is_active = false where branch_id = ${closed}`.execute(api.database.kysely);
  const foreign = await office('Alfa Cluj', 'CJ', { org: 'alfa' });
  const { branch_id: before } = await facts();
  expect((await give(ana, closed)).statusCode).toBe(422);
  expect((await give(ana, foreign)).statusCode).toBe(422);
  expect((await give(stranger, foreign)).statusCode).toBe(404);
  expect((await facts()).branch_id).toBe(before);
});

test('a file without an office gets one once its county is known', async () => {
  const county = file.event?.county_code ?? '';
  await give(ana, null);
  const there = await office('Prima', county, { position: -20 });
  const { event } = await ana.detail(file.header);
  const changed = await ana.post(`/api/claim/changeEvent/${file.header.claim_file_id}`, {
    row_version: event?.row_version,
    changes: { county_code: county },
  });
  expect([changed.statusCode, (await facts()).branch_id]).toEqual([200, there]);
});
