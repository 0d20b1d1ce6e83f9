import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { countOf } from '#src/testing/assignment-calls.ts';
import { at, changer } from '#src/testing/assignment-changes.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';
import type { Change } from './row-change.ts';

const api = startTestApi({ people: ['otilia.popa', 'paula.vasile', 'blocat.ion'] });
type Changer = Awaited<ReturnType<typeof changer>>;
let ana: Changer;
let maria: Changer;
beforeAll(async () => {
  [ana, maria] = [await changer(api, 'ana.ionescu'), await changer(api, 'maria.stan')];
});

const inDays = (days: number) => new Date(api.now().getTime() + days * 86_400_000);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

describe('S10 one change for many', () => {
  test('each row is changed, told and counted up, in the order asked', async () => {
    const rows = (
      await someWork(
        api,
        many(5, (number) => ({ columns: { priority: number === 2 ? 3 : 1 } })),
      )
    ).toReversed();
    const result = await ana.changed(rows, { action: 'priority', priority: 3 });
    expect(result.items.map((item) => item.assignment_id)).toEqual(rows.map((row) => row.assignment_id));
    for (const [index, row] of rows.entries()) {
      const expected =
        row.priority === 3 ? { outcome: 'skipped', code: 'unchanged' } : { outcome: 'done', code: null };
      expect(result.items[index]).toMatchObject({ ...expected, claim_file_no: row.claim_file_no });
    }
    const row = at(
      rows.filter(({ priority }) => priority !== 3),
      0,
    );
    expect(await ana.again(row)).toMatchObject({ priority: 3, row_version: row.row_version + 1 });
    expect(await ana.newestEntry(row)).toMatchObject({
      title: 'Prioritate critică',
      actor_name: 'Ana Ionescu',
    });
  });

  test('work is given to a colleague who then has the news', async () => {
    const row = await aPieceOfWork(api);
    const otilia = await api.userNamed('otilia.popa');
    await ana.changed([row], { action: 'assign', user_id: otilia.userId });
    expect(await ana.again(row)).toMatchObject({ assigned_user_name: 'Otilia Popa' });
    expect(await ana.newestEntry(row)).toMatchObject({ title: 'Activitate dată către Otilia Popa' });
    const { rows } = await sql<{ assigned_by: string }>`select u.username as assigned_by from assignment a
      join app_user u on u.user_id = a.assigned_by_user_id
      where assignment_id = ${row.assignment_id}`.execute(api.database.kysely);
    expect(rows).toEqual([{ assigned_by: 'ana.ionescu' }]);
  });

  test.each([
    ['somebody unknown', '01890000-0000-7000-8000-000000000001'],
    ['a locked account', 'blocat.ion'],
    ['a previewer', 'paula.vasile'],
    ['another organisation', 'alfa.ana'],
  ])('work cannot be given to %s', async (_who, name) => {
    const userId = name.includes('-') ? name : (await api.userNamed(name)).userId;
    const row = await aPieceOfWork(api);
    const answer = await ana.change([row], { action: 'assign', user_id: userId });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: [{ field: 'user_id' }] });
    expect(await ana.again(row)).toMatchObject({ row_version: row.row_version });
  });

  test('a deadline moves to the end of a day, not into the past', async () => {
    const row = await aPieceOfWork(api);
    const [past, soon] = [dayIn(-2), dayIn(9)];
    expect((await ana.change([row], { action: 'due', due_on: past })).statusCode).toBe(422);
    await ana.changed([row], { action: 'due', due_on: soon });
    expect((await ana.again(row)).due_at).toMatch(/(?:20|21):59:59.000Z$/);
  });

  test('tags are spelled as whoever used them first spelled them', async () => {
    const [one, other] = [await aPieceOfWork(api), await aPieceOfWork(api)];
    await ana.changed([one], { action: 'tag', add: ['  Verificare   CNP '], remove: [] });
    await ana.changed([other], { action: 'tag', add: ['verificare cnp', 'Grabă'], remove: [] });
    expect((await ana.again(other)).tags).toEqual(expect.arrayContaining(['Verificare CNP', 'Grabă']));
    const found = await ana.worklist({ filter_criteria: { tag: 'Verificare CNP' } });
    expect(found.items.map((row) => row.assignment_id).sort()).toEqual(
      [one.assignment_id, other.assignment_id].sort(),
    );
    expect((await ana.change([one], { action: 'tag', add: [' '], remove: [] })).statusCode).toBe(422);
  });

  test('a note stands in the timeline of each, and is no news to its author', async () => {
    const ids = (
      await someWork(
        api,
        many(3, () => ({ owner: 'maria.stan' })),
      )
    ).map((row) => row.assignment_id);
    const listed = async (who: Changer) =>
      (await who.worklist({ limit: 100 })).items.filter((row) => ids.includes(row.assignment_id));
    const rows = await listed(maria);
    const before = await countOf(api, 'note');
    const result = await maria.changed(rows, {
      action: 'note',
      body: 'Verificat telefonic',
      visibility: 'internal',
    });
    expect(result.undo_until).not.toBeNull();
    expect(await countOf(api, 'note')).toBe(before + 3);
    expect(await maria.newestEntry(at(rows, 0))).toMatchObject({ kind: 'note', body: 'Verificat telefonic' });
    const again = await listed(maria);
    for (const [index, row] of rows.entries())
      expect(at(again, index).unread.includes('note')).toBe(row.unread.includes('note'));
    expect((await listed(ana)).map((row) => row.unread.includes('note'))).toEqual([true, true, true]);
  });

  test('the status goes on where the process allows it, with its effects, and the others say why not', async () => {
    const [movable, missing, elsewhere] = await someWork(api, [
      { status: 'registered' },
      { status: 'registered', policyType: 'casco' },
      {},
    ]);
    if (movable === undefined || missing === undefined || elsewhere === undefined) throw new Error();
    await sql`update claim_file set main_vehicle_id = null where claim_file_id = ${missing.claim_file_id}`.execute(
      api.database.kysely,
    );
    const result = await ana.changed([elsewhere, movable, missing], {
      action: 'status',
      transition_code: 'open',
    });
    expect(result.items).toMatchObject([
      { outcome: 'skipped', code: 'transition_not_allowed' },
      { outcome: 'done', code: null },
      { outcome: 'skipped', code: 'transition_condition_missing' },
    ]);
    expect(await ana.again(movable)).toMatchObject({ status_code: 'open' });
    expect((await ana.again(movable)).due_at).toBe('2026-03-07T08:00:00.000Z');
  });

  test('rows that may not be changed are skipped, each with its reason, and the others are done', async () => {
    const mine = await aPieceOfWork(api);
    const other = await aPieceOfWork(api, { owner: 'maria.stan' });
    const stale = await aPieceOfWork(api);
    await maria.changed([stale], { action: 'tag', add: ['între timp'], remove: [] });
    const unknown = { assignment_id: '01890000-0000-7000-8000-000000000001', row_version: 1 };
    const result = await ana.changed([mine, other, stale, unknown], {
      action: 'tag',
      add: ['lot'],
      remove: [],
    });
    expect(result.items).toMatchObject([
      { outcome: 'done', code: null, holder: null },
      { outcome: 'skipped', code: 'not_yours', holder: 'Maria Stan' },
      { outcome: 'skipped', code: 'stale', holder: 'Maria Stan', row_version: stale.row_version + 1 },
      { outcome: 'skipped', code: 'not_found', claim_file_no: null, row_version: null },
    ]);
  });

  test('two people who change overlapping work at once wait for each other: one wins each row, the other is told who', async () => {
    const rows = await someWork(api, many(12));
    const ofAna = rows.slice(0, 8);
    const ofMaria = rows.slice(4).toReversed();
    const shared = rows.slice(4, 8).map((row) => row.assignment_id);
    const [hers, managers] = await Promise.all([
      ana.changed(ofAna, { action: 'tag', add: ['de la Ana'], remove: [] }),
      maria.changed(ofMaria, { action: 'tag', add: ['de la Maria'], remove: [] }),
    ]);

    const outcomes = ({ items }: typeof hers) => new Map(items.map((item) => [item.assignment_id, item]));
    const [byAna, byMaria] = [outcomes(hers), outcomes(managers)];
    for (const row of rows) {
      const both = [byAna.get(row.assignment_id), byMaria.get(row.assignment_id)].filter(
        (item) => item !== undefined,
      );
      expect(both).toHaveLength(shared.includes(row.assignment_id) ? 2 : 1);
      expect(both.filter((item) => item.outcome === 'done')).toHaveLength(1);
      const winner = byAna.get(row.assignment_id)?.outcome === 'done' ? 'Ana' : 'Maria';
      for (const late of both.filter((item) => item.outcome === 'skipped'))
        expect(late).toMatchObject({
          code: 'stale',
          holder: winner === 'Ana' ? 'Ana Ionescu' : 'Maria Stan',
          row_version: row.row_version + 1,
        });
      const now = await ana.again(row);
      expect(now.row_version).toBe(row.row_version + 1);
      expect(now.tags.filter((tag) => tag.startsWith('de la'))).toEqual([`de la ${winner}`]);
    }
  });

  test('another organisation’s work is not found, whatever is wanted of it, and stays as it is', async () => {
    const rows = await someWork(api, many(2));
    const stranger = await changer(api, 'alfa.ana');
    const self = (await api.userNamed('alfa.ana')).userId;
    const changes: Change[] = [
      { action: 'assign', user_id: self },
      { action: 'status', transition_code: 'accept' },
      { action: 'due', due_on: dayIn(5) },
      { action: 'priority', priority: 3 },
      { action: 'note', body: 'Străin', visibility: 'internal' },
      { action: 'tag', add: ['străin'], remove: [] },
      { action: 'request_document', doc_type_codes: ['bank_account'] },
      { action: 'snooze', until: inDays(1).toISOString() },
      { action: 'wake' },
    ];
    for (const wanted of changes) {
      const { items } = await stranger.changed(rows, wanted);
      expect(items).toMatchObject(rows.map(() => ({ code: 'not_found', claim_file_no: null, holder: null })));
    }
    for (const row of rows) expect((await ana.again(row)).row_version).toBe(row.row_version);
  });

  test('the audit log has one entry for it, with numbers', async () => {
    const row = await aPieceOfWork(api);
    const { assignment_change_id: id } = await ana.changed([row], { action: 'priority', priority: 0 });
    const { rows } = await sql<{ data: unknown }>`select data from audit_log
      where event = 'ASSIGNMENTS_CHANGED' and entity_id = ${id}`.execute(api.database.kysely);
    expect(rows).toMatchObject([{ data: { action: 'priority' } }]);
  });
});

