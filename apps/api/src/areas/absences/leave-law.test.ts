import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { absenceCalls, approve, haveLeave, weekOff } from './testing/absence-calls.ts';

const api = startTestApi({ people: ['otilia.popa', 'sorin.matei'] });
type Person = ReturnType<typeof absenceCalls>;

const as = async (username: string): Promise<Person> => absenceCalls(api, await api.tokenFor(username));
const idOf = async (username: string) => (await api.userNamed(username)).userId;

beforeAll(async () => {
  await haveLeave(await as('maria.stan'), { 'radu.marin': { days: 10 }, 'ana.ionescu': { days: 21 } });
});

const rest = (date_from: string, date_to: string) => ({
  absence_type_code: 'rest',
  date_from,
  date_to,
  first_part: 'whole',
  last_part: 'whole',
});

describe('R11 M5 the balance', () => {
  test('of leave over New Year is shown for both years, each with its own days', async () => {
    const preview = await (await as('ana.ionescu')).preview(rest('2026-12-28', '2027-01-08'));
    // 28 to 31 December; 4, 5 and 8 January, for 1, 2, 6 and 7 January are holidays.
    expect(preview).toMatchObject({
      half_days: 14,
      balances: [
        { year: 2026, before: 42, after: 34 },
        { year: 2027, before: 40, after: 34 },
      ],
    });
  });

  test('cannot be overdrawn, requests that wait included, unless an exception is named; whoever decides reads it', async () => {
    const radu = await as('radu.marin');
    await radu.ask(rest('2026-06-08', '2026-06-19'));
    const one = rest('2026-06-22', '2026-06-22');
    const refused = await radu.save(one);
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'leave_balance_exceeded',
      context: { year: 2026, left: 0 },
    });
    // A draft costs nothing yet.
    expect((await radu.save({ ...one, send: false })).statusCode).toBe(201);
    const sent = await radu.ask({ ...one, balance_exception: 'Nuntă în familie' });
    expect(sent).toMatchObject({ state: 'awaiting_approval', balance_exception: 'Nuntă în familie' });
  });

  test('is not overdrawn by one of two years alone', async () => {
    // Radu has nothing left of 2026, and a whole year of 2027.
    const overNewYear = await (await as('radu.marin')).save(rest('2026-12-31', '2027-01-04'));
    expect(overNewYear.json()).toMatchObject({ code: 'leave_balance_exceeded', context: { year: 2026 } });
    expect((await (await as('radu.marin')).save(rest('2027-01-04', '2027-01-05'))).statusCode).toBe(201);
  });
});

describe('M5 days that are over', () => {
  test('are asked for by nobody but who was ill; a manager corrects them and says why', async () => {
    const [ana, maria] = [await as('ana.ionescu'), await as('maria.stan')];
    const past = rest('2026-02-26', '2026-02-27');
    expect((await ana.save(past)).json()).toMatchObject({ status: 409, code: 'absence_in_the_past' });
    const user_id = await idOf('ana.ionescu');
    expect((await maria.save({ ...past, user_id })).json()).toMatchObject({ code: 'absence_in_the_past' });
    const corrected = await maria.save({ ...past, user_id, note: 'Uitat în februarie' });
    expect(corrected.statusCode).toBe(201);
    const ill = await ana.save({ ...rest('2026-03-02', '2026-03-03'), absence_type_code: 'medical' });
    expect(ill.statusCode).toBe(201);
  });
});

test('M5 a half day is never on a day that is free anyway, at neither end of the period', async () => {
  const ana = await as('ana.ionescu');
  // 7 March 2026 is a Saturday.
  const begins = { ...rest('2026-03-07', '2026-03-10'), first_part: 'afternoon' };
  const ends = { ...rest('2026-03-12', '2026-03-14'), last_part: 'morning' };
  expect([(await ana.preview(begins)).fault, (await ana.preview(ends)).fault]).toEqual([
    'half_on_free_day',
    'half_on_free_day',
  ]);
  expect((await ana.preview({ ...ends, date_to: '2026-03-13' })).fault).toBeNull();
});

