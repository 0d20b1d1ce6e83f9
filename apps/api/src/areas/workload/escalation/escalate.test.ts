import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { escalateJob } from './escalate-job.ts';

const api = startTestApi();
const today = '2026-03-04';
const clocks = 10_000;

let orgId: string;
let maria: CallerHeaders;

beforeAll(async () => {
  orgId = await api.organisation('demo');
  maria = await api.tokenFor('maria.stan');
  await someWork(api, many(14));
});

const escalate = () => runNow(escalateJob, api.runtime);
const told = async () => {
  const { rows } = await sql<{ step: string; count: number }>`
    select step, count(*)::integer as count from escalation where step not like 'sla%' group by step order by step`.execute(
    api.database.kysely,
  );
  return Object.fromEntries(rows.map((row) => [row.step, row.count]));
};

/** Gives some files a clock with a due date. */
async function clocksDue(dueOn: string, count: number, startedOn = addDays(dueOn, -30)) {
  await sql`
    insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date, amount_bani)
    select ${orgId}, claim_file_id, 'RCA_30', 'rca', '2017-07-12', ${startedOn}, ${dueOn}, 686700 from claim_file file
    where org_id = ${orgId} and not exists (
      select from legal_clock known where known.claim_file_id = file.claim_file_id)
    order by claim_file_no limit ${count}`.execute(api.database.kysely);
}

