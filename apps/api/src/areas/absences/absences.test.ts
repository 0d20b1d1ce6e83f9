import { addDays } from '@dosar/kernel/dates';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { absenceCalls, approve, haveLeave, weekOff } from './testing/absence-calls.ts';
import { turnAbsencesJob } from './turn-absences-job.ts';

const api = startTestApi({ people: ['otilia.popa', 'sorin.matei'] });
type Person = ReturnType<typeof absenceCalls>;

let ana: Person;
let radu: Person;
let maria: Person;
let sorin: Person;
let alfa: Person;
let ids: Record<string, string>;

beforeAll(async () => {
  ana = absenceCalls(api, await api.tokenFor('ana.ionescu'));
  radu = absenceCalls(api, await api.tokenFor('radu.marin'));
  maria = absenceCalls(api, await api.tokenFor('maria.stan'));
  sorin = absenceCalls(api, await api.tokenFor('sorin.matei'));
  alfa = absenceCalls(api, await api.tokenFor('alfa.ana'));
  const { rows } = await sql<{
    username: string;
    user_id: string;
  }>`select username, user_id from app_user`.execute(api.database.kysely);
  ids = Object.fromEntries(rows.map((row) => [row.username, row.user_id]));
  await haveLeave(maria, { 'ana.ionescu': { days: 21, carried: 3 }, 'radu.marin': { days: 21 } });
  for (let claims = 0; claims < 3; claims += 1) {
    const claim = await aClaim(api).takenIn();
    const { assignment_id, row_version } = await claim.main();
    await maria.postTo('/api/assignment/change', {
      items: [{ assignment_id, row_version }],
      change: { action: 'assign', user_id: ids['ana.ionescu'] },
    });
  }
});

const ownerOf = async (assignmentId: string) => {
  const { rows } = await sql<{ id: string }>`
    select assigned_user_id as id from assignment where assignment_id = ${assignmentId}`.execute(
    api.database.kysely,
  );
  return rows[0]?.id;
};

describe('R11 M5 B4 asking for time off', () => {
  test('the balance is explained by a ledger that ends with what is left', async () => {
    const draft = await ana.ask({ ...weekOff(4), send: false });
    const { balance, types, absences } = await ana.own();
    expect(balance.ledger[0]).toMatchObject({ kind: 'entitled', half_days: 42 });
    expect(balance.ledger.at(-1)?.left).toBe(balance.left);
    expect(types.map((type) => type.absence_type_code)).toContain('medical');
    expect(absences).toMatchObject([{ absence_id: draft.absence_id, state: 'draft' }]);
  });

  test('before it is sent, a request says what it costs, who else is away and who could replace', async () => {
    await radu.ask({ ...weekOff(3), date_to: weekOff(3).date_from });
    const preview = await ana.preview(weekOff(3));
    expect(preview).toMatchObject({ half_days: 10, balance_before: 48, balance_after: 38 });
    expect(preview.colleagues).toMatchObject([{ full_name: 'Radu Marin', is_approved: false }]);
    expect(preview.candidates.map((person) => person.full_name)).toContain('Maria Stan');
    expect(preview.candidates.map((person) => person.full_name)).not.toContain('Ana Ionescu');
  });

  test('half a day costs half a day, and none can be taken on a free day', async () => {
    const [day, saturday] = ['2026-10-23', '2026-10-24'];
    const half = {
      absence_type_code: 'rest',
      date_from: day,
      date_to: day,
      first_part: 'morning',
      last_part: 'morning',
    };
    expect((await ana.preview(half)).half_days).toBe(1);
    const free = { ...half, date_from: saturday, date_to: saturday };
    expect((await ana.preview(free)).fault).toBe('no_working_time');
    expect((await ana.save(free)).statusCode).toBe(422);
  });

  test('a clash is refused and named; medical leave may fall into rest leave and gives the days back', async () => {
    const rest = await ana.ask(weekOff(20));
    expect(rest.state).toBe('awaiting_approval');
    const again = await ana.save(weekOff(20));
    expect(again.json()).toMatchObject({
      code: 'absence_overlaps',
      context: { date_from: rest.date_from, date_to: rest.date_to },
    });
    await maria.decide(approve(rest));
    const before = (await ana.preview(weekOff(40))).balance_before;
    const sick = await ana.ask({ ...weekOff(20), absence_type_code: 'medical', date_to: rest.date_from });
    // A medical leave that nobody has approved gives nothing back.
    expect((await ana.preview(weekOff(40))).balance_before).toBe(before);
    await maria.decide(approve(sick));
    const own = await ana.own();
    expect((await ana.preview(weekOff(40))).balance_before).toBe((before ?? 0) + 2);
    expect(own.absences.find((absence) => absence.absence_id === sick.absence_id)?.state).toBe('approved');
  });

  test('a draft is seen by its owner alone, is changed, sent, and can be taken back', async () => {
    const draft = await ana.ask({ ...weekOff(24), send: false });
    expect(draft.state).toBe('draft');
    expect((await maria.get(`previewDecision/${draft.absence_id}`)).statusCode).toBe(404);
    const sent = await ana.ask({
      ...weekOff(25),
      absence_id: draft.absence_id,
      row_version: draft.row_version,
    });
    expect(sent).toMatchObject({ absence_id: draft.absence_id, state: 'awaiting_approval' });
    expect((await ana.change('cancelAbsence', draft)).statusCode).toBe(412);
    expect((await ana.change('cancelAbsence', sent)).json()).toMatchObject({ state: 'cancelled' });
    expect((await radu.change('cancelAbsence', sent)).statusCode).toBe(404);
  });
});

