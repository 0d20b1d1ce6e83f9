import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork, type StoredWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

const api = startTestApi({ people: ['sorin.matei'] });
const tokens: Record<string, CallerHeaders> = {};
beforeAll(async () => {
  for (const username of ['ana.ionescu', 'maria.stan', 'sorin.matei', 'alfa.ana'])
    tokens[username] = await api.tokenFor(username);
});

function headersOf(username: string): CallerHeaders {
  const headers = tokens[username];
  if (!headers) throw new Error(`${username} has not signed in.`);
  return headers;
}

const post = (username: string, url: string, payload: object) =>
  api.inject({ method: 'POST', url, headers: { ...headersOf(username) }, payload });
const get = async (username: string, url: string) => api.inject({ url, headers: { ...tokens[username] } });
const inboxOf = async (username: string) =>
  (await get(username, '/api/workload/browseApprovals')).json<Schema<'ApprovalInbox'>>();
const detailOf = async (username: string, id: string) =>
  (await get(username, `/api/workload/getApproval/${id}`)).json<Schema<'ApprovalDetail'>>();
const decide = async (username: string, decisions: object[]) =>
  (await post(username, '/api/workload/decideApprovals', { decisions })).json<Schema<'DecidedApproval'>[]>();
const decision = (
  { approval_id, row_version }: { approval_id: string; row_version: number },
  more: object = { outcome: 'approved' },
) => ({ approval_id, row_version, ...more });

type Work = Pick<StoredWork, 'assignment_id' | 'claim_file_no' | 'claim_file_id' | 'assignment_key'>;

/** The main work of a file on which neither manager has had a hand, with Ana. */
const workIn = (status: string): Promise<Work> => aPieceOfWork(api, { status });

const calls = (username: string) => assignmentCalls(api, headersOf(username));
const stepOf = async (work: Work, code: string) =>
  (await calls('ana.ionescu').detail(work)).transitions.find((step) => step.code === code);

/** Closed so long ago that nobody reopens it alone. */
async function lateFile(): Promise<Work> {
  const work = await workIn('closed');
  await sql`update assignment set done_at = now() - interval '40 days' where assignment_id = ${work.assignment_id}`.execute(
    api.database.kysely,
  );
  return work;
}

async function asksFor(work: Work, code: string, reason = 'Avarie ascunsă, găsită la service') {
  const { row_version } = await calls('ana.ionescu').detail(work);
  return post('ana.ionescu', `/api/assignment/askStep/${work.assignment_id}`, {
    transition_code: code,
    reason,
    row_version,
  });
}

/** A week of work, so many weeks after the spring. */
function week(weeks: number) {
  const far = addDays(localDateOf(api.now()), (15 + weeks) * 7);
  const monday = addDays(far, -((new Date(far).getUTCDay() + 6) % 7));
  return {
    absence_type_code: 'rest',
    date_from: monday,
    date_to: addDays(monday, 4),
    first_part: 'whole',
    last_part: 'whole',
    replacement_user_id: null,
    send: true,
  };
}
const asksForLeave = async (username: string, weeks: number) =>
  (await post(username, '/api/absences/saveAbsence', week(weeks))).json<Schema<'Absence'>>();

