import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi({ people: ['dan.petrescu'] });
const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);

function person(headers: CallerHeaders) {
  const calls = assignmentCalls(api, headers);
  return {
    ...calls,
    shortlist: async (language?: string) => {
      const answer = await calls.get('/api/assignment/browseShortlist', language);
      expect(answer.statusCode).toBe(200);
      return answer.json<Schema<'Shortlist'>>();
    },
  };
}
const signedIn = async (...whom: Parameters<typeof api.tokenFor>) => person(await api.tokenFor(...whom));
const codesOf = ({ tiles }: Schema<'Shortlist'>) => tiles.map(({ code }) => code);
const idsOf = (rows: Pick<Schema<'WorklistRow'>, 'assignment_id'>[]) => rows.map((row) => row.assignment_id);

beforeEach(async () => {
  await change(sql`truncate assignment cascade`);
  await change(sql`delete from replacement`);
});

/** One piece of somebody's work for every tile that counts lists. */
const somethingForEveryTile = (owner: string, orgCode: 'demo' | 'alfa' = 'demo') =>
  someWork(
    api,
    [
      { owner, due: '2026-03-04T07:00:00Z', legalDue: '2026-03-03' },
      { owner, due: '2026-03-04T20:00:00Z', legalDue: '2026-03-05' },
      { owner, type: 'claim_notification', status: 'submitted' },
      { owner, columns: { new_document_at: '2026-03-04T07:00:00Z' } },
      { owner, columns: { returned_at: '2026-03-04T07:00:00Z' } },
      { owner, columns: { last_activity_at: '2026-02-20T07:00:00Z' } },
      { owner, status: 'waiting_documents' },
      { owner, columns: { snoozed_until: '2026-03-09T07:00:00Z' } },
      { owner: null },
    ],
    orgCode,
  );

test.each(['ana.ionescu', 'maria.stan', 'dan.petrescu', 'alfa.ana'])(
  'B9 ux 22 the number of every tile of %s is that of the list which it opens',
  async (username) => {
    await somethingForEveryTile(username, username === 'alfa.ana' ? 'alfa' : 'demo');
    const who = await signedIn(username);
    const { tiles } = await who.shortlist();
    expect(tiles.length).toBeGreaterThan(8);
    // Approvals are counted where they wait, in the inbox; visits on the day of their assessor.
    for (const { code, settings, total } of tiles.filter(
      ({ code: named }) => !['approvals', 'visits_today'].includes(named),
    )) {
      // A request for documents that is late is counted from the requests, of which there are none.
      expect({ code, isCounted: total.count > 0 }).toEqual({
        code,
        isCounted: code !== 'doc_requests_overdue',
      });
      expect({ code, total }).toEqual({ code, total: (await who.worklist(settings)).total });
    }
  },
);

test('ux 22 a handler sees the numbers of their own work, what the law presses first; zero stays', async () => {
  const shown = await (await signedIn('ana.ionescu')).shortlist();
  expect(codesOf(shown)).toEqual([
    'legal_missed',
    'legal_deadline',
    'mine',
    'overdue',
    'due_today',
    'new',
    'new_documents',
    'returned',
    'untouched',
    'waiting_for_documents',
    'doc_requests_overdue',
    'snoozed',
  ]);
  expect(shown.team_name).toBe('Daune');
  expect(shown.orphans).toBeNull();
  const radu = await (await signedIn('radu.marin')).shortlist();
  expect(radu.replaced).toEqual([]);
  expect(radu.tiles.find(({ code }) => code === 'returned')?.total).toEqual({ count: 0, capped: false });
});

test('the list of the legal deadlines is in their order', async () => {
  const { tiles } = await (await signedIn('ana.ionescu')).shortlist();
  expect(tiles.find(({ code }) => code === 'legal_deadline')?.settings.sort).toEqual({
    column: 'legal_due_date',
    direction: 'asc',
  });
});

