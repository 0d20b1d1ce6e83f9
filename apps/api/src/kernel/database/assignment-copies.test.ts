import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import type { Database } from '#src/generated/database.ts';
import { useDatabase } from '#src/testing/database.ts';
import { aPieceOfWork, placeIn } from '#src/testing/some-work.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { inTenant } from './in-tenant.ts';

const database = useDatabase();
const demo = demoId('organisation', 'demo');
let file: string;

// A file that waits for documents, with two tasks on it.
beforeAll(async () => {
  const on = await aPieceOfWork(placeIn(database), { status: 'waiting_documents' });
  file = on.claim_file_no;
  for (let task = 0; task < 2; task += 1)
    await aPieceOfWork(placeIn(database), {
      on,
      type: 'task',
      status: 'new',
      columns: { assignment_no: '' },
    });
});

class Undone extends Error {}

// What a test changes is undone, so that every test starts from the same world.
async function trying(work: (tx: Transaction<Database>) => Promise<void>) {
  const undone = inTenant(database.db, demo, async (tx) => {
    await work(tx);
    throw new Undone();
  });
  await expect(undone).rejects.toBeInstanceOf(Undone);
}

function master(tx: Transaction<Database>) {
  return tx
    .selectFrom('assignment')
    .selectAll()
    .where('claim_file_no', '=', file)
    .where('is_case_master', '=', true)
    .executeTakeFirstOrThrow();
}

