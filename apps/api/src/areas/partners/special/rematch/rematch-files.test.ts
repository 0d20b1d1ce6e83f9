import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allJobs } from '#src/composition/compose-areas.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { many, someWork } from '#src/testing/some-work.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { specialCalls } from '#src/areas/partners/testing/special-calls.ts';

const api = startTestApi();
type Calls = ReturnType<typeof specialCalls>;
let calin: Calls;
let ana: Calls;

beforeAll(async () => {
  calin = specialCalls(api, await api.tokenFor('calin.dobre'));
  ana = specialCalls(api, await api.tokenFor('ana.ionescu'));
});
beforeEach(async () => {
  await sql`delete from special_rematch`.execute(api.database.kysely);
  await sql`delete from job.job where name = 'partners.rematch'`.execute(api.database.kysely);
  await sql`update special_customer set is_active = false, row_version = row_version + 1`.execute(
    api.database.kysely,
  );
  await sql`update claim_file set closed_at = now()`.execute(api.database.kysely);
});

const rematchJob = () => {
  const job = allJobs().jobs.find(({ name }) => name === 'partners.rematch');
  if (job === undefined) throw new Error('The program has no such job.');
  return job;
};
const workOff = (most?: number) => api.workOff(rematchJob(), most === undefined ? {} : { most });
const last = async () => (await calin.get('getRematch')).json<Schema<'LastRematch'>>().rematch;
const found = async (id: string, change = '') =>
  (await calin.get(`browseRematchFiles/${id}${change}`)).json<Schema<'RematchFilePage'>>().items;
const apply = (id: string, files: string[] | null = null) =>
  calin.post(`applyRematch/${id}`, { claim_file_ids: files });
const reasonOf = (answer: { json: () => { context?: { reason?: string } } }) => answer.json().context?.reason;

/** Has all open files compared and answers the check. */
async function checked(): Promise<Schema<'Rematch'>> {
  const started = await calin.post('startRematch', {});
  expect(started.statusCode, started.body).toBe(201);
  await workOff();
  const rematch = await last();
  if (rematch === null) throw new Error('There was no check.');
  return rematch;
}
const claimWith = (plate: string, orgCode: 'demo' | 'alfa' = 'demo') =>
  aClaim(api, { notice: { vehicle: { ...aNotice().vehicle, plate } }, orgCode });
async function customerWith(plates: readonly string[], more = {}): Promise<string> {
  const { row } = await calin.add({ name: `Flota ${plates.join(' ')}`, ...more });
  for (const plate of plates) await calin.addMatch(row.special_customer_id, 'plate', plate);
  return row.special_customer_id;
}

