import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls, countOf } from '#src/testing/assignment-calls.ts';

const api = startTestApi({ world: 'demo' });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

/** New claims, each used by one test. */
async function newClaims(): Promise<Schema<'WorklistRow'>[]> {
  return (await ana.worklist({ category_code: 'new', assignment_type: 'claim_notification', limit: 100 }))
    .items;
}

async function aNewClaim(number: number) {
  const row = (await newClaims())[number];
  if (row === undefined) throw new Error('The demo world has too few new claims.');
  const detail = await ana.detail(row);
  const free = detail.transitions.find((step) => step.allowed && !step.reason_required);
  const explained = detail.transitions.find((step) => step.allowed && step.reason_required);
  if (free === undefined || explained === undefined) throw new Error('A new claim has no way on.');
  return { row, detail, free, explained };
}

test('a step changes the status, the timeline and the audit log together', async () => {
  const { row, detail, free } = await aNewClaim(0);
  const answer = await ana.transition(row, { transition_code: free.code, row_version: detail.row_version });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    status_code: free.to_status_code,
    row_version: detail.row_version + 1,
  });

  expect((await ana.detail(row)).header.status_code).toBe(free.to_status_code);
  const [entry] = (await ana.timeline(row)).items.filter((it) => it.kind === 'status');
  expect(entry).toMatchObject({ actor_name: 'Ana Ionescu', data: { to_status_code: free.to_status_code } });

  const audit = await sql<{ event: string; data: unknown }>`
    select event, data from audit_log where entity_id = ${row.assignment_id} and event = 'ASSIGNMENT_STATUS_CHANGED'
  `.execute(api.database.kysely);
  expect(audit.rows).toMatchObject([{ data: { from: row.status_code, to: free.to_status_code } }]);
});

test('a version that is out of date changes nothing and tells the present one', async () => {
  const { row, detail, free } = await aNewClaim(1);
  const before = await countOf(api, 'timeline_event');
  const answer = await ana.transition(row, {
    transition_code: free.code,
    row_version: detail.row_version + 5,
  });
  expect(answer.statusCode).toBe(412);
  expect(answer.json()).toMatchObject({
    code: 'stale_row_version',
    context: { row_version: detail.row_version },
  });
  expect(await countOf(api, 'timeline_event')).toBe(before);
});

test('of two colleagues who take the same step at once one is told that the other was faster', async () => {
  const { row, detail, free } = await aNewClaim(2);
  const step = { transition_code: free.code, row_version: detail.row_version };
  const maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  const answers = await Promise.all([ana.transition(row, step), maria.transition(row, step)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 412]);
  const steps = (await ana.timeline(row)).items.filter(
    (it) => it.data['to_status_code'] === free.to_status_code,
  );
  expect(steps).toHaveLength(1);
});

test('a step that has to be explained is refused without a reason, at its field', async () => {
  const { row, detail, explained } = await aNewClaim(3);
  const step = { transition_code: explained.code, row_version: detail.row_version };
  const refused = await ana.transition(row, step);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ fields: [{ field: 'reason', code: 'required' }] });

  expect((await ana.transition(row, { ...step, reason: 'Anunțat de două ori' })).statusCode).toBe(200);
  const [entry] = (await ana.timeline(row)).items.filter((it) => it.kind === 'status');
  expect(entry?.body).toBe('Anunțat de două ori');
});

test('a step that does not leave the present status is refused', async () => {
  const { row, detail } = await aNewClaim(4);
  const answer = await ana.transition(row, {
    transition_code: 'no_such_step',
    row_version: detail.row_version,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'transition_not_allowed' });
});

test('a step with unmet conditions names what is missing and changes nothing', async () => {
  const guarded = await sql<{ assignment_id: string; claim_file_no: string }>`
    select a.assignment_id, a.claim_file_no from assignment a
    join transition t on t.org_id = a.org_id and t.assignment_type_code = a.assignment_type_code
      and t.from_status_code = a.status_code and t.conditions <> '{}'
    join organisation o on o.org_id = a.org_id and o.org_code = 'demo'
    order by a.assignment_id limit 20
  `.execute(api.database.kysely);
  const details = await Promise.all(guarded.rows.map((row) => ana.detail(row)));
  const detail = details.find((it) => it.transitions.some((step) => step.missing.length > 0));
  const step = detail?.transitions.find((it) => it.missing.length > 0);
  if (detail === undefined || step === undefined) throw new Error('The demo world has no unmet condition.');

  const answer = await ana.transition(detail.header, {
    transition_code: step.code,
    row_version: detail.row_version,
    reason: 'Fără condiții',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'transition_condition_missing',
    context: { missing: step.missing },
  });
  expect((await ana.detail(detail.header)).row_version).toBe(detail.row_version);
});

test('somebody who only looks cannot take a step', async () => {
  const { row, detail, free } = await aNewClaim(4);
  const previewer = assignmentCalls(api, await api.tokenFor('paula.vasile'));
  const answer = await previewer.transition(row, {
    transition_code: free.code,
    row_version: detail.row_version,
  });
  expect(answer.statusCode).toBe(403);
});