describe('M5 R8 an absence that is revoked', () => {
  test('after two days ends today: the days that were taken stay taken, and the person reads the brief', async () => {
    const asked = await (
      await as('radu.marin')
    ).ask({
      ...rest('2026-03-09', '2026-03-20'),
      balance_exception: 'Tratament',
    });
    await (await as('maria.stan')).decide(approve(asked));
    await api.letPass({ minutes: (Date.parse('2026-03-11T08:00:00Z') - api.now().getTime()) / 60_000 });
    const [radu, maria] = [await as('radu.marin'), await as('maria.stan')];
    const active = (await radu.own()).absences.find(({ absence_id: id }) => id === asked.absence_id);
    const revoked = await maria.change('revokeAbsence', active ?? asked, { reason: 'Inundație la sediu' });
    expect(revoked.json()).toMatchObject({
      state: 'active',
      date_from: '2026-03-09',
      date_to: '2026-03-11',
      half_days: 6,
      decision_reason: 'Inundație la sediu',
    });
    expect((await radu.get(`getReturnBrief/${asked.absence_id}`)).statusCode).toBe(200);
    const own = await radu.own();
    expect(own.balance.taken).toBe(6);
  });

  test('on the free days with which it began ends today and has taken nothing, and the person reads the brief', async () => {
    // The leave begins on Saturday 14 March, and is revoked on the Sunday.
    const asked = await (
      await as('ana.ionescu')
    ).ask({ ...rest('2026-03-14', '2026-03-18'), balance_exception: 'Tratament' });
    await (await as('maria.stan')).decide(approve(asked));
    await api.letPass({ minutes: (Date.parse('2026-03-15T08:00:00Z') - api.now().getTime()) / 60_000 });
    const [ana, maria] = [await as('ana.ionescu'), await as('maria.stan')];
    const active = (await ana.own()).absences.find(({ absence_id: id }) => id === asked.absence_id);
    const revoked = await maria.change('revokeAbsence', active ?? asked, { reason: 'Inundație la sediu' });
    expect(revoked.json()).toMatchObject({ state: 'active', date_to: '2026-03-15', half_days: 0 });
    expect((await ana.get(`getReturnBrief/${asked.absence_id}`)).statusCode).toBe(200);
  });

  test('before it begins has never been', async () => {
    const asked = await (await as('ana.ionescu')).ask(weekOff(30));
    const maria = await as('maria.stan');
    await maria.decide(approve(asked));
    const approved = (await (await as('ana.ionescu')).own()).absences.find(
      ({ absence_id: id }) => id === asked.absence_id,
    );
    const revoked = await maria.change('revokeAbsence', approved ?? asked, { reason: 'Proiect amânat' });
    expect(revoked.json()).toMatchObject({ state: 'revoked', date_to: asked.date_to });
  });
});

describe('M5 why somebody is away', () => {
  test('is read by who decides about them; another manager of the team sees only that they are away', async () => {
    const ill = await (
      await as('ana.ionescu')
    ).ask({
      ...weekOff(6),
      absence_type_code: 'medical',
      certificate_no: 'CM 4711',
      note: 'operație',
    });
    await (await as('maria.stan')).decide(approve(ill));
    // Sorin manages Radu, who works in Ana's team, and decides nothing about Ana.
    const sorinId = await idOf('sorin.matei');
    await sql`update app_user set manager_user_id = ${sorinId} where username = 'radu.marin'`.execute(
      api.database.kysely,
    );
    await sql`insert into user_role (org_id, user_id, role_code)
      select org_id, user_id, 'claims.manager' from app_user where username = 'sorin.matei'
      on conflict do nothing`.execute(api.database.kysely);
    const chart = async (username: string) => {
      const answer = await (
        await as(username)
      ).get(`browseTeamAbsences?from=${ill.date_from}&to=${ill.date_to}`);
      return answer
        .json<{ absences: object[] }>()
        .absences.filter((row) => 'absence_id' in row && row.absence_id === ill.absence_id);
    };
    expect(await chart('maria.stan')).toMatchObject([
      { absence_type_code: 'medical', certificate_no: 'CM 4711', note: 'operație' },
    ]);
    expect(await chart('sorin.matei')).toMatchObject([
      { full_name: 'Ana Ionescu', absence_type_code: 'undisclosed', certificate_no: null, note: null },
    ]);
  });
});
