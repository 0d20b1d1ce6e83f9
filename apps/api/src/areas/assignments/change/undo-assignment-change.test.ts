import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { countOf } from '#src/testing/assignment-calls.ts';
import { at, changer } from '#src/testing/assignment-changes.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';
import type { Change } from './row-change.ts';

const api = startTestApi({ people: ['otilia.popa'] });
type Changer = Awaited<ReturnType<typeof changer>>;
type Row = Schema<'WorklistRow'>;
let ana: Changer;
let maria: Changer;
beforeAll(async () => {
  [ana, maria] = [await changer(api, 'ana.ionescu'), await changer(api, 'maria.stan')];
});

const inDays = (days: number) => new Date(api.now().getTime() + days * 86_400_000);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

/** What a change may touch, without what tells that something happened. */
const passing = ['row_version', 'last_activity_at', 'status_since', 'unread'];

function lasting(row: Row) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !passing.includes(name)));
}

/** A claim that a handler can take back to its inspection, and the step that does it. */
async function aMovableClaim() {
  const detail = await ana.detail(await aPieceOfWork(api));
  const step = detail.transitions.find(({ code }) => code === 'ask_documents');
  if (step?.allowed !== true) throw new Error('The step is not allowed.');
  return { detail, step };
}

const changes: [string, () => Promise<Change>, string][] = [
  [
    'giving it to a colleague',
    async () => ({ action: 'assign', user_id: (await api.userNamed('otilia.popa')).userId }),
    'Repartizare anulată',
  ],
  ['a deadline', async () => ({ action: 'due', due_on: dayIn(12) }), 'Termen nou anulat'],
  ['a priority', async () => ({ action: 'priority', priority: 3 }), 'Prioritate nouă anulată'],
  ['tags', async () => ({ action: 'tag', add: ['Pe scurt'], remove: [] }), 'Etichete readuse cum erau'],
  [
    'putting it off',
    async () => ({ action: 'snooze', until: inDays(4).toISOString(), for: 'reply' }),
    'Amânare anulată',
  ],
];