async function fileWithoutWork(tx: Transaction<Database>) {
  const { claim_file_id: other } = await master(tx);
  const { rows } = await sql<{ claim_file_id: string }>`
    insert into claim_file (org_id, claim_file_id, claim_file_no, policy_type_code, event_id, claimant_party_id,
      notifier_party_id, notifier_role, main_vehicle_id, county_code, channel, opened_at)
    select org_id, gen_random_uuid(), 'DM26R0000001', policy_type_code, event_id, claimant_party_id,
      notifier_party_id, notifier_role, main_vehicle_id, county_code, channel, opened_at
    from claim_file where claim_file_id = ${other} returning claim_file_id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error('The file was not stored.');
  return made;
}

test('new work takes its number, status facts and list columns from the file', () =>
  trying(async (tx) => {
    const { claim_file_id: claimFileId, plate, claimant_name: claimant } = await master(tx);
    const created = await tx
      .insertInto('assignment')
      .values({
        org_id: demo,
        claim_file_id: claimFileId,
        assignment_type_code: 'task',
        status_code: 'new',
        assigned_user_id: demoId('user', 'ana.ionescu'),
        due_at: worldMoment,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const counted = await tx
      .selectFrom('assignment')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('claim_file_no', '=', file)
      .executeTakeFirstOrThrow();
    expect(created).toMatchObject({
      assignment_no: `${file}-${String(counted.count).padStart(2, '0')}`,
      category_code: 'new',
      list_code: 'active',
      plate,
      claimant_name: claimant,
      is_case_master: false,
    });
    expect(created.assignment_key).toMatch(/^[A-Za-z0-9_-]{22,}$/);
  }));

test('a new name or plate reaches every list row, and search finds it without diacritics', () =>
  trying(async (tx) => {
    const claim = await tx
      .selectFrom('claim_file')
      .selectAll()
      .where('claim_file_no', '=', file)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('party')
      .set({ last_name: 'Ţepeş', first_name: 'Ștefan' })
      .where('party_id', '=', claim.claimant_party_id)
      .execute();
    await tx
      .updateTable('vehicle')
      .set({ plate_norm: 'CJ99XYZ' })
      .where('vehicle_id', '=', claim.main_vehicle_id)
      .execute();
    const found = await tx
      .selectFrom('assignment_list')
      .select(['claimant_name', 'plate'])
      .where('search_text', 'like', '%tepes stefan%')
      .execute();
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map((row) => `${row.claimant_name} ${row.plate}`))).toEqual(
      new Set(['Ţepeş Ștefan CJ99XYZ']),
    );
  }));

test('the status of the case master is the status of the file', () =>
  trying(async (tx) => {
    const { assignment_id: assignmentId } = await master(tx);
    await tx
      .updateTable('assignment')
      .set({ status_code: 'evaluation' })
      .where('assignment_id', '=', assignmentId)
      .execute();
    expect(await master(tx)).toMatchObject({ category_code: 'active', list_code: 'active' });
    const claim = await tx
      .selectFrom('claim_file')
      .select('status_code')
      .where('claim_file_no', '=', file)
      .executeTakeFirst();
    expect(claim).toEqual({ status_code: 'evaluation' });
  }));

test('a status that moves to another category takes its work along', () =>
  trying(async (tx) => {
    await tx
      .updateTable('status')
      .set({ category_code: 'active' })
      .where('status_code', '=', 'waiting_documents')
      .execute();
    expect(await master(tx)).toMatchObject({ status_code: 'waiting_documents', category_code: 'active' });
  }));

test('work waits for whom its status says, also when the status says somebody else from now on', () =>
  trying(async (tx) => {
    const enter = (status: string) =>
      tx
        .updateTable('assignment')
        .set({ status_code: status })
        .where('claim_file_no', '=', file)
        .where('is_case_master', '=', true)
        .execute();
    await enter('evaluation');
    expect(await master(tx)).toMatchObject({ waiting_on: null });
    await enter('waiting_documents');
    expect(await master(tx)).toMatchObject({ waiting_on: 'claimant' });
    await tx
      .updateTable('status')
      .set({ waiting_on: 'shop' })
      .where('status_code', '=', 'waiting_documents')
      .execute();
    expect(await master(tx)).toMatchObject({ waiting_on: 'shop' });
  }));

test('each tag is kept with the list and the deadline that its work has now', () =>
  trying(async (tx) => {
    const { assignment_id: assignmentId } = await master(tx);
    const change = (values: { tag_names?: string[]; due_at?: Date; status_code?: string }) =>
      tx.updateTable('assignment').set(values).where('assignment_id', '=', assignmentId).execute();
    const kept = () =>
      tx
        .selectFrom('assignment_tag')
        .select(['tag_name', 'list_code', 'due_at'])
        .where('assignment_id', '=', assignmentId)
        .orderBy('tag_name')
        .execute();
    const [soon, later] = [new Date('2026-05-04T09:00:00Z'), new Date('2026-06-01T09:00:00Z')];

    await change({ tag_names: ['Litigiu', 'VIP'], due_at: soon, status_code: 'evaluation' });
    const asOpened = { list_code: 'active', due_at: soon };
    expect(await kept()).toEqual([
      { tag_name: 'Litigiu', ...asOpened },
      { tag_name: 'VIP', ...asOpened },
    ]);
    await change({ tag_names: ['VIP'], due_at: later });
    expect(await kept()).toEqual([{ tag_name: 'VIP', list_code: 'active', due_at: later }]);
    await change({ status_code: 'waiting_documents' });
    expect(await kept()).toEqual([{ tag_name: 'VIP', list_code: 'waiting', due_at: later }]);
    await change({ tag_names: [] });
    expect(await kept()).toEqual([]);
  }));

test('open work has exactly one owner: a user or a queue', async () => {
  for (const owners of [
    { assigned_user_id: null, queue_id: null },
    {
      assigned_user_id: demoId('user', 'ana.ionescu'),
      queue_id: sql<string>`(select queue_id from queue where queue_code = 'claims')`,
    },
  ]) {
    const change = inTenant(database.db, demo, async (tx) => {
      const { assignment_id: assignmentId } = await master(tx);
      await tx.updateTable('assignment').set(owners).where('assignment_id', '=', assignmentId).execute();
    });
    await expect(change).rejects.toMatchObject({ constraint: 'assignment_open_has_one_owner' });
  }
});

test('a file has one master: the first work of a master kind becomes it, a second one is refused', async () => {
  await trying(async (tx) => {
    const { claim_file_id: claimFileId } = await fileWithoutWork(tx);
    const values = {
      org_id: demo,
      claim_file_id: claimFileId,
      assignment_type_code: 'claim_handling',
      status_code: 'registered',
      assigned_user_id: demoId('user', 'ana.ionescu'),
      due_at: worldMoment,
    };
    const masters = await tx
      .insertInto('assignment')
      .values([values, values])
      .returning('is_case_master')
      .execute();
    expect(masters).toEqual([{ is_case_master: true }, { is_case_master: false }]);
  });
  const second = inTenant(database.db, demo, (tx) =>
    tx.updateTable('assignment').set({ is_case_master: true }).where('claim_file_no', '=', file).execute(),
  );
  await expect(second).rejects.toMatchObject({ constraint: 'assignment_one_master_per_file' });
});

test('a status that work is in cannot be deleted', async () => {
  const removal = inTenant(database.db, demo, (tx) =>
    tx.deleteFrom('status').where('status_code', '=', 'waiting_documents').execute(),
  );
  await expect(removal).rejects.toMatchObject({ code: '23503' });
});

test('names sort as Romanians expect', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array['Zoe', 'Țepeș', 'Tudor', 'Șerban', 'Stan', 'Âna', 'Ăla', 'Ana']) as name
    order by name collate "ro-x-icu"`.execute(database.db.kysely);
  expect(rows.map(({ name }) => name)).toEqual([
    'Ana',
    'Ăla',
    'Âna',
    'Stan',
    'Șerban',
    'Tudor',
    'Țepeș',
    'Zoe',
  ]);
});