describe('R8 B4 deciding', () => {
  test('several at once, one of them refused with a reason', async () => {
    const [one, two, three] = [
      await ana.ask(weekOff(50)),
      await ana.ask(weekOff(51)),
      await radu.ask(weekOff(50)),
    ];
    const answer = await maria.decide(approve(one), approve(two), {
      ...approve(three),
      decision: 'refuse',
      reason: 'Prea mulți lipsesc',
    });
    expect(answer.map((result) => result.absence?.state)).toEqual(['approved', 'approved', 'refused']);
    expect(answer[2]?.absence).toMatchObject({ decision_reason: 'Prea mulți lipsesc' });
    const without = await maria.post('decideAbsences', {
      decisions: [{ ...approve(one), decision: 'refuse' }],
    });
    expect(without.statusCode).toBe(422);
  });

  test('of two managers who decide the same request one wins, and the other is told', async () => {
    await sql`insert into user_role (org_id, user_id, role_code)
      select org_id, user_id, 'claims.manager' from app_user where username = 'otilia.popa'`.execute(
      api.database.kysely,
    );
    const otilia = absenceCalls(api, await api.tokenFor('otilia.popa'));
    const asked = await ana.ask(weekOff(45));
    const both = await Promise.all([
      maria.decide(approve(asked)),
      otilia.decide({ ...approve(asked), decision: 'refuse', reason: 'Nu se poate' }),
    ]);
    expect(
      both
        .flat()
        .map((result) => result.outcome)
        .sort(),
    ).toEqual(['done', 'skipped']);
    expect(both.flat().find((result) => result.outcome === 'skipped')?.absence?.decided_by_name).toMatch(
      /Maria|Otilia/,
    );
  });

  test('nobody decides about themselves, about another team, or in another organisation', async () => {
    const own = await maria.ask(weekOff(44));
    const foreign = await ana.ask(weekOff(47));
    expect((await maria.decide(approve(own)))[0]?.code).toBe('not_found');
    expect((await sorin.decide(approve(foreign)))[0]?.code).toBe('not_found');
    expect((await alfa.get(`previewDecision/${foreign.absence_id}`)).statusCode).toBe(403);
    expect((await sorin.decide(approve(own)))[0]?.outcome).toBe('done');
  });
});

/** Ana asks Otilia; Otilia accepts, so that the chain has somebody to hand over to. */
async function askedWithDeputy(weeks: number) {
  const otilia = absenceCalls(api, await api.tokenFor('otilia.popa'));
  const asked = await ana.ask({ ...weekOff(weeks), replacement_user_id: ids['otilia.popa'] });
  const [question] = (await otiliaQuestions()).filter((row) => row.absence_id === asked.absence_id);
  expect(asked.state).toBe('awaiting_replacement');
  await sql`update assignment set due_at = ${`${asked.date_from}T10:00:00Z`}, row_version = row_version + 1
    where assigned_user_id = ${ids['ana.ionescu']} and list_code = 'active'`.execute(api.database.kysely);
  expect((await otilia.answer(asked, { accepts: true })).statusCode).toBe(200);
  return { question, otilia, absence: (await maria.decision(asked)).absence };
}

/** Lets the job of absences run at a moment. */
const turnAt = (moment: string) => runNow(turnAbsencesJob, { ...api.runtime, now: () => new Date(moment) });

async function otiliaQuestions() {
  const { rows } = await sql<{ absence_id: string }>`
    select absence_id from absence where replacement_user_id = ${ids['otilia.popa']}`.execute(
    api.database.kysely,
  );
  return rows;
}

