import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';

const api = startTestApi();
type List = Schema<'ClosureList'>;

/** Years that have not begun in the world of the tests. */
const year = worldMoment.getFullYear() + 1;
const day = (monthAndDay: string) => `${year}-${monthAndDay}`;
const names = { name_ro: 'Zi de inventar', name_en: 'Stocktaking' };

const list = async (headers: CallerHeaders, of = year) =>
  (await api.inject({ url: `/api/config/getClosures?year=${of}`, headers: { ...headers } })).json<List>();
const post = (call: string, headers: CallerHeaders, payload: object) =>
  api.inject({ method: 'POST', url: `/api/config/${call}`, headers: { ...headers }, payload });
const close = (headers: CallerHeaders, closure_date: string, more = {}) =>
  post('saveClosure', headers, { closure_date, ...names, row_version: 0, ...more });
const fieldsOf = (answer: { json: () => { fields?: unknown } }) => answer.json().fields;

test('B13 a closed day is free in the calendar of absences of the organisation, and of no other', async () => {
  const [calin, alfa] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('alfa.ana')]);
  expect((await close(calin, day('03-15'))).statusCode).toBe(200);
  expect((await list(calin)).closures).toMatchObject([
    { closure_date: day('03-15'), ...names, row_version: 1, booked_visits: 0, people_away: 0 },
  ]);
  expect((await list(alfa)).closures).toEqual([]);

  const ana = await api.tokenFor('ana.ionescu');
  const absences = await api.inject({
    url: `/api/absences/getOwnAbsences?year=${year}`,
    headers: { ...ana },
  });
  expect(absences.json<Schema<'OwnAbsences'>>().free_days).toContainEqual({
    date: day('03-15'),
    name: 'Zi de inventar',
  });
});

test('the legal holidays of the year stand beside, and cannot be closed once more', async () => {
  const calin = await api.tokenFor('calin.dobre');
  expect((await list(calin)).holidays).toContainEqual(expect.objectContaining({ date: day('12-01') }));
  const answer = await close(calin, day('12-01'));
  expect([answer.statusCode, fieldsOf(answer)]).toMatchObject([
    422,
    [{ field: 'closure_date', code: 'invalid_value' }],
  ]);
});

test('a day that is over is neither closed nor opened again: balances of it have been told', async () => {
  const [calin, orgId] = await Promise.all([api.tokenFor('calin.dobre'), api.organisation('demo')]);
  const past = `${year - 2}-03-15`;
  const closed = await close(calin, past);
  expect([closed.statusCode, fieldsOf(closed)]).toMatchObject([422, [{ code: 'outdated' }]]);

  await sql`insert into closure (org_id, closure_date, name_ro, name_en) values (${orgId}, ${past}, 'A', 'A')`.execute(
    api.database.kysely,
  );
  const opened = await post('removeClosure', calin, { closure_date: past, row_version: 1 });
  expect([opened.statusCode, fieldsOf(opened)]).toMatchObject([422, [{ code: 'outdated' }]]);
});

test('of two configurators who name the same day the second one is told of the first', async () => {
  const calin = await api.tokenFor('calin.dobre');
  await close(calin, day('04-20'));
  expect((await close(calin, day('04-20'))).statusCode).toBe(412);
  expect((await close(calin, day('04-20'), { name_ro: 'Punte', row_version: 1 })).statusCode).toBe(200);
  expect((await close(calin, day('04-20'), { name_ro: 'Altfel', row_version: 1 })).statusCode).toBe(412);
  const stale = await post('removeClosure', calin, { closure_date: day('04-20'), row_version: 1 });
  expect(stale.statusCode).toBe(412);
});

test('a handler sees and changes no closed days here', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const statuses = [
    (await api.inject({ url: `/api/config/getClosures?year=${year}`, headers: { ...ana } })).statusCode,
    (await close(ana, day('05-05'))).statusCode,
    (await post('removeClosure', ana, { closure_date: day('05-05'), row_version: 1 })).statusCode,
  ];
  expect(statuses).toEqual([403, 403, 403]);
});

