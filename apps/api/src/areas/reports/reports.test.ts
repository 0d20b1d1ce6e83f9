import { addDays } from '@dosar/kernel/dates';
import { isWorkingDay } from '@dosar/kernel/working-days';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { strFromU8, unzipSync } from 'fflate';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { pdfText } from '#src/testing/pdf-text.ts';
import { ownReports } from './definitions/own-reports.ts';
import { writtenFigure } from './run/written-figure.ts';
import { summedMeasures } from './snapshot/all-measures.ts';
import { writeMonths } from './snapshot/month-repository.ts';
import { snapshotJob } from './snapshot/snapshot-job.ts';
import { fillDays } from './snapshot/operate-snapshots.ts';
import { correctDay } from './snapshot/take-snapshots.ts';

const api = startTestApi({ world: 'demo' });
const today = localDateOf(worldMoment);
const days = { from: addDays(today, -91), to: addDays(today, -1) };

let orgId: string;
let maria: CallerHeaders;
let ana: CallerHeaders;

beforeAll(async () => {
  orgId = await api.organisation('demo');
  maria = await api.tokenFor('maria.stan');
  ana = await api.tokenFor('ana.ionescu');
  await runNow(snapshotJob, api.runtime);
});

const post = (url: string, payload: object, headers = maria) =>
  api.inject({ method: 'POST', url, headers, payload });
const run = async (state: string, parameters: object = days) =>
  (await post(`/api/report/run/${state}`, parameters)).json<Schema<'ReportAnswer'>>();