describe('S10 T10 putting work off', () => {
  test('it leaves the active list for its own one, and comes back when it is taken back', async () => {
    const row = await aPieceOfWork(api);
    await ana.changed([row], { action: 'snooze', until: inDays(3).toISOString(), for: 'document' });
    const snoozed = await ana.worklist({ category_code: 'snoozed', limit: 100 });
    const listed = snoozed.items.find((it) => it.assignment_id === row.assignment_id);
    expect(listed).toMatchObject({ snoozed_for: 'document' });
    expect((await ana.own()).some((it) => it.assignment_id === row.assignment_id)).toBe(false);

    await ana.changed([await ana.again(row)], { action: 'wake' });
    expect((await ana.own()).some((it) => it.assignment_id === row.assignment_id)).toBe(true);
    expect(await ana.newestEntry(row)).toMatchObject({ title: 'Readusă din amânare' });
  });

  test('never into the past, for more than 180 days, or past the legal deadline', async () => {
    const legal = await aPieceOfWork(api, { owner: 'maria.stan', legalDue: '2026-04-30' });
    for (const days of [-1, 200])
      expect(
        (await maria.change([legal], { action: 'snooze', until: inDays(days).toISOString() })).statusCode,
      ).toBe(422);
    const result = await maria.changed([legal], { action: 'snooze', until: inDays(170).toISOString() });
    expect(result.items).toMatchObject([{ code: 'after_legal_deadline' }]);
  });

  test.each([
    ['this instant', '2026-03-04T08:00:00.000Z', 422],
    ['a millisecond later', '2026-03-04T08:00:00.001Z', 200],
    ['the end of the 180th day in Romania', '2026-08-31T20:59:59.999Z', 200],
    ['the beginning of the 181st', '2026-08-31T21:00:00.000Z', 422],
  ])('until %s', async (_when, until, expected) => {
    const answer = await ana.change([await aPieceOfWork(api)], { action: 'snooze', until });
    expect(answer.statusCode).toBe(expected);
  });

  test.each([
    ['yesterday', '2026-03-03', 422],
    ['today', '2026-03-04', 200],
    ['ten years ahead', '2036-03-11', 200],
    ['a day later', '2036-03-12', 422],
  ])('a deadline %s', async (_when, due_on, expected) => {
    const answer = await ana.change([await aPieceOfWork(api)], { action: 'due', due_on });
    expect(answer.statusCode).toBe(expected);
  });
});