test('B13 a file of closed days says what each line would do, and closes only when it is taken over', async () => {
  const [calin, alfa] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('alfa.ana')]);
  expect((await close(calin, day('08-03'))).statusCode).toBe(200);
  const csv = [
    'Ziua;Nume;Nume în engleză',
    `${day('08-03')};Zi de inventar;Inventory`,
    `04.08.${year};Punte;`,
    `${day('08-04')};Punte;`,
    `${day('12-01')};Ziua Națională;`,
    '31.02.2030;Nimic;',
    `${year - 2}-08-03;Trecută;`,
    `${day('08-05')};;`,
  ].join('\n');
  const send = async (call: string, headers: CallerHeaders) =>
    (await post(call, headers, { csv, columns: null })).json<Schema<'ClosureImport'>>();
  const read = await send('previewClosures', calin);
  expect(read.lines.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
    [2, 'changed', null],
    [3, 'new', null],
    [4, 'left_out', 'twice'],
    [5, 'left_out', 'legal_holiday'],
    [6, 'left_out', 'malformed_day'],
    [7, 'left_out', 'day_over'],
    [8, 'left_out', 'malformed_name'],
  ]);
  const august = async (headers: CallerHeaders) =>
    (await list(headers)).closures.filter(({ closure_date: date }) => date.startsWith(`${year}-08`));
  expect(await august(calin)).toMatchObject([{ closure_date: day('08-03'), name_en: 'Stocktaking' }]);

  await send('importClosures', calin);
  expect(await august(calin)).toMatchObject([
    { closure_date: day('08-03'), name_en: 'Inventory', row_version: 2 },
    { closure_date: day('08-04'), name_ro: 'Punte', name_en: 'Punte', row_version: 1 },
  ]);
  expect(await august(alfa)).toEqual([]);
  // The same file again, for another organisation all days are its own.
  expect((await send('importClosures', calin)).counts).toMatchObject([
    { outcome: 'new', count: 0 },
    { outcome: 'changed', count: 0 },
    { outcome: 'unchanged', count: 2 },
    { outcome: 'left_out', count: 5 },
  ]);
});

test('B13 a part of a day is closed: the day stays a working day, and only its hours are named', async () => {
  const [calin, ana] = await Promise.all([api.tokenFor('calin.dobre'), api.tokenFor('ana.ionescu')]);
  expect((await close(calin, day('09-14'), { closed_from: '00:00', closed_until: '12:00' })).statusCode).toBe(
    200,
  );
  const stored = (await list(calin)).closures.find(({ closure_date: date }) => date === day('09-14'));
  expect(stored).toMatchObject({ closed_from: null, closed_until: '12:00', people_away: 0 });
  const answer = await api.inject({
    url: `/api/absences/getOwnAbsences?year=${year}`,
    headers: { ...ana },
  });
  const { free_days: free } = answer.json<Schema<'OwnAbsences'>>();
  expect(free.map(({ date }) => date)).not.toContain(day('09-14'));
  const orgId = await api.organisation('demo');
  const off = await inTenant(api.database, orgId, (tx) => findDaysOff(tx, orgId));
  expect([off.has(day('09-14')), off.has(day('12-01'))]).toEqual([false, true]);

  const backwards = await close(calin, day('09-15'), { closed_from: '15:00', closed_until: '15:00' });
  expect([backwards.statusCode, fieldsOf(backwards)]).toMatchObject([
    422,
    [{ field: 'closed_until', code: 'invalid_value' }],
  ]);
  // The whole day again: absences count it no longer.
  await close(calin, day('09-14'), { row_version: 1 });
  const whole = await inTenant(api.database, orgId, (tx) => findDaysOff(tx, orgId));
  expect(whole.has(day('09-14'))).toBe(true);
});

test('B13 a file closes parts of days by hours or by the half of the day, and leaves hours it does not name', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const lines = [
    [day('10-05'), 'Ședință', 'dimineața', ''],
    [day('10-06'), 'Ședință', '13', '15.30'],
    [day('10-07'), 'Ședință', '14:00', '24:00'],
    [day('10-08'), 'Ședință', '', ''],
    [day('10-09'), 'Ședință', '16:00', '15:00'],
    [day('10-12'), 'Ședință', 'seara', ''],
  ];
  const csv = ['Ziua;Nume;De la;Până la', ...lines.map((cells) => cells.join(';'))].join('\n');
  const read = (await post('importClosures', calin, { csv, columns: null })).json<Schema<'ClosureImport'>>();
  expect(read.lines.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    ...['new', 'new', 'new', 'new'],
    ...['malformed_hours', 'malformed_hours'],
  ]);
  const october = async () =>
    (await list(calin)).closures
      .filter(({ closure_date: date }) => date.startsWith(`${year}-10`))
      .map(({ closed_from, closed_until }) => [closed_from, closed_until]);
  const hours = [
    [null, '12:00'],
    ['13:00', '15:30'],
    ['14:00', null],
    [null, null],
  ];
  expect(await october()).toEqual(hours);
  const renamed = ['Ziua;Nume', ...lines.slice(0, 4).map(([date]) => `${date};Consiliu`)].join('\n');
  await post('importClosures', calin, { csv: renamed, columns: null });
  expect(await october()).toEqual(hours);
});