test('under a replacement the timeline and the audit log name both people', async () => {
  const { row, detail, free } = await aNewClaim(5);
  const replacing = assignmentCalls(api, await api.tokenFor('radu.marin', { actor: 'ana.ionescu' }));
  await replacing.transition(row, { transition_code: free.code, row_version: detail.row_version });
  const [entry] = (await ana.timeline(row)).items.filter((it) => it.kind === 'status');
  expect(entry).toMatchObject({ actor_name: 'Ana Ionescu', on_behalf_of_name: 'Radu Marin' });

  const [acting, replaced] = [await api.userNamed('ana.ionescu'), await api.userNamed('radu.marin')];
  const audit = await sql<{ actor_user_id: string; on_behalf_of_user_id: string }>`
    select actor_user_id, on_behalf_of_user_id from audit_log
    where entity_id = ${row.assignment_id} and event = 'ASSIGNMENT_STATUS_CHANGED'
  `.execute(api.database.kysely);
  expect(audit.rows).toEqual([{ actor_user_id: acting.userId, on_behalf_of_user_id: replaced.userId }]);
});

test('a step that the process shows to claimants moves the tracker in the same transaction', async () => {
  const moving = await sql<{ assignment_id: string; claim_file_no: string; transition_code: string }>`
    select a.assignment_id, a.claim_file_no, t.transition_code from assignment a
    join transition t on t.org_id = a.org_id and t.assignment_type_code = a.assignment_type_code
      and t.from_status_code = a.status_code and t.effects ->> 'move_tracker' = 'true'
      and t.conditions = '{}' and not t.is_reason_required
    join organisation o on o.org_id = a.org_id and o.org_code = 'demo'
    where t.role_codes = '{}' or 'claims.handler' = any (t.role_codes)
    order by a.assignment_id limit 1
  `.execute(api.database.kysely);
  const [target] = moving.rows;
  if (target === undefined) throw new Error('No step of the demo world moves the tracker.');
  const detail = await ana.detail(target);
  const before = await countOf(api, 'tracker_event');
  const answer = await ana.transition(target, {
    transition_code: target.transition_code,
    row_version: detail.row_version,
  });
  expect(answer.statusCode).toBe(200);
  expect(await countOf(api, 'tracker_event')).toBe(before + 1);
});

test('a claimant with a confirmed channel is told that the tracker has news, another one is not', async () => {
  const steps = await sql<{
    assignment_id: string;
    claim_file_no: string;
    transition_code: string;
    is_confirmed: boolean;
  }>`
    select distinct on (is_confirmed) * from (
      select a.assignment_id, a.claim_file_no, t.transition_code, exists (
        select from contact_channel c where c.org_id = f.org_id and c.confirmed_at is not null and c.bounced_at is null
          and c.party_id in (f.claimant_party_id, f.notifier_party_id)) as is_confirmed
      from assignment a
      join claim_file f on f.org_id = a.org_id and f.claim_file_id = a.claim_file_id
      join transition t on t.org_id = a.org_id and t.assignment_type_code = a.assignment_type_code
        and t.from_status_code = a.status_code and t.effects ->> 'notify_claimant' = 'true'
      join organisation o on o.org_id = a.org_id and o.org_code = 'demo'
    ) as step order by is_confirmed, assignment_id
  `.execute(api.database.kysely);
  await sql`update transition set conditions = '{}'`.execute(api.database.kysely);
  expect(steps.rows.map((step) => step.is_confirmed)).toEqual([false, true]);

  const maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  for (const step of steps.rows) {
    const detail = await maria.detail(step);
    const before = await countOf(api, 'outbox');
    const answer = await maria.transition(step, {
      transition_code: step.transition_code,
      row_version: detail.row_version,
      reason: 'Etapă nouă',
    });
    expect(answer.statusCode).toBe(200);
    expect(await countOf(api, 'outbox')).toBe(before + (step.is_confirmed ? 1 : 0));
  }
  const [newest] = await api.outbox();
  expect(newest?.body).toContain('/status/');
});

test('an accepted notification opens the case master of its file, for somebody to take', async () => {
  const { row, detail, free } = await aNewClaim(0);
  const review = await ana.transition(row, { transition_code: free.code, row_version: detail.row_version });
  await sql`update transition set conditions = '{}'`.execute(api.database.kysely);
  const accept = (await ana.detail(row)).transitions.find((step) => step.to_status_code === 'accepted');
  const { row_version } = review.json<{ row_version: number }>();
  const answer = await ana.transition(row, { transition_code: accept?.code, row_version, reason: 'Complet' });
  expect(answer.statusCode).toBe(200);

  const masters = await sql<{ assigned_user_id: string | null }>`
    select assigned_user_id from assignment where claim_file_id = ${row.claim_file_id} and is_case_master
  `.execute(api.database.kysely);
  expect(masters.rows).toEqual([{ assigned_user_id: null }]);
});
