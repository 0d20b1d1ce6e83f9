import type { Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { addedStatus, newStatus, newStep, processCalls } from '../testing/process-calls.ts';
import { countPastMoves } from './past-steps-repository.ts';
import { publishDueJob } from './publish-due-job.ts';

const api = startTestApi();
let calin: ReturnType<typeof processCalls>;
let maria: ReturnType<typeof assignmentCalls>;

beforeEach(async () => {
  await api.letPass({ minutes: 0.02 });
  calin = processCalls(api, await api.tokenFor('calin.dobre'));
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  if ((await calin.detail()).draft !== null) await calin.discard();
});

const callback = (status: string) => aPieceOfWork(api, { type: 'callback', status });
type Work = Awaited<ReturnType<typeof callback>>;
const codesOffered = async (work: Work) => (await maria.detail(work)).transitions.map(({ code }) => code);
const statusOf = async (work: Work) => (await maria.detail(work)).header.status_code;
async function step(work: Work, code: string, said: object = {}) {
  const { row_version } = await maria.detail(work);
  return maria.transition(work, { transition_code: code, row_version, ...said });
}

test('M9 a status that the configurator added is met by work that runs, as soon as it is published', async () => {
  const work = await callback('in_progress');
  await calin.start();
  const added = newStatus('video_check', {
    help_html_ro: '<p>Sunați.<script>x</script></p>',
    help_html_en: '<p>Call.</p>',
  });
  expect((await calin.change(...addedStatus(added, 'in_progress', 'finished'))).statusCode).toBe(200);
  expect(await codesOffered(work)).not.toContain('to_video_check');

  const published = (await calin.publish()).json<Schema<'ProcessDetail'>>();
  expect(published).toMatchObject({ draft: null, version_no: 2 });
  expect(published.versions[0]).toMatchObject({
    state: 'published',
    reason: 'Pas nou cerut de echipă',
    published_by_name: 'Călin Dobre',
    published_at: api.now().toISOString(),
  });
  expect(await codesOffered(work)).toContain('to_video_check');
  expect((await step(work, 'to_video_check')).statusCode).toBe(200);
  const { header, status: facts } = await maria.detail(work);
  expect(header).toMatchObject({ status_code: 'video_check', status_name: 'Verificare video' });
  expect(facts).toMatchObject({ help_html: '<p>Sunați.</p>', sla_hours: 24 });
  expect((await step(work, 'to_finished')).statusCode).toBe(200);
});

test('M9 a draft with a status that nothing reaches is not published, and the check names it', async () => {
  await calin.start();
  await calin.change({ key: 'status:island', revision: 0, status: newStatus('island', { name_en: '' }) });
  const { findings } = await calin.draft();
  expect(findings.filter(({ is_error: isError }) => isError).map(({ code }) => code)).toEqual([
    'unreachable',
    'dead_end',
    'missing_translation',
  ]);
  const refused = await calin.publish();
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'process_not_sound' });
});

test('M9 a condition is set only as its area reads it', async () => {
  await calin.start();
  const wrong = newStep('new', 'finished', { conditions: [{ code: 'note_committed', value: 'maybe' }] });
  const refused = await calin.change({ key: 'step:new.to_finished', revision: 0, step: wrong });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ fields: [{ field: 'items.0.step.conditions' }] });
});

test('M9 of two configurators on one draft both change their own status, and the second on the same one is told', async () => {
  await calin.start();
  const { content } = await calin.draft();
  const [first, second] = content.statuses;
  const change = (status: Schema<'ProcessStatus'>, name_ro: string) =>
    calin.change({ key: `status:${status.code}`, revision: 0, status: { ...status, name_ro } });
  expect((await change(first!, 'Primit')).statusCode).toBe(200);
  expect((await change(second!, 'Dat')).statusCode).toBe(200);
  expect((await change(first!, 'Altfel')).statusCode).toBe(412);
  const { content: after, differences } = await calin.draft();
  expect(after.statuses.map(({ name_ro }) => name_ro).slice(0, 2)).toEqual(['Primit', 'Dat']);
  expect(differences).toMatchObject([
    { key: `status:${first!.code}`, change: 'changed', fields: ['name_ro'] },
    { key: `status:${second!.code}`, change: 'changed' },
  ]);
});

test('M9 publishing asks what becomes of work in a status that disappears, and moves it in the same transaction', async () => {
  const work = await callback('assigned');
  await calin.start();
  await calin.change({ key: 'status:assigned', revision: 0 });
  expect((await calin.draft()).vanishing).toMatchObject([{ status_code: 'assigned' }]);
  const refused = await calin.publish();
  expect(refused.json()).toMatchObject({
    code: 'process_work_unanswered',
    context: { statuses: ['assigned'] },
  });
  const answers = [{ status_code: 'assigned', to_status_code: 'in_progress' }];
  expect((await calin.publish({ answers })).statusCode).toBe(200);
  expect(await statusOf(work)).toBe('in_progress');
  const { items } = await maria.timeline(work);
  expect(items.map(({ title }) => title)).toContain('Stare nouă: În lucru');
  expect(await codesOffered(work)).toContain('finish');
});