test('whoever acts for a colleague sees that colleague and nobody whom they replace', async () => {
  await letReplace(api, 'ana.ionescu', 'radu.marin');
  await letReplace(api, 'radu.marin', 'maria.stan');
  await aPieceOfWork(api, { owner: 'radu.marin' });
  const acting = await (await signedIn('radu.marin', { actor: 'ana.ionescu' })).shortlist();
  const radu = await (await signedIn('radu.marin')).shortlist();
  expect(acting.tiles).toEqual(radu.tiles);
  expect(acting.replaced).toEqual([]);
});

test('ux 22 of a colleague whom they replace today somebody sees how much waits, each number leading to its list', async () => {
  await letReplace(api, 'ana.ionescu', 'radu.marin');
  await somethingForEveryTile('radu.marin');
  await somethingForEveryTile('ana.ionescu');
  const ana = await signedIn('ana.ionescu');
  const { replaced } = await ana.shortlist();
  expect(replaced).toEqual([expect.objectContaining({ full_name: 'Radu Marin' })]);
  const [radu] = replaced;
  expect(radu?.lists.map(({ code }) => code)).toEqual([
    'open',
    'legal_missed',
    'legal_deadline',
    'new_documents',
  ]);
  expect(radu?.lists.map(({ total }) => total.count)).toEqual([6, 1, 1, 1]);
  for (const { code, settings, total } of radu?.lists ?? []) {
    const list = await ana.worklist({ ...settings, limit: 100 });
    expect({ code, total }).toEqual({ code, total: list.total });
    expect(list.items.every((row) => row.assigned_user_id === radu?.user_id)).toBe(true);
  }
});

test('ux 22 a manager sees in addition what nobody has taken, what is to approve, what is late in the team, and what was forgotten', async () => {
  const maria = await signedIn('maria.stan');
  expect(codesOf(await maria.shortlist()).slice(-3)).toEqual(['unassigned', 'approvals', 'team_overdue']);

  const { orgId } = await api.userNamed('maria.stan');
  const row = await aPieceOfWork(api);
  const orphans = JSON.stringify([{ assignment_id: row.assignment_id, reason: 'snooze_overdue' }]);
  await change(sql`delete from worklist_check where org_id = ${orgId}`);
  expect((await maria.shortlist()).orphans).toBeNull();
  await change(sql`insert into worklist_check (org_id, checked_at, orphan_count, orphans) values
    (${orgId}, '2030-01-02T03:00:00Z', 0, '[]'), (${orgId}, '2030-01-03T03:00:00Z', 1, ${orphans}::jsonb)`);
  expect((await maria.shortlist()).orphans).toEqual({
    checked_at: '2030-01-03T03:00:00.000Z',
    orphan_count: 1,
    orphans: [
      { assignment_id: row.assignment_id, claim_file_no: row.claim_file_no, reason: 'snooze_overdue' },
    ],
  });
  expect((await (await signedIn('alfa.ana')).shortlist()).orphans).toBeNull();
});

test('ux 22 a manager reads how many requests wait for a decision, as the inbox counts them', async () => {
  const maria = await signedIn('maria.stan');
  const numbers = async () => {
    const { tiles } = await maria.shortlist();
    const inbox = await maria.get('/api/workload/browseApprovals');
    const { count } = inbox.json<Schema<'ApprovalInbox'>>();
    expect(tiles.find(({ code }) => code === 'approvals')?.total).toEqual({ count, capped: false });
    return count;
  };
  const before = await numbers();
  await change(sql`insert into approval (org_id, approval_kind, subject_id, amount_bani, asked_by_user_id, asked_for_user_id)
    select org_id, 'offer', new_id(), 100, user_id, user_id from app_user where username = 'ana.ionescu'`);
  expect(await numbers()).toBe(before + 1);
});