describe('M4 R8 B12 one inbox for every kind of request', () => {
  test('a reopening, an exception and an absence are approved at once, and each is carried out', async () => {
    const closed = await lateFile();
    expect(await stepOf(closed, 'reopen')).toMatchObject({ allowed: false, approval: 'can_be_asked' });
    const reopening = (await asksFor(closed, 'reopen')).json<{ approval_id: string }>();
    expect(await stepOf(closed, 'reopen')).toMatchObject({ allowed: false, approval: 'asked' });

    const open = await workIn('evaluation');
    await sql`update transition set conditions = conditions || '{"required_doc_types": ["police_report_copy"]}'
      where transition_code = 'withdraw' and from_status_code = 'evaluation'`.execute(api.database.kysely);
    const exception = (await asksFor(open, 'withdraw', 'Renunțarea e pe hârtie')).json<{
      approval_id: string;
    }>();
    const leave = await asksForLeave('ana.ionescu', 0);

    const { approvals, count } = await inboxOf('maria.stan');
    expect(count).toBe(approvals.length);
    const wanted = [reopening.approval_id, exception.approval_id, leave.absence_id].map((id) =>
      approvals.find((row) => row.approval_id === id),
    );
    expect(wanted).toMatchObject([
      { kind: 'reopening', right: { code: 'may_decide' }, claim_file_no: closed.claim_file_no },
      { kind: 'override', right: { code: 'may_decide' }, claim_file_no: open.claim_file_no },
      { kind: 'absence', right: { code: 'may_decide' }, can_be_returned: false, claim_file_no: null },
    ]);
    expect(await detailOf('maria.stan', exception.approval_id)).toMatchObject({
      note: 'Renunțarea e pe hârtie',
      to_look_at: [{ outcome: 'warning', detail: 'police_report_copy' }],
    });
    expect(await detailOf('maria.stan', leave.absence_id)).toMatchObject({
      path: `/manager-area/absences?absence=${leave.absence_id}`,
      asked_by_name: 'Ana Ionescu',
    });

    const results = await decide(
      'maria.stan',
      wanted.flatMap((row) => (row ? [decision(row)] : [])),
    );
    expect(results.map((result) => result.code)).toEqual([null, null, null]);
    expect((await calls('maria.stan').detail(closed)).header.status_code).toBe('reopened');
    expect((await calls('maria.stan').detail(open)).header.status_code).toBe('withdrawn');
    const { absences } = (await get('ana.ionescu', '/api/absences/getOwnAbsences')).json<
      Schema<'OwnAbsences'>
    >();
    expect(absences.find((one) => one.absence_id === leave.absence_id)?.state).toBe('approved');
    const titles = (await calls('maria.stan').timeline(closed)).items.map(({ title }) => title);
    expect(titles).toContainEqual(expect.stringMatching(/^Redeschidere aprobată: Redeschide, fără /));
    const left = (await inboxOf('maria.stan')).approvals.map((row) => row.approval_id);
    expect(left).not.toContain(leave.absence_id);
  });

  test('an absence is refused with its reason, and is never sent back', async () => {
    const leave = await asksForLeave('ana.ionescu', 2);
    const asked = { approval_id: leave.absence_id, row_version: leave.row_version };
    expect(
      (await decide('maria.stan', [decision(asked, { outcome: 'returned', note: 'Alt termen' })]))[0],
    ).toMatchObject({ outcome: 'skipped', code: 'not_returnable' });
    expect(
      (await decide('maria.stan', [decision(asked, { outcome: 'refused', note: 'Prea mulți lipsesc' })]))[0],
    ).toMatchObject({ outcome: 'done' });
    expect(await detailOf('maria.stan', leave.absence_id)).toMatchObject({ status: 'refused' });
    expect((await decide('maria.stan', [decision(asked)]))[0]).toMatchObject({ code: 'not_open' });
  });

  test('nobody decides an own absence; the inbox says who can', async () => {
    const leave = await asksForLeave('maria.stan', 4);
    const row = (await inboxOf('maria.stan')).approvals.find((one) => one.approval_id === leave.absence_id);
    expect(row?.right).toEqual({ code: 'own_request', decided_by: ['Sorin Matei'] });
    if (row) expect((await decide('maria.stan', [decision(row)]))[0]).toMatchObject({ code: 'own_request' });
    expect(
      (
        await decide('sorin.matei', [
          decision({ approval_id: leave.absence_id, row_version: leave.row_version }),
        ])
      )[0],
    ).toMatchObject({ outcome: 'done' });
  });

  test('the manager of another team neither sees a request nor decides it', async () => {
    const { approval_id: id } = (await asksFor(await lateFile(), 'reopen')).json<{ approval_id: string }>();
    const seen = (await inboxOf('sorin.matei')).approvals.map((row) => row.approval_id);
    expect(seen).not.toContain(id);
    expect((await get('sorin.matei', `/api/workload/getApproval/${id}`)).statusCode).toBe(404);
    expect((await decide('sorin.matei', [decision({ approval_id: id, row_version: 1 })]))[0]).toMatchObject({
      code: 'not_found',
    });
  });

  test('four eyes: whoever has work on the file cannot let a step of it pass', async () => {
    const work = await lateFile();
    const { approval_id: id } = (await asksFor(work, 'reopen')).json<{ approval_id: string }>();
    await sql`update assignment set assigned_user_id = (select user_id from app_user where username = 'maria.stan')
      where assignment_id = ${work.assignment_id}`.execute(api.database.kysely);
    expect((await decide('maria.stan', [decision({ approval_id: id, row_version: 1 })]))[0]).toMatchObject({
      code: 'worked_on_file',
    });
    expect((await calls('maria.stan').detail(work)).header.status_code).toBe('closed');
  });

  test('what waits about work that has moved on is taken back; what is refused leaves the work as it was', async () => {
    const moved = await workIn('evaluation');
    const { approval_id: id } = (await asksFor(moved, 'withdraw')).json<{ approval_id: string }>();
    const { row_version } = await calls('ana.ionescu').detail(moved);
    const step = await calls('ana.ionescu').transition(moved, {
      transition_code: 'suspend',
      row_version,
      reason: 'Dosar penal',
      waiting_on: 'police',
    });
    expect(step.statusCode).toBe(200);
    expect(await detailOf('maria.stan', id)).toMatchObject({ status: 'withdrawn' });

    const late = await lateFile();
    const asked = (await asksFor(late, 'reopen')).json<{ approval_id: string }>();
    const refusal = decision(
      { ...asked, row_version: 1 },
      { outcome: 'refused', note: 'Deschideți un dosar nou' },
    );
    expect((await decide('maria.stan', [refusal]))[0]).toMatchObject({ outcome: 'done' });
    expect((await calls('maria.stan').detail(late)).header.status_code).toBe('closed');
    expect(await stepOf(late, 'reopen')).toMatchObject({ approval: 'can_be_asked' });
  });

  test('only a step that lacks what can be let pass is asked for', async () => {
    const work = await workIn('evaluation');
    expect((await asksFor(work, 'suspend')).statusCode).toBe(422);
    expect((await asksFor(work, 'unknown_step')).statusCode).toBe(422);
  });
});