describe('R8 when the list of a customer changes', () => {
  test('the open files are compared, and nothing of them changes until somebody has looked and applied it', async () => {
    const gain = await claimWith('CJ 31 DLG');
    const other = await claimWith('CJ 32 DLG');
    const id = await customerWith(['CJ 31 DLG']);

    const rematch = await checked();
    expect(rematch).toMatchObject({
      state: 'ready',
      is_outdated: false,
      file_count: 2,
      compared_count: 2,
      gain_count: 1,
      loss_count: 0,
      change_count: 0,
      open_count: 1,
    });
    expect(await found(rematch.special_rematch_id)).toMatchObject([
      {
        claim_file_id: gain.claimFileId,
        claim_file_no: gain.claimFileNo,
        change: 'gain',
        before: null,
        after: { special_customer_id: id, level: 'B' },
        reasons: [{ kind: 'plate', shown: 'CJ31DLG', part: 'vehicle' }],
        state: 'open',
      },
    ]);
    expect((await ana.ofFile(gain.claimFileId)).is_special).toBe(false);

    const applied = await apply(rematch.special_rematch_id);
    expect(applied.json<Schema<'LastRematch'>>().rematch).toMatchObject({
      state: 'applying',
      chosen_count: 1,
    });
    await workOff();
    expect(await last()).toMatchObject({ state: 'ready', applied_count: 1, open_count: 0 });
    expect((await ana.ofFile(gain.claimFileId)).customer?.special_customer_id).toBe(id);
    expect((await ana.ofFile(other.claimFileId)).is_special).toBe(false);
  });

  test('a file that loses its customer and one that goes to another are told apart, and chosen ones alone are applied', async () => {
    const first = await customerWith(['CJ 33 DLG', 'CJ 34 DLG'], { level: 'B' });
    const losing = await claimWith('CJ 33 DLG');
    const moving = await claimWith('CJ 34 DLG');
    const { matches } = await calin.one(first);
    await calin.post(`removeSpecialMatch/${first}`, {
      special_customer_match_id: matches.find(({ shown }) => shown === 'CJ33DLG')?.special_customer_match_id,
    });
    const second = await customerWith(['CJ 34 DLG'], { level: 'A' });

    const { special_rematch_id: id } = await checked();
    expect(await found(id, '?change=loss')).toMatchObject([
      { claim_file_id: losing.claimFileId, before: { special_customer_id: first }, after: null, reasons: [] },
    ]);
    expect(await found(id, '?change=change')).toMatchObject([
      { claim_file_id: moving.claimFileId, after: { special_customer_id: second } },
    ]);
    await apply(id, [moving.claimFileId]);
    await workOff();
    expect(await last()).toMatchObject({ applied_count: 1, open_count: 1 });
    expect((await ana.ofFile(moving.claimFileId)).customer?.special_customer_id).toBe(second);
    expect((await ana.ofFile(losing.claimFileId)).customer?.special_customer_id).toBe(first);
  });

  test('a customer that was refused for a file is no difference of it', async () => {
    const id = await customerWith(['CJ 35 DLG']);
    const claim = await claimWith('CJ 35 DLG').takenIn();
    await ana.refuse(claim.claimFileId, id);
    await calin.addMatch(id, 'plate', 'CJ 36 DLG');
    expect(await checked()).toMatchObject({ compared_count: 1, gain_count: 0, open_count: 0 });
  });

  test('a customer that was put to the file by hand is no loss', async () => {
    const { row } = await calin.add({ name: 'Pus de mână' });
    const claim = await claimWith('CJ 37 DLG');
    await sql`update claim_file set special_customer_id = ${row.special_customer_id}
      where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
    expect(await checked()).toMatchObject({ compared_count: 1, loss_count: 0 });
  });

  test('an older check is outdated and cannot be applied any more; the next one takes its place', async () => {
    await claimWith('CJ 38 DLG');
    const id = await customerWith(['CJ 38 DLG']);
    const old = await checked();
    await calin.addMatch(id, 'plate', 'CJ 39 DLG');
    expect(await last()).toMatchObject({ is_outdated: true });
    expect(reasonOf(await apply(old.special_rematch_id))).toBe('check_outdated');
    const next = await checked();
    expect(next).toMatchObject({ is_outdated: false, open_count: 1 });
    expect((await calin.get(`browseRematchFiles/${old.special_rematch_id}`)).statusCode).toBe(404);
  });

  test('a file that has changed since the check, so that something else would come of it, is left alone', async () => {
    const claim = await claimWith('CJ 40 DLG');
    await customerWith(['CJ 40 DLG'], { level: 'B' });
    await customerWith(['CJ 41 DLG'], { level: 'A' });
    const { special_rematch_id: id } = await checked();
    await sql`update vehicle set plate_norm = 'CJ41DLG'
      where vehicle_id in (select vehicle_id from claim_vehicle where claim_file_id = ${claim.claimFileId})`.execute(
      api.database.kysely,
    );
    await apply(id);
    await workOff();
    expect(await last()).toMatchObject({ state: 'ready', applied_count: 0, skipped_count: 1 });
    expect((await ana.ofFile(claim.claimFileId)).is_special).toBe(false);
  });

  test('one check runs at a time', async () => {
    await claimWith('CJ 42 DLG');
    await calin.post('startRematch', {});
    expect(reasonOf(await calin.post('startRematch', {}))).toBe('check_running');
    const running = await last();
    expect(reasonOf(await apply(running?.special_rematch_id ?? ''))).toBe('check_running');
    await workOff();
    expect(reasonOf(await apply(running?.special_rematch_id ?? ''))).toBe('nothing_open');
  });

  test('pages lead through many differences without leaving one out', async () => {
    const files = await someWork(api, many(52));
    await sql`update claim_file set policy_number = 'RO/52/C0001'
      where claim_file_id = any (${files.map(({ claim_file_id: file }) => file)}::uuid[])`.execute(
      api.database.kysely,
    );
    const { row } = await calin.add({ name: 'Flota mare' });
    await calin.addMatch(row.special_customer_id, 'policy_prefix', 'RO/52');
    const { special_rematch_id: id } = await checked();
    const first = (await calin.get(`browseRematchFiles/${id}`)).json<Schema<'RematchFilePage'>>();
    const second = await found(id, `?after=${encodeURIComponent(first.next_cursor ?? '')}`);
    expect(new Set([...first.items, ...second].map(({ claim_file_id: file }) => file)).size).toBe(52);
  });
});

describe('R8 the check of open files', () => {
  test('is for whoever has the page: a handler neither sees nor starts it', async () => {
    for (const answer of [
      await ana.get('getRematch'),
      await ana.post('startRematch', {}),
      await ana.post(`applyRematch/${newId()}`, { claim_file_ids: null }),
    ])
      expect(answer.statusCode).toBe(403);
  });

  test('sees the files of its organisation alone', async () => {
    await claimWith('CJ 43 DLG', 'alfa');
    await customerWith(['CJ 43 DLG']);
    expect(await checked()).toMatchObject({ file_count: 0, compared_count: 0, gain_count: 0 });
    const { rows } = await sql<{ special_rematch_id: string }>`
      insert into special_rematch (org_id, state, list_version, file_count, started_at, started_by_user_id)
      select org_id, 'ready', 0, 0, now(), (select user_id from app_user where app_user.org_id = organisation.org_id
        and username = 'alfa.ana') from organisation where org_code = 'alfa' returning special_rematch_id`.execute(
      api.database.kysely,
    );
    const foreign = rows[0]?.special_rematch_id ?? '';
    expect((await calin.get(`browseRematchFiles/${foreign}`)).statusCode).toBe(404);
    expect((await apply(foreign)).statusCode).toBe(404);
  });
});