const correct = (dates: readonly string[], reason: string) =>
  api.database.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('app.org_id', ${orgId}, true)`.execute(tx);
    for (const day of dates) await correctDay(tx, { orgId, day, reason }, ownReports);
  });
const column = (answer: Schema<'ReportAnswer'>, key: string) =>
  answer.columns.findIndex((one) => one.key === key);
const total = (answer: Schema<'ReportAnswer'>, key: string) =>
  answer.total.values[column(answer, key)] ?? null;

const rowOf = ({ parameters: { by } }: Schema<'ReportAnswer'>, key: string) =>
  by === 'county' ? { county_code: key } : by === 'policy_type' ? { policy_type: key } : { subject: key };

describe('C37 reports', () => {
  test('M6 a manager sees the categories with their reports, a handler those of their own work', async () => {
    const menu = (await api.inject({ url: '/api/report/browse', headers: maria })).json<
      Schema<'ReportCategory'>[]
    >();
    expect(menu.flatMap(({ reports }) => reports.map(({ state }) => state)).toSorted()).toEqual(
      ownReports.map(({ state }) => state).toSorted(),
    );
    const own = (await api.inject({ url: '/api/report/browse', headers: ana })).json<
      Schema<'ReportCategory'>[]
    >();
    expect(own.flatMap(({ reports }) => reports.map(({ name }) => name))).toEqual([
      'Termenele mele',
      'Constatările mele',
      'Munca mea',
    ]);
    expect((await post('/api/report/run/intake', {}, ana)).statusCode).toBe(404);
  });

  test('B5 intake and closure are what the files themselves say', async () => {
    const { rows } = await sql<{ opened_at: Date; closed_at: Date | null }>`
      select opened_at, closed_at from claim_file where org_id = ${orgId}`.execute(api.database.kysely);
    const isIn = (moment: Date | null) =>
      moment !== null && localDateOf(moment) >= days.from && localDateOf(moment) <= days.to;
    const received = rows.filter((row) => isIn(row.opened_at)).length;
    const closed = rows.filter((row) => isIn(row.closed_at));
    const answer = await run('intake');
    expect([total(answer, 'received'), total(answer, 'closed')]).toEqual([received, closed.length]);
    expect(total(answer, 'net')).toBe(received - closed.length);
    const durations = closed
      .map((row) =>
        Math.round(
          (Date.parse(localDateOf(row.closed_at ?? worldMoment)) - Date.parse(localDateOf(row.opened_at))) /
            86_400_000,
        ),
      )
      .sort((a, b) => a - b);
    expect(total(answer, 'median')).toBe(durations[Math.ceil(durations.length / 2) - 1] ?? null);
    for (const lines of [answer.lines, answer.rows])
      expect(lines.reduce((sum, line) => sum + (line.values[0] ?? 0), 0)).toBe(received);
  });

  test('B5 the backlog is what was open at the end of the day', async () => {
    const { rows } = await sql<{ opened_at: Date; closed_at: Date | null }>`
      select opened_at, closed_at from claim_file where org_id = ${orgId}`.execute(api.database.kysely);
    for (const to of [days.to, addDays(days.to, -40)]) {
      const open = rows.filter(
        (row) =>
          localDateOf(row.opened_at) <= to && (row.closed_at === null || localDateOf(row.closed_at) > to),
      );
      const old = open.filter((row) => localDateOf(row.opened_at) < addDays(to, -90));
      const answer = await run('backlog', { ...days, to });
      expect([total(answer, 'open'), total(answer, 'old')]).toEqual([open.length, old.length]);
      const ages = answer.rows.map(({ label }) => Number(/\d+/.exec(label)?.[0]));
      expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    }
  });

  test('B5 late legal answers and their penalties follow from each clock', async () => {
    await sql`
      insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date,
        stopped_on, stopped_by, amount_bani)
      select ${orgId}, claim_file_id, 'RCA_30', 'rca', '2017-07-12', ${addDays(today, -60)}, ${addDays(today, -30)},
        ${addDays(today, -20)}, 'test', 686700
      from claim_file where org_id = ${orgId} order by claim_file_no limit 3`.execute(api.database.kysely);
    const day = addDays(today, -20);
    await correct([day], 'Trei răspunsuri lipseau');
    const answer = await run('legal-answer', { from: day, to: day });
    expect(total(answer, 'late')).toBe(3);
    expect(total(answer, 'penalty')).toBe(3 * Math.round((686_700 * 10 * 2000) / 1_000_000));
    const { rows } = await sql<{ before: number; after: number; reason: string }>`
      select count_before as before, count_after as after, reason from snapshot_correction
      where measure = 'legal_late'`.execute(api.database.kysely);
    expect(rows).toEqual([{ before: 0, after: 3, reason: 'Trei răspunsuri lipseau' }]);
    expect(answer.corrections).toMatchObject([{ day, reason: 'Trei răspunsuri lipseau' }]);
    // The same once more finds no difference and leaves no trace.
    await correct([day], 'Încă o dată');
    expect((await run('legal-answer', { from: day, to: day })).corrections).toEqual(answer.corrections);
  });

  test('a correction that moves a case to another county or duration leaves a trace too', async () => {
    const { rows } = await sql<{ id: string; day: string }>`
      update claim_file set opened_at = opened_at - interval '5 days' where org_id = ${orgId} and claim_file_id = (
        select claim_file_id from claim_file where org_id = ${orgId} and closed_at between now() - interval '60 days'
          and now() - interval '2 days' order by closed_at, claim_file_id limit 1)
      returning claim_file_id as id, (closed_at at time zone 'Europe/Bucharest')::date::text as day`.execute(
      api.database.kysely,
    );
    const day = rows[0]?.day ?? '';
    const before = total(await run('cycle-time', { from: day, to: day }), 'closed');
    await correct([day], 'Ziua deschiderii era alta');
    const answer = await run('cycle-time', { from: day, to: day });
    expect(total(answer, 'closed')).toBe(before);
    expect(answer.corrections).toMatchObject([{ day, reason: 'Ziua deschiderii era alta' }]);
    await sql`update claim_file set opened_at = opened_at + interval '5 days' where org_id = ${orgId}
      and claim_file_id = ${rows[0]?.id}`.execute(api.database.kysely);
    await correct([day], 'Și înapoi');
  });

  test('B5 appointments and no-shows are what the visits themselves say', async () => {
    // Two more inspections that nobody came to, so that a corrected day is counted as well.
    const missed = await sql<{ starts_at: Date }>`
      update visit set status = 'client_no_show' where org_id = ${orgId} and visit_id in (
        select visit_id from visit where org_id = ${orgId} and status = 'done' and starts_at < now() - interval '1 day'
        order by starts_at desc limit 2) returning starts_at`.execute(api.database.kysely);
    const { rows } = await sql<{ starts_at: Date; status: string }>`
      select starts_at, status from visit where org_id = ${orgId}`.execute(api.database.kysely);
    const counts = { booked: 0, done: 0, missed: 0, cancelled: 0 };
    for (const { starts_at: moment, status } of rows) {
      const day = localDateOf(moment);
      if (day < days.from || day > days.to) continue;
      if (status === 'cancelled') counts.cancelled += 1;
      else if (status !== 'held' && status !== 'expired') counts.booked += 1;
      if (status === 'done') counts.done += 1;
      if (status === 'client_no_show' || status === 'vehicle_absent') counts.missed += 1;
    }
    await correct(
      [...new Set(missed.rows.map((row) => localDateOf(row.starts_at)))],
      'Două neprezentări lipseau',
    );
    const answer = await run('appointments');
    expect(Object.fromEntries(Object.keys(counts).map((key) => [key, total(answer, key)]))).toEqual(counts);
    expect(counts.missed).toBeGreaterThanOrEqual(2);
    expect(total(answer, 'share')).toBeCloseTo((counts.missed / counts.booked) * 100, 1);
    expect(answer.finding).toContain(`Neprezentări: ${counts.missed} din ${counts.booked}`);
  });

  test('B5 cover of absences counts each working day of each person once', async () => {
    const read = <T>(query: RawBuilder<T>) => query.execute(api.database.kysely);
    const absences = await read(sql<{ user_id: string; date_from: string; date_to: string }>`
      select user_id, date_from, date_to from absence join absence_type using (absence_type_code)
      where org_id = ${orgId} and status = 'approved' and counts_as_away`);
    const replaced = await read(sql<{ user_id: string; date_from: string; date_to: string }>`
      select replaced_user_id as user_id, date_from, date_to from replacement
      where org_id = ${orgId} and revoked_at is null`);
    const holidays = await read(sql<{ holiday_date: string }>`select holiday_date from holiday`);
    const free = new Set(holidays.rows.map((row) => row.holiday_date));
    const workingDays = new Set<string>();
    for (let day = days.from; day <= days.to; day = addDays(day, 1))
      if (isWorkingDay(day, free)) workingDays.add(day);
    const daysOf = (rows: typeof absences.rows) =>
      new Set(
        rows.flatMap((row) =>
          [...workingDays]
            .filter((day) => row.date_from <= day && day <= row.date_to)
            .map((day) => `${row.user_id} ${day}`),
        ),
      );
    const [away, covered] = [daysOf(absences.rows), daysOf(replaced.rows)];
    const answer = await run('absence-cover', { ...days, by: 'county', policy_type: 'rca' });
    expect([total(answer, 'away'), total(answer, 'covered')]).toEqual([
      away.size,
      [...away].filter((day) => covered.has(day)).length,
    ]);
    expect(away.size).toBeGreaterThan(0);
    expect(answer.dimensions.map(({ code }) => code)).toEqual(['subject']);
    expect(answer.rows.map(({ label }) => label)).not.toContain('necunoscut');
  });

  test.each(ownReports.filter(({ drill }) => drill).map(({ state }) => state))(
    'ux 77 the files behind the bars of %s sum up to its figure, and the worklist lists them',
    async (state) => {
      const answer = await run(state);
      const asked = answer.cases_column ?? '';
      let sum = 0;
      for (const line of answer.lines) {
        const cases = (await post(`/api/report/browseCases/${state}`, { from: line.from, to: line.to })).json<
          Schema<'ReportCases'>
        >();
        expect(cases.count).toBe(line.values[column(answer, asked)]);
        expect(cases.cases.length).toBe(Math.min(cases.count, 200));
        if (cases.count <= 200)
          expect(cases.file_count).toBe(new Set(cases.cases.map((one) => one.claim_file_no)).size);
        sum += cases.count;
        if (cases.count === 0 || cases.count > 200) continue;
        const list = await post('/api/assignment/browseWorklist', {
          filter_keys: 0,
          category_code: 'all',
          limit: 100,
          filter_criteria: { report_cases: cases.worklist },
        });
        const files = new Set(cases.cases.map((one) => one.claim_file_no));
        const listed = list.json<{ items: { claim_file_no: string }[] }>().items;
        for (const { claim_file_no: number } of listed) expect(files).toContain(number);
        if (listed.length < 100)
          expect(new Set(listed.map((row) => row.claim_file_no)).size).toBe(files.size);
      }
      // What there is does not add up over time: its last bar is the figure.
      expect(answer.is_stock ? (answer.lines.at(-1)?.values[column(answer, asked)] ?? 0) : sum).toBe(
        total(answer, asked),
      );
      for (const row of answer.rows) {
        const narrowed = { from: row.from, to: row.to, ...rowOf(answer, row.key) };
        const cases = (await post(`/api/report/browseCases/${state}`, narrowed)).json<
          Schema<'ReportCases'>
        >();
        expect(cases.count).toBe(row.values[column(answer, asked)]);
      }
    },
  );

  test('ux 77 a file that is reopened later is read as open, while the figure stays', async () => {
    const asked = { from: days.to, to: days.to };
    const open = async () =>
      (await post('/api/report/browseCases/backlog', asked)).json<Schema<'ReportCases'>>().count;
    const figure = total(await run('backlog', asked), 'open');
    expect(await open()).toBe(figure);
    const reopened = await sql<{ id: string; closed_at: Date }>`
      with before as (select claim_file_id, closed_at from claim_file
        where org_id = ${orgId} and closed_at < ${days.to}::date order by closed_at, claim_file_id limit 1)
      update claim_file file set closed_at = null from before
      where file.org_id = ${orgId} and file.claim_file_id = before.claim_file_id
      returning file.claim_file_id as id, before.closed_at`.execute(api.database.kysely);
    expect(reopened.rows).toHaveLength(1);
    expect(await open()).toBe((figure ?? 0) + 1);
    expect(total(await run('backlog', asked), 'open')).toBe(figure);
    for (const { id, closed_at: at } of reopened.rows)
      await sql`update claim_file set closed_at = ${at} where org_id = ${orgId} and claim_file_id = ${id}`.execute(
        api.database.kysely,
      );
  });

  test('the list of reports never says that nothing was late where something was', async () => {
    const { reports } = (await api.inject({ url: '/api/report/browseFigures', headers: maria })).json<
      Schema<'ReportFigures'>
    >();
    const inTime = reports.filter(({ state }) => state === 'sla' || state === 'legal-answer');
    expect(inTime).toHaveLength(2);
    for (const { finding, figure } of inTime)
      expect(/^(Niciun|Toate)|: 0$/.test(finding)).toBe((figure.value ?? 100) === 100);
  });

  test('what was written down stays, and a second night changes nothing', async () => {
    const before = await run('intake');
    await sql`update claim_file set opened_at = opened_at - interval '1 day' where org_id = ${orgId}`.execute(
      api.database.kysely,
    );
    await Promise.all([runNow(snapshotJob, api.runtime), runNow(snapshotJob, api.runtime)]);
    expect((await run('intake')).total).toEqual(before.total);
  });

  test('an operator fills in days that are missing, once, and those that are there stay', async () => {
    const before = await run('intake');
    const gap = { orgId, from: addDays(today, -30), to: addDays(today, -21) };
    for (const table of ['snapshot_case', 'daily_snapshot', 'snapshot_day'])
      await sql`delete from ${sql.table(table)} where org_id = ${orgId}
        and snapshot_date between ${gap.from} and ${gap.to}`.execute(api.database.kysely);
    await inTenant(api.database, orgId, (tx) => writeMonths(tx, gap, summedMeasures(ownReports)));
    expect(total(await run('intake'), 'received')).toBeLessThan(total(before, 'received') ?? 0);
    const wider = { ...gap, from: addDays(gap.from, -40) };
    expect(await fillDays(api.database, wider, () => undefined)).toBe(10);
    expect(await fillDays(api.database, wider, () => undefined)).toBe(0);
  });

  test('what is the same in every week is not said to lie between two weeks', async () => {
    const answer = await run('communication');
    const shares = new Set(
      answer.lines.map(({ values }) => values[column(answer, 'share')]).filter((value) => value !== null),
    );
    expect(answer.finding_more === '').toBe(shares.size < 2);
  });

  test('odd parameters are refused in words, and an empty period is empty', async () => {
    expect((await post('/api/report/run/intake', { from: '2026-02-30' })).statusCode).toBe(400);
    expect((await post('/api/report/run/intake', { from: addDays(today, 3) })).statusCode).toBe(422);
    expect((await post('/api/report/run/intake', { from: '2001-01-01', to: today })).statusCode).toBe(422);
    const empty = await run('legal-answer', { from: '2019-01-07', to: '2019-01-13' });
    expect(empty).toMatchObject({ is_empty: true, figure: { value: null, change: null, is_small: true } });
  });
});

describe('ux 74 ux 75 exports', () => {
  test('a csv has the figures of the screen in the same order, for Romanian Excel', async () => {
    const answer = await run('intake');
    const file = await post('/api/report/export/intake', { format: 'csv', parameters: days });
    expect(file.statusCode).toBe(200);
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [titles, ...rows] = file.body
      .replace('\uFEFF', '')
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => line.replaceAll('"', '').split(';'));
    // A figure that is no count says its unit, which a sheet of numbers does not show otherwise.
    const [received, closed, difference, duration] = answer.columns.map(({ title }) => title);
    expect(titles?.slice(1)).toEqual([received, closed, difference, `${duration}, zile`]);
    expect(rows.map(([label]) => label)).toEqual([...answer.rows.map(({ label }) => label), 'Total']);
    expect(rows.at(-1)?.[1]).toBe(String(total(answer, 'received')));
  });

  test('ux 75 a pdf says the finding, the figure, how it is counted and the table, with Romanian letters', async () => {
    const answer = await run('appointments');
    const file = await post('/api/report/export/appointments', { format: 'pdf', parameters: days });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    const pages = await pdfText(file.rawPayload);
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const part of [
      'Programări și neprezentări',
      answer.finding,
      writtenFigure(answer.figure.value, 'percent', 'ro'),
      'Constatări programate, în ziua lor',
      'Maria Stan',
      ...answer.columns.map(({ title }) => title),
      ...answer.rows.map(({ label }) => label),
      `Total ${total(answer, 'booked')} ${total(answer, 'done')}`,
      'pagina 1 din 1',
    ])
      expect(text).toContain(part);
  });

  test('ux 74 a spreadsheet, opened again, has numbers as numbers and what looks like a formula as text', async () => {
    await sql`update place set name = '=HYPERLINK("http://example.com";"x")' where org_id = ${orgId} and place_id = (
      select place_id from visit where org_id = ${orgId} and status = 'done' order by place_id limit 1)`.execute(
      api.database.kysely,
    );
    const answer = await run('appointments');
    expect(answer.rows.map(({ label }) => label).join()).toContain('=HYPERLINK');
    const csv = await post('/api/report/export/appointments', { format: 'csv', parameters: days });
    expect(csv.body).toContain('=HYPERLINK');
    expect(csv.body).not.toMatch(/(^|;)"?=HYPERLINK/m);
    const file = await post('/api/report/export/appointments', { format: 'xlsx', parameters: days });
    const parts = unzipSync(file.rawPayload);
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).not.toContain('<f>');
    const numbers = [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
      [...row.matchAll(/<c (?![^>]*t="s")[^>]*><v>([^<]*)<\/v>/g)].map(([, value]) => Number(value)),
    );
    expect(numbers).toEqual([
      [],
      ...[...answer.rows, answer.total].map(({ values }) => values.filter((value) => value !== null)),
    ]);
    const texts = part('xl/sharedStrings.xml');
    for (const text of ['=HYPERLINK', 'Parametri', answer.definition, 'Maria Stan'])
      expect(text === 'Parametri' ? part('xl/workbook.xml') : texts).toContain(text);
  });
});
