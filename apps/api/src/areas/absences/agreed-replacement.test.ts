import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { absenceCalls, approve, haveLeave, weekOff } from './testing/absence-calls.ts';
import { turnAbsencesJob } from './turn-absences-job.ts';

const api = startTestApi({ people: ['otilia.popa', 'sorin.matei'] });
type Person = ReturnType<typeof absenceCalls>;

let maria: Person;
let ana: Person;
let otilia: Person;
let otiliaId: string;
let anaId: string;

beforeAll(async () => {
  const as = async (username: string) => absenceCalls(api, await api.tokenFor(username));
  [maria, ana, otilia] = [await as('maria.stan'), await as('ana.ionescu'), await as('otilia.popa')];
  await haveLeave(maria, { 'ana.ionescu': { days: 40 } });
  otiliaId = (await api.userNamed('otilia.popa')).userId;
  anaId = (await api.userNamed('ana.ionescu')).userId;
});

const askOtilia = (weeks: number) => ana.ask({ ...weekOff(weeks), replacement_user_id: otiliaId });

async function replacementsOf(absenceId: string): Promise<number> {
  const { rows } = await sql`select from replacement where absence_id = ${absenceId}`.execute(
    api.database.kysely,
  );
  return rows.length;
}

describe('B4 M5 whoever replaces agrees first', () => {
  test('a leave whose replacement has not answered is not approved, also not among several', async () => {
    const asked = await askOtilia(10);
    expect(await maria.decide(approve(asked))).toMatchObject([
      { outcome: 'skipped', code: 'replacement_unanswered', absence: { state: 'awaiting_replacement' } },
    ]);
    expect((await maria.decide({ ...approve(asked), overrule_reason: '  ' }))[0]?.code).toBe(
      'replacement_unanswered',
    );
    expect(await replacementsOf(asked.absence_id)).toBe(0);
  });

  test('a manager overrules with a reason, which stays with the absence and is told to the replacement', async () => {
    const asked = await askOtilia(12);
    const [done] = await maria.decide({ ...approve(asked), overrule_reason: 'Nu e nimeni altcineva' });
    expect(done).toMatchObject({
      outcome: 'done',
      absence: { replacement: { answer: 'overruled', reason: 'Nu e nimeni altcineva' } },
    });
    expect(await replacementsOf(asked.absence_id)).toBe(1);
    const { rows } = await sql<{ body: string }>`select body from outbox
      where to_address = (select email from app_user where username = 'otilia.popa')
        and body like '%din decizia managerului%'`.execute(api.database.kysely);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).toContain('Nu e nimeni altcineva');
    // Taken back, the question is open again.
    const undone = await maria.change('undoDecision', done?.absence ?? asked);
    expect(undone.json()).toMatchObject({ state: 'awaiting_replacement', replacement: { answer: 'asked' } });
  });

  test('after a refusal the leave is approved with nobody who stands in, unless the manager says why', async () => {
    const refused = await askOtilia(14);
    await otilia.answer(refused, { accepts: false, reason: 'Sunt la curs' });
    const [alone] = await maria.decide(approve((await maria.decision(refused)).absence));
    expect(alone).toMatchObject({ outcome: 'done', absence: { replacement: { answer: 'refused' } } });
    expect(await replacementsOf(refused.absence_id)).toBe(0);

    const again = await askOtilia(16);
    await otilia.answer(again, { accepts: false, reason: 'Sunt la curs' });
    const { absence } = await maria.decision(again);
    await maria.decide({ ...approve(absence), overrule_reason: 'Cursul s-a amânat' });
    expect(await replacementsOf(again.absence_id)).toBe(1);
  });
});

describe('B4 P3 work goes over when the leave begins', () => {
  const turnAt = (moment: string) => runNow(turnAbsencesJob, { ...api.runtime, now: () => new Date(moment) });
  const ownerOf = async (assignmentId: string) => {
    const { rows } = await sql<{ owner: string }>`select assigned_user_id as owner from assignment
      where assignment_id = ${assignmentId}`.execute(api.database.kysely);
    return rows[0]?.owner;
  };
  const workOfAna = async (dueAt: string) => {
    const { assignment_id: id } = await (await aClaim(api).takenIn()).main();
    await sql`update assignment set due_at = ${dueAt}, row_version = row_version + 1, queue_id = null,
      assigned_user_id = ${anaId} where assignment_id = ${id}`.execute(api.database.kysely);
    return id;
  };

  test('at noon where only the afternoon is free; what came in since goes too, what was to stay stays, a claimant hears it then', async () => {
    const { date_from: monday } = weekOff(3);
    const due = `${monday}T12:00:00Z`;
    const [goes, stays, changed] = [await workOfAna(due), await workOfAna(due), await workOfAna(due)];
    await sql`update contact_channel set confirmed_at = now()`.execute(api.database.kysely);
    const asked = await ana.ask({
      ...weekOff(3),
      date_to: monday,
      first_part: 'afternoon',
      last_part: 'afternoon',
      replacement_user_id: otiliaId,
    });
    await otilia.answer(asked, { accepts: true });
    const { absence, lines } = await maria.decision(asked);
    const kept = lines.filter(({ assignment_id: id }) => id !== stays && id !== changed);
    const given = lines.flatMap((line) =>
      [goes, changed].includes(line.assignment_id)
        ? [{ assignment_id: line.assignment_id, row_version: line.row_version, to_user_id: otiliaId }]
        : [],
    );
    const told = kept.map((line) => line.claim_file_id);
    const [done] = await maria.decide({ ...approve(absence), lines: given, told_claim_file_ids: told });
    expect(done?.outcome).toBe('done');
    const later = await workOfAna(due);
    await sql`update assignment set row_version = row_version + 1 where assignment_id = ${changed}`.execute(
      api.database.kysely,
    );
    const messages = async () =>
      (await sql`select from outbox where body ~ 'se ocup[ăa].*Otilia Popa'`.execute(api.database.kysely))
        .rows.length;

    await turnAt(`${monday}T09:00:00Z`);
    expect(await ownerOf(goes)).toBe(anaId);
    expect(await messages()).toBe(0);
    await turnAt(`${monday}T10:00:00Z`);
    expect(await Promise.all([goes, changed, later, stays].map(ownerOf))).toEqual([
      otiliaId,
      otiliaId,
      otiliaId,
      anaId,
    ]);
    const once = await messages();
    expect(once).toBeGreaterThan(0);
    await turnAt(`${monday}T10:05:00Z`);
    expect(await messages()).toBe(once);
  });
});