describe('warnings of terms', () => {
  test('owners hear of three quarters, managers before and after the law, everybody once', async () => {
    await clocksDue(addDays(today, -2), 3);
    await clocksDue(today, 2);
    await clocksDue(addDays(today, 13), 4, addDays(today, -50));
    await clocksDue(addDays(today, 25), 5);
    await escalate();
    expect(await told()).toEqual({ law_missed: 3, near_law: 2, term_75: 4 });
    const sent = (await api.outbox('maria.stan@demo.example')).length;
    expect(sent).toBeGreaterThan(0);
    await escalate();
    expect(await told()).toEqual({ law_missed: 3, near_law: 2, term_75: 4 });
    expect(await api.outbox('maria.stan@demo.example')).toHaveLength(sent);
  });

  test('of the term of work, its owner hears at three quarters, the manager too when it is over, each once and of a new term anew', async () => {
    const { kysely } = api.database;
    const { assignment_id: id } = await aPieceOfWork(api);
    /** The work began so many days ago, and its term ends in so many hours. */
    const term = (daysAgo: number, hours: number) =>
      sql`update assignment set created_at = now() - make_interval(days => ${daysAgo}),
        due_at = now() + make_interval(hours => ${hours}) where assignment_id = ${id}`.execute(kysely);
    const warned = async () => {
      await api.letPass({ minutes: 1 });
      await escalate();
      const { rows } = await sql<{ step: string; names: string[] }>`
        select step, names from escalation where subject_id = ${id} order by told_at, step`.execute(kysely);
      return rows.map(({ step, names }) => ({ step, names: names.toSorted() }));
    };
    await term(10, 24 * 10);
    expect(await warned()).toEqual([]);
    await term(10, 48);
    const first = { step: 'sla_75', names: ['Ana Ionescu'] };
    expect(await warned()).toEqual([first]);
    expect(await warned()).toEqual([first]);
    await term(10, -1);
    const second = { step: 'sla_100', names: ['Ana Ionescu', 'Maria Stan'] };
    expect(await warned()).toEqual([first, second]);
    expect(await warned()).toEqual([first, second]);
    // Somebody has given it another term.
    await term(10, 24 * 3);
    expect(await warned()).toEqual([first, second, first]);
  });

  test('near the law and after it, owner and manager hear of a legal clock', async () => {
    const { rows } = await sql<{ step: string; names: string[]; owner: string | null }>`
      select told.step, told.names, owner.full_name as owner from escalation told
        join legal_clock clock on clock.legal_clock_id = told.subject_id
        left join lateral (select assigned_user_id from assignment where claim_file_id = clock.claim_file_id
          order by is_case_master desc, created_at, assignment_id limit 1) work on true
        left join app_user owner on owner.user_id = work.assigned_user_id
      where told.step not like 'sla%'`.execute(api.database.kysely);
    expect(rows.length).toBe(9);
    for (const { step, names, owner } of rows.filter(({ owner: one }) => one !== null)) {
      expect(names).toContain(owner);
      if (step === 'term_75') expect(names).toEqual([owner]);
      else expect(names, `${step} of ${owner}`).toContain('Maria Stan');
    }
  });

  test('two servers at once warn once', async () => {
    await sql`delete from escalation`.execute(api.database.kysely);
    const before = (await api.outbox('maria.stan@demo.example')).length;
    await Promise.all([escalate(), escalate()]);
    expect(await told()).toEqual({ law_missed: 3, near_law: 2, term_75: 4 });
    const messages = (await api.outbox('maria.stan@demo.example')).slice(
      0,
      (await api.outbox('maria.stan@demo.example')).length - before,
    );
    const legal = messages.filter(({ body }) => body.includes('Termen legal depășit'));
    expect(legal).toHaveLength(1);
  });

  test('a run that is cut off has warned of nothing, and the next one warns of all', async () => {
    await sql`delete from escalation`.execute(api.database.kysely);
    const before = (await api.outbox('maria.stan@demo.example')).length;
    await sql`alter table outbox add constraint cut_off check (subject not like 'Termen legal depășit%') not valid`.execute(
      api.database.kysely,
    );
    await expect(escalate()).rejects.toThrow();
    expect(await told()).toEqual({});
    expect(await api.outbox('maria.stan@demo.example')).toHaveLength(before);
    await sql`alter table outbox drop constraint cut_off`.execute(api.database.kysely);
    await escalate();
    expect(await told()).toEqual({ law_missed: 3, near_law: 2, term_75: 4 });
  });

  test('a missed deadline asks for its cause, and the page of risks sums what it costs', async () => {
    const risk = async () =>
      (await api.inject({ url: '/api/workload/browseLegalRisk', headers: { ...maria } })).json<
        Schema<'LegalRisk'>
      >();
    const before = await risk();
    expect(before).toMatchObject({
      missed_count: 3,
      near_count: 2,
      penalty_bani: 3 * 27_47,
      penalty_per_day_bani: 3 * 13_73,
    });
    expect(before.missed.reduce((sum, row) => sum + row.penalty_bani, 0)).toBe(before.penalty_bani);
    const [late] = before.missed;
    if (!late) throw new Error('Nothing is late.');
    const explain = (body: object, id = late.legal_clock_id) =>
      api.inject({
        method: 'POST',
        url: `/api/workload/explainDelay/${id}`,
        headers: { ...maria },
        payload: body,
      });
    const cause = { delay_cause_code: 'late_estimate', note: 'Auto Rapid', row_version: late.row_version };
    expect((await explain({ ...cause, delay_cause_code: 'weather' })).statusCode).toBe(422);
    expect((await explain({ ...cause, row_version: 99 })).statusCode).toBe(412);
    expect((await explain(cause)).json()).toMatchObject({ delay_cause_name: 'Deviz întârziat' });
    const near = before.near[0];
    expect(
      (await explain({ ...cause, row_version: near?.row_version }, near?.legal_clock_id)).statusCode,
    ).toBe(409);
    const file = await api.inject({
      url: `/api/workload/getLegalClocks/${late.claim_file_no}`,
      headers: { ...maria },
    });
    expect(file.json<Schema<'LegalClocks'>>().clocks[0]).toMatchObject({
      days_late: 2,
      delay_note: 'Auto Rapid',
      told: [{ step: 'law_missed' }],
    });

    // A cause that the insurer retires is not offered any more; an explanation that has it keeps it.
    await sql`update reason set is_active = false where place = 'delay' and reason_code = 'late_estimate'`.execute(
      api.database.kysely,
    );
    const kept = await explain({ ...cause, note: 'Auto Rapid SRL', row_version: late.row_version + 1 });
    expect(kept.json()).toMatchObject({
      delay_cause_name: 'Deviz întârziat',
      delay_note: 'Auto Rapid SRL',
    });
    const list = await api.inject({ url: '/api/workload/browseLegalRisk', headers: { ...maria } });
    const codes = list.json<Schema<'LegalRisk'>>().causes.map(({ code }) => code);
    expect(codes).not.toContain('late_estimate');
    expect(codes).toContain('police');
  });

  test(`${clocks} clocks are looked through in one run`, async () => {
    const { claim_file_no: claimFileNo } = await aPieceOfWork(api);
    await sql`alter table claim_file disable trigger user`.execute(api.database.kysely);
    await sql`
      insert into claim_file (org_id, claim_file_no, policy_type_code, event_id, channel)
      select org_id, 'ZZ26R' || lpad(number::text, 7, '0'), 'rca', event_id, 'api'
      from (select org_id, event_id from claim_file where claim_file_no = ${claimFileNo}) one
      cross join generate_series(1, ${clocks}) as number`.execute(api.database.kysely);
    await sql`alter table claim_file enable trigger user`.execute(api.database.kysely);
    await clocksDue(addDays(today, 20), clocks * 0.9);
    await clocksDue(addDays(today, -1), clocks * 0.1);
    await sql`analyze legal_clock, claim_file, assignment`.execute(api.database.kysely);
    await escalate();
    expect((await told())['law_missed']).toBeGreaterThanOrEqual(clocks * 0.1);
  }, 60_000);

  test('a closed day of the organisation warns a day earlier and moves the legal day of nobody', async () => {
    // Thursday to Tuesday: four working days, of which the organisation closes one.
    await someWork(api, many(1));
    await clocksDue('2026-03-10', 1);
    await escalate();
    const before = (await told())['near_law'] ?? 0;
    await sql`insert into closure (org_id, closure_date, name_ro, name_en) values (${orgId}, '2026-03-06', 'Punte', 'Bridge')`.execute(
      api.database.kysely,
    );
    await escalate();
    expect((await told())['near_law']).toBe(before + 1);
    const { rows } = await sql<{ due_on: string }>`select due_on from escalation where step = 'near_law'
      and due_on = '2026-03-10'`.execute(api.database.kysely);
    expect(rows).toEqual([{ due_on: '2026-03-10' }]);
  });
});