test('M9 work that stays on its version keeps its ways out, and nothing enters the old status any more', async () => {
  const work = await callback('waiting');
  await calin.start();
  await calin.change({ key: 'status:waiting', revision: 0 });
  expect(
    (await calin.publish({ answers: [{ status_code: 'waiting', to_status_code: null }] })).statusCode,
  ).toBe(200);
  expect(await statusOf(work)).toBe('waiting');
  expect(await codesOffered(await callback('in_progress'))).not.toContain('wait');
  expect((await step(work, 'resume')).statusCode).toBe(200);
  expect(await statusOf(work)).toBe('in_progress');
});

test('M9 an earlier version comes back by a draft of it', async () => {
  const first = (await calin.detail()).versions.find(({ version_no: no }) => no === 1);
  expect((await calin.start(first?.process_version_id)).statusCode).toBe(200);
  expect((await calin.draft()).content.statuses.map(({ code }) => code)).toContain('waiting');
  expect((await calin.publish({ reason: 'Înapoi la procesul livrat' })).statusCode).toBe(200);
  expect(await codesOffered(await callback('in_progress'))).toContain('wait');
});

test('M9 words that were corrected after the draft began stay when it is published', async () => {
  await calin.start();
  await calin.change(...addedStatus(newStatus('late'), 'in_progress', 'finished'));
  const { items } = (
    await api.inject({ url: '/api/assignment/browseStatusTexts', headers: await api.tokenFor('calin.dobre') })
  ).json<Schema<'StatusTextsList'>>();
  const { assignment_type, status_code, texts, row_version } = items.find(
    (item) => item.assignment_type === 'callback' && item.status_code === 'in_progress',
  )!;
  await calin.post('saveStatusTexts', {
    assignment_type,
    status_code,
    row_version,
    texts: { ...texts, name_ro: 'La telefon' },
  });
  expect((await calin.publish()).statusCode).toBe(200);
  const { in_force: inForce } = await calin.detail();
  expect(inForce.statuses.find(({ code }) => code === 'in_progress')?.name_ro).toBe('La telefon');
});

test('M9 a publication for tomorrow waits for its moment', async () => {
  await calin.start();
  await calin.change(...addedStatus(newStatus('tomorrow'), 'in_progress', 'finished'));
  const publish_at = new Date(api.now().getTime() + 86_400_000).toISOString();
  expect((await calin.publish({ publish_at })).json()).toMatchObject({
    draft: { state: 'validated', publish_at },
  });
  const work = await callback('in_progress');
  await publishNow();
  expect(await codesOffered(work)).not.toContain('to_tomorrow');
  await api.letPass({ minutes: 24 * 60 });
  calin = processCalls(api, await api.tokenFor('calin.dobre'));
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  await publishNow();
  expect(await codesOffered(work)).toContain('to_tomorrow');
});

/** What the schedule does once a minute. */
async function publishNow() {
  const orgId = await api.organisation('demo');
  await publishDueJob.work(
    { now: api.now },
    {
      id: 'job',
      data: {},
      attempt: 1,
      signal: new AbortController().signal,
      orgId,
      inTransaction: (work) => inTenant(api.runtime.db, orgId, work),
      reportProgress: () => Promise.resolve(),
    },
  );
}

test('M9 another organisation has its own process, and a handler changes none', async () => {
  const alfa = processCalls(api, await api.tokenFor('alfa.ana'));
  expect((await alfa.detail()).in_force.statuses.map(({ code }) => code)).not.toContain('video_check');
  await calin.start();
  const { process_version_id, row_version } = await calin.draft();
  expect((await alfa.post('discardProcessDraft', { process_version_id, row_version })).statusCode).toBe(404);
  const ana = processCalls(api, await api.tokenFor('ana.ionescu'));
  expect((await ana.start()).statusCode).toBe(403);
});

test('M9 the drawing counts the steps of the last 30 days, in each organisation its own', async () => {
  const counted = async () => {
    const address = '/api/assignment/browseProcessMoves?assignment_type=callback';
    const answer = await api.inject({ url: address, headers: await api.tokenFor('calin.dobre') });
    const { items } = answer.json<Schema<'ProcessMoves'>>();
    return items.find(({ step_code: code }) => code === 'start')?.count ?? 0;
  };
  const before = await counted();
  const work = await callback('new');
  expect((await step(work, 'start')).statusCode).toBe(200);
  expect((await step(await callback('new'), 'start')).statusCode).toBe(200);
  expect(await counted()).toBe(before + 2);
  const alfa = await api.organisation('alfa');
  const asked = { assignmentType: 'callback', from: new Date(0) };
  expect(await inTenant(api.runtime.db, alfa, (tx) => countPastMoves(tx, alfa, asked))).toEqual([]);
  await api.letPass({ minutes: 31 * 24 * 60 });
  // Work that somebody still does brings its old steps no nearer.
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
  expect((await step(work, 'finish')).statusCode).toBe(200);
  expect(await counted()).toBe(0);
});