describe('B4 P3 T12 approving hands over work', () => {
  test('the preview names each piece with its new owner, approving applies it, and undoing takes back the whole', async () => {
    const { absence } = await askedWithDeputy(35);
    const { lines } = await maria.decision(absence);
    const moved = lines.filter((line) => line.to_user_id === ids['otilia.popa']);
    expect(moved.length).toBeGreaterThanOrEqual(3);
    expect(moved.every((line) => line.is_in_period)).toBe(true);
    const [result] = await maria.decide(approve(absence));
    expect(result).toMatchObject({ outcome: 'done', absence: { state: 'approved', can_be_undone: true } });
    // Ana is still there, and goes on with it.
    expect(await ownerOf(moved[0]?.assignment_id ?? '')).toBe(ids['ana.ionescu']);

    const undone = await maria.change('undoDecision', result?.absence ?? absence);
    expect(undone.json()).toMatchObject({ state: 'awaiting_approval' });
    expect(await ownerOf(moved[0]?.assignment_id ?? '')).toBe(ids['ana.ionescu']);
  });

  test('a line that was changed meanwhile leaves the request undecided, and what went over comes back when the leave is revoked', async () => {
    const { absence } = await askedWithDeputy(37);
    const { lines } = await maria.decision(absence);
    const [line] = lines;
    const stale = {
      ...approve(absence),
      lines: [{ assignment_id: line?.assignment_id, row_version: 999, to_user_id: ids['otilia.popa'] }],
    };
    expect((await maria.decide(stale))[0]).toMatchObject({ outcome: 'skipped', code: 'work_changed' });

    const [done] = await maria.decide(approve(absence));
    const moved = lines.find((piece) => piece.to_user_id !== null)?.assignment_id ?? '';
    await turnAt(`${absence.date_from}T06:00:00Z`);
    expect(await ownerOf(moved)).toBe(ids['otilia.popa']);
    expect(done?.outcome).toBe('done');
    const begun = (await maria.decision(absence)).absence;
    const revoked = await maria.change('revokeAbsence', begun, { reason: 'Volum mare' });
    expect(revoked.json()).toMatchObject({ state: 'revoked', decision_reason: 'Volum mare' });
    expect(await ownerOf(moved)).toBe(ids['ana.ionescu']);
  });

  test('when the absence is over, what was handed over is with its owner again', async () => {
    const { absence } = await askedWithDeputy(39);
    const { lines } = await maria.decision(absence);
    await maria.decide(approve(absence));
    const moved = lines.find((piece) => piece.to_user_id !== null)?.assignment_id ?? '';
    await turnAt(`${addDays(absence.date_from, -1)}T20:00:00Z`);
    expect(await ownerOf(moved)).toBe(ids['ana.ionescu']);
    await turnAt(`${absence.date_from}T06:00:00Z`);
    expect(await ownerOf(moved)).toBe(ids['otilia.popa']);
    await turnAt(`${addDays(absence.date_to, 1)}T06:00:00Z`);
    expect(await ownerOf(moved)).toBe(ids['ana.ionescu']);
  });

  test('chains work: whoever replaces a deputy replaces both, and a circle is refused', async () => {
    const replaces = (replaced: string, deputy: string) =>
      sql`
      insert into replacement (org_id, replaced_user_id, deputy_user_id, date_from, date_to)
      select org_id, ${ids[replaced]}, ${ids[deputy]}, '2026-03-02', '2026-03-06'
      from app_user where username = ${replaced}`.execute(api.database.kysely);
    await replaces('radu.marin', 'ana.ionescu');
    const { rows } = await sql<{ ids: string[] }>`
      select array(select replaced_user_id from replaced_users(org_id, user_id, '2026-03-04')) as ids
      from app_user where username = 'ana.ionescu'`.execute(api.database.kysely);
    expect(rows[0]?.ids).toEqual([ids['radu.marin']]);
    await replaces('ana.ionescu', 'maria.stan');
    const chain = await sql<{ name: string }>`
      select person.full_name as name from app_user person join app_user maria on maria.username = 'maria.stan'
        and person.user_id in (select replaced_user_id from replaced_users(maria.org_id, maria.user_id, '2026-03-04'))
      order by 1`.execute(api.database.kysely);
    expect(chain.rows.map((row) => row.name)).toEqual(['Ana Ionescu', 'Radu Marin']);
    const circle = await maria.save({
      ...weekOff(0),
      // Days that are over are not asked for any more.
      date_from: '2026-03-04',
      replacement_user_id: ids['ana.ionescu'],
      absence_type_code: 'unpaid',
    });
    expect(circle.json()).toMatchObject({ code: 'replacement_circle' });
  });
});

describe('B4 the calendar address', () => {
  test('it shows approved absences to whoever has it, until it is revoked', async () => {
    await maria.decide(approve(await ana.ask(weekOff(10))));
    const { url } = (await ana.post('createFeed', {})).json<{ url: string }>();
    const path = new URL(url).pathname;
    const calendar = await api.inject({ method: 'GET', url: path });
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain('SUMMARY:Concediu de odihnă');
    expect(calendar.body).not.toContain('Ana');
    expect((await ana.own()).has_feed).toBe(true);
    await ana.post('revokeFeed', {});
    expect((await api.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  });
});
