import type { Schema } from '@dosar/openapi';
import { addDays } from '@dosar/kernel/dates';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { absenceCalls, approve, weekOff } from './testing/absence-calls.ts';
import { turnAbsencesJob } from './turn-absences-job.ts';

const api = startTestApi({ people: ['dan.petrescu', 'sorin.matei'] });
type Person = ReturnType<typeof absenceCalls>;

let elena: Person;
let dan: Person;
let sorin: Person;
let maria: Person;
let danId: string;

beforeAll(async () => {
  elena = absenceCalls(api, await api.tokenFor('elena.rusu'));
  dan = absenceCalls(api, await api.tokenFor('dan.petrescu'));
  sorin = absenceCalls(api, await api.tokenFor('sorin.matei'));
  maria = absenceCalls(api, await api.tokenFor('maria.stan'));
  ({ userId: danId } = await api.userNamed('dan.petrescu'));
  // Elena reports to Sorin, who joined after her.
  await sql`update app_user set manager_user_id = (select user_id from app_user where username = 'sorin.matei')
    where username = 'elena.rusu'`.execute(api.database.kysely);
});

/** The job as it runs at an hour of a day. */
const turnAt = (moment: string) => runNow(turnAbsencesJob, { ...api.runtime, now: () => new Date(moment) });

/** What the product tells somebody about absences, and takes it as seen. */
async function toldTo(person: Person): Promise<string[]> {
  return (await noticesOf(person)).map((notice) => notice.text);
}

async function noticesOf(person: Person) {
  const news = (await person.getFrom('/api/config/users/browseNotifications')).json<
    Schema<'Notification'>[]
  >();
  await person.getFrom('/api/config/users/clearNotifications');
  return news.flatMap(({ notice }) => (notice === undefined ? [] : [notice]));
}

async function mailsTo(username: string, words: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox
    where to_address = (select email from app_user where username = ${username}) and body like ${`%${words}%`}`.execute(
    api.database.kysely,
  );
  return rows[0]?.count ?? 0;
}

describe('B4 notices about absences', () => {
  test('each is told once in the product and by e-mail: asked, answered, decided, and on the day before', async () => {
    const asked = await elena.ask({ ...weekOff(14), replacement_user_id: danId });
    expect((await toldTo(dan)).filter((text) => text.includes('îi țineți locul'))).toHaveLength(1);
    expect((await toldTo(sorin)).filter((text) => text.startsWith('Elena Rusu cere liber'))).not.toEqual([]);
    await dan.answer(asked, { accepts: true });
    const [decided] = await sorin.decide(approve((await sorin.decision(asked)).absence));
    expect(decided?.outcome).toBe('done');
    const toElena = await toldTo(elena);
    expect(toElena.some((text) => text.startsWith('Dan Petrescu vă ține locul'))).toBe(true);
    expect(toElena.some((text) => text.endsWith('a fost aprobată.'))).toBe(true);
    expect(await toldTo(elena)).toEqual([]);

    const before = addDays(asked.date_from, -1);
    await turnAt(`${before}T03:00:00Z`);
    expect(await mailsTo('elena.rusu', 'Mâine începe')).toBe(0);
    await turnAt(`${before}T09:00:00Z`);
    await turnAt(`${before}T10:00:00Z`);
    expect(await mailsTo('elena.rusu', 'Mâine începe')).toBe(1);
    expect(await mailsTo('dan.petrescu', 'Mâine începe')).toBe(1);
    await turnAt(`${addDays(asked.date_to, -1)}T09:00:00Z`);
    expect(await mailsTo('elena.rusu', 'Mâine este ultima zi')).toBe(1);
    expect((await toldTo(dan)).some((text) => text.includes('ultima zi'))).toBe(true);
  });

  test('a request that nobody has decided within two working days is passed on to the other managers', async () => {
    const asked = await elena.ask(weekOff(16));
    expect((await maria.decide(approve(asked)))[0]?.code).toBe('not_found');
    const waitingFor = async (person: Person) =>
      (await person.get(`browseTeamAbsences?from=${asked.date_from}&to=${asked.date_to}`))
        .json<Schema<'TeamAbsences'>>()
        .to_decide.find((absence) => absence.absence_id === asked.absence_id);
    // It was sent on Wednesday: Thursday and Friday are the two working days, and the weekend is none.
    await turnAt('2026-03-08T21:59:00Z');
    expect(await waitingFor(maria)).toBeUndefined();
    await turnAt('2026-03-08T22:00:00Z');
    const waiting = await waitingFor(maria);
    expect(waiting).toMatchObject({ is_passed_on: true });
    expect((await toldTo(maria)).some((text) => text.includes('Nimeni nu a decis la timp'))).toBe(true);
    const [decided] = await maria.decide(approve(waiting ?? asked));
    expect(decided).toMatchObject({ outcome: 'done', absence: { is_passed_on: false } });
    expect((await sorin.decide(approve(asked)))[0]).toMatchObject({
      code: 'not_open',
      absence: { decided_by_name: 'Maria Stan' },
    });
  });

  test('a manager ends a replacement with a reason; the absence stays, and nobody works in that name any more', async () => {
    const asked = await elena.ask({ ...weekOff(18), replacement_user_id: danId });
    await dan.answer(asked, { accepts: true });
    const [decided] = await sorin.decide(approve((await sorin.decision(asked)).absence));
    const absence = decided?.absence ?? asked;
    const without = await sorin.change('endReplacement', absence, { reason: '   ' });
    expect(without.statusCode).toBe(422);
    const ended = await sorin.change('endReplacement', absence, { reason: 'Dan pleacă la curs' });
    expect(ended.json()).toMatchObject({
      state: 'approved',
      replacement: { answer: 'ended', reason: 'Dan pleacă la curs' },
    });
    const { rows } = await sql`select from replacement
      where absence_id = ${asked.absence_id} and revoked_at is null`.execute(api.database.kysely);
    expect(rows).toEqual([]);
    expect((await sorin.change('endReplacement', ended.json(), { reason: 'Încă o dată' })).statusCode).toBe(
      409,
    );
    // Who stands in may open this page, also without absences of their own here.
    const told = (await noticesOf(dan)).find(({ text }) => text.includes('nu îl mai înlocuiește'));
    expect(told?.address).toBe('/time-off/replacements');
  });
});