test('ux 22 a settlement that a handler sends for approval waits for a manager until one of them approves it', async () => {
  const [ana, maria] = [await signedIn('ana.ionescu'), await signedIn('maria.stan')];
  const toApprove = async () => {
    const waiting = { category_code: 'waiting', filter_criteria: { waiting_on: 'manager' } } as const;
    return idsOf((await maria.worklist({ filter_keys: 0, ...waiting, limit: 100 })).items);
  };
  const row = await aPieceOfWork(api, { type: 'liquidation', status: 'calculation' });
  expect(await toApprove()).not.toContain(row.assignment_id);

  const goOn = async (who: typeof ana, transition_code: string) =>
    who.transition(row, { transition_code, row_version: (await who.detail(row)).row_version });
  expect((await goOn(ana, 'ask_approval')).statusCode).toBe(200);
  expect(await toApprove()).toContain(row.assignment_id);
  expect((await goOn(ana, 'approve')).statusCode).toBe(422);
  expect(await toApprove()).toContain(row.assignment_id);
  expect((await goOn(maria, 'approve')).statusCode).toBe(200);
  expect(await toApprove()).not.toContain(row.assignment_id);
});

/** A day in Romania, some days from now. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(
    api.now().getTime() + days * 86_400_000,
  );

test('what the law presses is counted past and ahead for itself, waiting or not, and named by its first file', async () => {
  const ana = await signedIn('ana.ionescu');
  await someWork(api, [
    ...[4, 3, -1, 0].map((days) => ({ legalDue: dayAhead(days) })),
    { legalDue: dayAhead(-9), status: 'suspended' },
    { legalDue: dayAhead(1), status: 'closed' },
    { legalDue: dayAhead(1), owner: 'radu.marin' },
  ]);
  const { tiles, first_legal, deadlines } = await ana.shortlist();
  const count = (wanted: string) => tiles.find(({ code }) => code === wanted)?.total.count;
  expect([count('legal_missed'), count('legal_deadline')]).toEqual([2, 2]);
  expect(first_legal).toEqual({ claim_file_no: deadlines[2]?.claim_file_no, legal_due_date: dayAhead(0) });
  expect(deadlines.slice(0, 4).map((row) => row.legal_due_date)).toEqual([-9, -1, 0, 3].map(dayAhead));

  await change(sql`update assignment set legal_due_date = ${dayAhead(-5)} where list_code = 'done'`);
  await change(sql`update assignment set legal_due_date = null where list_code <> 'done'`);
  const without = await ana.shortlist();
  expect(without.first_legal).toBeNull();
  expect(without.tiles.slice(0, 2).map(({ total }) => total.count)).toEqual([0, 0]);
});

test('after what the law presses come the first rows of my list, and the day is the agenda of today', async () => {
  const ana = await signedIn('ana.ionescu');
  await someWork(
    api,
    many(12, (number) => ({ due: new Date(Date.UTC(2026, 2, 20 - (number % 5))) })),
  );
  const { deadlines, agenda } = await ana.shortlist('en');
  const list = await ana.get('/api/assignment/browseStatuses', 'en');
  expect(idsOf(deadlines)).toEqual(idsOf((await ana.worklist({ filter_keys: 1, limit: 10 })).items));
  const names = list.json<Schema<'Status'>[]>().map(({ name }) => name);
  expect(names).toContain(deadlines[0]?.status_name);

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(api.now());
  const day = await ana.get(`/api/assignment/browseDayAgenda?date=${today}`, 'en');
  expect(agenda).toEqual(day.json());
});

test('what I opened last comes first, closed or not, and nobody else knows', async () => {
  const [ana, radu] = [await signedIn('ana.ionescu'), await signedIn('radu.marin')];
  const items = await someWork(
    api,
    many(9, (number) => ({ status: number === 4 ? 'evaluation' : 'closed' })),
  );
  const { orgId, userId } = await api.userNamed('ana.ionescu');
  for (const [index, row] of items.entries())
    await change(sql`insert into assignment_visit (org_id, user_id, assignment_id, visited_at)
      values (${orgId}, ${userId}, ${row.assignment_id}, ${new Date(api.now().getTime() - index * 60_000)})`);

  const { recent } = await ana.shortlist();
  expect(idsOf(recent)).toEqual(idsOf(items.slice(0, 8)));
  expect(recent[0]?.claim_file_no).toBe(items[0]?.claim_file_no);
  expect(
    recent
      .map(({ opened_at }) => opened_at)
      .toSorted()
      .toReversed(),
  ).toEqual(recent.map(({ opened_at }) => opened_at));
  expect(idsOf((await radu.shortlist()).recent)).not.toContain(items[0]?.assignment_id);
});