describe('S10 taking a change back', () => {
  test.each(changes)(
    '%s: every row is as it was, and the timeline tells both',
    async (_what, wanted, title) => {
      const rows = await someWork(api, many(4));
      // Opening them takes away their marks, so they are opened once before.
      for (const row of rows) await ana.again(row);
      const before = await Promise.all(rows.map((row) => ana.again(row)));
      const change = await ana.changed(rows, await wanted());
      expect(change.items.every((item) => item.outcome === 'done')).toBe(true);
      const answer = await ana.undo(change.assignment_change_id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<Schema<'AssignmentChangeResult'>>().items).toHaveLength(4);
      const after = await Promise.all(rows.map((row) => ana.again(row)));
      expect(after.map(lasting)).toEqual(before.map(lasting));
      expect(after.map((row) => row.row_version)).toEqual(rows.map((row) => row.row_version + 2));
      expect(await ana.newestEntry(at(rows, 0))).toMatchObject({ title, actor_name: 'Ana Ionescu' });
    },
  );

  test('a status comes back without its effects running again', async () => {
    await sql`update transition set effects = '{"due_in_hours": 5}', conditions = '{}'`.execute(
      api.database.kysely,
    );
    const { detail, step } = await aMovableClaim();
    const before = await ana.again(detail.header);
    const change = await ana.changed([detail.header], {
      action: 'status',
      transition_code: step.code,
      reason: 'Din greșeală',
    });
    expect(change.items).toMatchObject([{ outcome: 'done' }]);
    expect(await ana.again(detail.header)).toMatchObject({ status_code: step.to_status_code });
    const told = await countOf(api, 'outbox');
    expect((await ana.undo(change.assignment_change_id)).statusCode).toBe(200);
    expect(lasting(await ana.again(detail.header))).toEqual(lasting(before));
    expect(await countOf(api, 'outbox')).toBe(told);
    expect(await ana.newestEntry(detail.header)).toMatchObject({
      kind: 'status',
      title: `Stare anulată, din nou: ${before.status_name}`,
      data: { to_status_code: before.status_code },
    });
  });

  test.each([
    ['told somebody', { move_tracker: true }],
    ['brought other work back', { wake: 'appointment' }],
  ])('a status that %s cannot be taken back', async (_what, effects) => {
    await sql`update transition set effects = ${JSON.stringify(effects)}::jsonb, conditions = '{}'`.execute(
      api.database.kysely,
    );
    const { detail, step } = await aMovableClaim();
    const change = await ana.changed([detail.header], {
      action: 'status',
      transition_code: step.code,
      reason: 'De-acum e vizibil',
    });
    expect(change).toMatchObject({ undo_until: null, items: [{ outcome: 'done' }] });
    expect((await ana.undo(change.assignment_change_id)).statusCode).toBe(409);
  });

  test('a transition of the claim file page is taken back like a change of many', async () => {
    await sql`update transition set effects = '{"due_in_hours": 5}', conditions = '{}'`.execute(
      api.database.kysely,
    );
    const { detail, step } = await aMovableClaim();
    expect(step).toMatchObject({ undoable: true, effects: [{ code: 'due_in_hours' }] });
    const before = await ana.again(detail.header);
    const answer = await ana.transition(before, {
      transition_code: step.code,
      reason: 'Din greșeală',
      row_version: before.row_version,
    });
    const moved = answer.json<Schema<'AssignmentStatus'>>();
    expect(moved.undo_until).not.toBeNull();
    expect((await maria.undo(moved.assignment_change_id)).statusCode).toBe(404);
    expect((await ana.undo(moved.assignment_change_id)).statusCode).toBe(200);
    expect(lasting(await ana.again(before))).toEqual(lasting(before));
  });

  test('notes go from every timeline, but for those that a colleague has answered', async () => {
    const rows = await someWork(api, many(3));
    const notes = await countOf(api, 'note');
    const change = await ana.changed(rows, { action: 'note', body: 'Dosar greșit', visibility: 'internal' });
    await maria.changed([at(rows, 1)], { action: 'note', body: 'De ce?', visibility: 'internal' });
    const { items } = (await ana.undo(change.assignment_change_id)).json<Schema<'AssignmentChangeResult'>>();
    const outcome = (index: number) =>
      items.find((item) => item.assignment_id === at(rows, index).assignment_id);
    expect([outcome(0), outcome(2)]).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
    expect(outcome(1)).toMatchObject({ outcome: 'skipped', code: 'stale', holder: 'Maria Stan' });
    expect(await countOf(api, 'note')).toBe(notes + 2);
    expect(await ana.newestEntry(at(rows, 0))).not.toMatchObject({ body: 'Dosar greșit' });
  });

  test('what somebody changed since stays as they left it, by name', async () => {
    const rows = await someWork(api, many(2));
    const change = await ana.changed(rows, { action: 'tag', add: ['Comun'], remove: [] });
    await maria.changed([await maria.again(at(rows, 0))], { action: 'tag', add: ['Maria'], remove: [] });
    const answer = await ana.undo(change.assignment_change_id);
    const { items } = answer.json<Schema<'AssignmentChangeResult'>>();
    const outcome = (index: number) =>
      items.find((item) => item.assignment_id === at(rows, index).assignment_id);
    expect(outcome(0)).toMatchObject({ outcome: 'skipped', code: 'stale', holder: 'Maria Stan' });
    expect(outcome(1)).toMatchObject({ outcome: 'done' });
    expect((await ana.again(at(rows, 0))).tags).toEqual(expect.arrayContaining(['Comun', 'Maria']));
    expect((await ana.again(at(rows, 1))).tags).not.toContain('Comun');
  });

  test('once, in its time, and only by whoever did it', async () => {
    const rows = await someWork(api, many(2));
    const change = await ana.changed(rows, { action: 'tag', add: ['O dată'], remove: [] });
    const id = change.assignment_change_id;
    expect((await maria.undo(id)).statusCode).toBe(404);
    expect((await (await changer(api, 'alfa.ana')).undo(id)).statusCode).toBe(404);
    await letReplace(api, 'ana.ionescu', 'radu.marin');
    const asRadu = await changer(api, 'radu.marin', { actor: 'ana.ionescu' });
    expect((await asRadu.undo(id)).statusCode).toBe(404);
    const answers = await Promise.all([ana.undo(id), ana.undo(id)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);

    const late = await ana.changed([await ana.again(at(rows, 0))], {
      action: 'tag',
      add: ['Târziu'],
      remove: [],
    });
    await sql`update assignment_change set undo_until = now() - interval '1 minute'
      where assignment_change_id = ${late.assignment_change_id}`.execute(api.database.kysely);
    expect((await ana.undo(late.assignment_change_id)).statusCode).toBe(409);
  });

  test('where nothing was done there is nothing to take back', async () => {
    const row = await aPieceOfWork(api);
    const change = await ana.changed([row], { action: 'priority', priority: row.priority });
    expect(change).toMatchObject({ undo_until: null, items: [{ code: 'unchanged' }] });
  });
});
