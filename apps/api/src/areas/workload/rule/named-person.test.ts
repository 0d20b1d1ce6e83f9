import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { ruledFiles, noticeOf } from '#src/areas/partners/testing/ruled-files.ts';
import { ruleWith } from '#src/areas/partners/testing/special-calls.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { assignWaitingJob } from './assign-waiting-job.ts';

const api = startTestApi({ world: 'demo' });
const { fleetWith, titlesOf, withoutRules } = ruledFiles(api);

const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);
const carries = (points: number) =>
  change(sql`update work_profile set capacity_points = ${points} from app_user person
    where person.user_id = work_profile.user_id and person.username = 'ana.ionescu'`);
const fleetFor = async (username: string, plate: string) =>
  fleetWith(plate, [
    ruleWith('route', { route: { user_id: (await api.userNamed(username)).userId, team_id: null } }),
  ]);
/** What the file says of the work of taking the notice in; the check of the cover waits beside it. */
const whyNot = async (claim: Claim) =>
  (await titlesOf(claim, (await claim.work('claim_notification')).assignment_id)).filter((title) =>
    title.includes('nu a primit activitatea'),
  );

beforeEach(async () => {
  await withoutRules();
  await change(sql`delete from assignment_rule`);
  await carries(1);
});

describe('R8 B6 a rule that names a person', () => {
  test('says in the file that nobody got the work while that person is full, and acts once there is room', async () => {
    const { userId } = await api.userNamed('ana.ionescu');
    await fleetFor('ana.ionescu', 'CJ 61 DLG');
    const claim = await aClaim(api, { notice: noticeOf('CJ 61 DLG') });
    expect((await claim.work('claim_notification')).assigned_user_id).toBeNull();
    const said = [
      'Ana Ionescu nu a primit activitatea, deși regula clientului special cere asta: are deja cât poate duce. Așteaptă în coadă.',
    ];
    expect(await whyNot(claim)).toEqual(said);

    const { assignment_id: id } = await claim.work('claim_notification');
    const headers = await api.tokenFor('maria.stan');
    const reason = await api.inject({
      url: `/api/workload/getAssignmentReason/${id}`,
      headers: { ...headers },
    });
    expect(reason.json<Schema<'AssignmentReason'>>()).toMatchObject({
      rule: 'nobody',
      named_person: 'Ana Ionescu',
      steps: [{ left: 1 }, { left: 1 }, { left: 1 }, { left: 1 }, { step: 'room', left: 0 }],
    });

    await runNow(assignWaitingJob, api.runtime);
    expect(await whyNot(claim)).toEqual(said);
    await carries(10_000);
    await runNow(assignWaitingJob, api.runtime);
    expect((await claim.work('claim_notification')).assigned_user_id).toBe(userId);
  });

  test('says so too where the team gives its work out by rule, and that somebody else has it', async () => {
    await change(sql`
      insert into assignment_rule (org_id, team_id, is_on, changed_at, changed_by_user_id)
      select org_id, team_id, true, now(), user_id from app_user join organisation using (org_id)
      where org_code = 'demo' and username = 'maria.stan'`);
    await fleetFor('ana.ionescu', 'CJ 62 DLG');
    const claim = await aClaim(api, { notice: noticeOf('CJ 62 DLG') });
    expect((await claim.work('claim_notification')).assigned_user_id).not.toBeNull();
    expect(await whyNot(claim)).toEqual([
      'Ana Ionescu nu a primit activitatea, deși regula clientului special cere asta: are deja cât poate duce. O are altcineva din echipă.',
    ]);
  });

  test('says nothing where the person gets the work', async () => {
    await carries(10_000);
    await fleetFor('ana.ionescu', 'CJ 63 DLG');
    const claim = await aClaim(api, { notice: noticeOf('CJ 63 DLG') });
    expect((await claim.work('claim_notification')).assigned_user_id).toBe(
      (await api.userNamed('ana.ionescu')).userId,
    );
    expect(await whyNot(claim)).toEqual([]);
  });
});
