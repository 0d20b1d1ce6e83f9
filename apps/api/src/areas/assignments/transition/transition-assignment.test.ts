import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls, countOf } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi({ people: ['paula.vasile'] });
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

/** A notice that waits for its review, with a step that needs no words and one that needs a reason. */
async function aNewClaim() {
  const row = await aPieceOfWork(api, { type: 'claim_notification', status: 'submitted', owner: null });
  const detail = await ana.detail(row);
  const [free, explained] = ['start_review', 'ask_documents'].map((code) =>
    detail.transitions.find((step) => step.code === code),
  );
  if (free === undefined || explained === undefined) throw new Error('A new claim has no transition.');
  return { row, detail, free, explained };
}

test('a step changes the status, the timeline and the audit log together', async () => {
  const { row, detail, free } = await aNewClaim();
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
  const { row, detail, free } = await aNewClaim();
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
  const { row, detail, free } = await aNewClaim();
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
  const { row, detail, explained } = await aNewClaim();
  const step = { transition_code: explained.code, row_version: detail.row_version };
  const refused = await ana.transition(row, step);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ fields: [{ field: 'reason', code: 'required' }] });

  expect((await ana.transition(row, { ...step, reason: 'Anunțat de două ori' })).statusCode).toBe(200);
  const [entry] = (await ana.timeline(row)).items.filter((it) => it.kind === 'status');
  expect(entry?.body).toBe('Anunțat de două ori');
});

test('a step that does not leave the present status is refused', async () => {
  const { row, detail } = await aNewClaim();
  const answer = await ana.transition(row, {
    transition_code: 'no_such_step',
    row_version: detail.row_version,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'transition_not_allowed' });
});

test('a step with unmet conditions names what is missing and changes nothing', async () => {
  const detail = await ana.detail(await aPieceOfWork(api));
  const step = detail.transitions.find((it) => it.code === 'issue_offer');
  expect(step).toMatchObject({
    allowed: false,
    missing: [{ code: 'offer_prepared' }, { code: 'offer_has_note' }],
  });
  const answer = await ana.transition(detail.header, {
    transition_code: 'issue_offer',
    row_version: detail.row_version,
    reason: 'Fără condiții',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'transition_condition_missing',
    context: { missing: step?.missing },
  });
  expect((await ana.detail(detail.header)).row_version).toBe(detail.row_version);
});

test('somebody who only looks cannot take a step', async () => {
  const { row, detail, free } = await aNewClaim();
  const previewer = assignmentCalls(api, await api.tokenFor('paula.vasile'));
  const answer = await previewer.transition(row, {
    transition_code: free.code,
    row_version: detail.row_version,
  });
  expect(answer.statusCode).toBe(403);
});

test('under a replacement the timeline and the audit log name both people', async () => {
  const { row, detail, free } = await aNewClaim();
  await letReplace(api, 'ana.ionescu', 'radu.marin');
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
  const target = await aPieceOfWork(api, { status: 'inspection' });
  const before = await countOf(api, 'tracker_event');
  const answer = await ana.transition(target, { transition_code: 'start_evaluation', row_version: 1 });
  expect(answer.statusCode).toBe(200);
  expect(await countOf(api, 'tracker_event')).toBe(before + 1);
});

test('a claimant with a confirmed channel is told that the tracker has news, another one is not', async () => {
  const confirmed = await aClaim(api).step('claim_notification', 'start_review');
  await sql`update contact_channel set confirmed_at = ${api.now()}
    where kind = 'email' and party_id = ${confirmed.claimantPartyId}`.execute(api.database.kysely);
  const unconfirmed = await aClaim(api).step('claim_notification', 'start_review');
  for (const [claim, messages] of [
    [unconfirmed, 0],
    [confirmed, 1],
  ] as const) {
    const before = await countOf(api, 'outbox');
    await claim.step('claim_notification', 'accept');
    expect(await countOf(api, 'outbox')).toBe(before + messages);
  }
  const [newest] = await api.outbox();
  expect(newest?.body).toContain('/status/');
});

test('an accepted notification opens the case master of its file, for somebody to take', async () => {
  const claim = await aClaim(api).step('claim_notification', 'start_review');
  const notice = { ...(await claim.work('claim_notification')), claim_file_no: claim.claimFileNo };
  const answer = await ana.transition(notice, {
    transition_code: 'accept',
    row_version: notice.row_version,
    reason: 'Complet',
  });
  expect(answer.statusCode).toBe(200);

  const masters = await sql<{ assigned_user_id: string | null }>`
    select assigned_user_id from assignment where claim_file_id = ${claim.claimFileId} and is_case_master
  `.execute(api.database.kysely);
  expect(masters.rows).toEqual([{ assigned_user_id: null }]);
});
