import type { Schema } from '@dosar/openapi';
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { aPieceOfWork, someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { shippedBase, type Base } from '#db/configuration/base.ts';
import { configureOrganisation } from '#db/configuration/configure-organisation.ts';
import { addedStatus, newStatus, newStep, processCalls } from '../testing/process-calls.ts';
import { simulateProcessJob } from './simulate-process.ts';

const api = startTestApi();
let calin: ReturnType<typeof processCalls>;
let maria: ReturnType<typeof assignmentCalls>;

beforeAll(async () => {
  await api.letPass({ minutes: 0.02 });
  calin = processCalls(api, await api.tokenFor('calin.dobre'));
  maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
});

/** The next version of the product, which lets people finish what waits. */
const nextBase: Base = {
  ...shippedBase,
  version: shippedBase.version + 1,
  processes: shippedBase.processes.map((process) =>
    process.code !== 'callback'
      ? process
      : {
          ...process,
          transitions: [
            ...process.transitions,
            { code: 'finish_waiting', from: 'waiting', to: 'finished', name: ['Finalizează', 'Finish'] },
          ],
        },
  ),
};

async function step(assignmentId: Awaited<ReturnType<typeof aPieceOfWork>>, code: string, said: object = {}) {
  const { row_version } = await maria.detail(assignmentId);
  return maria.transition(assignmentId, { transition_code: code, row_version, ...said });
}

test('M9 the simulation replays the files of the last month and says how many would go another way, and why', async () => {
  const [first, second] = await someWork(api, [
    { type: 'callback', status: 'in_progress' },
    { type: 'callback', status: 'in_progress' },
  ]);
  await step(first!, 'finish');
  await step(second!, 'wait', { reason: 'Nu răspunde', waiting_on: 'claimant' });
  await calin.start();
  const { content } = await calin.draft();
  const finish = content.steps.find(
    ({ code, from_status_code: from }) => code === 'finish' && from === 'in_progress',
  )!;
  await calin.change({
    key: 'step:in_progress.finish',
    revision: 0,
    step: { ...finish, conditions: [{ code: 'confirmed_contact', value: true }] },
  });
  const { process_version_id, row_version } = await calin.draft();
  const begun = await calin.post('simulateProcess', { process_version_id, row_version });
  expect(begun.json<Schema<'ProcessDetail'>>().draft?.simulation).toMatchObject({
    state: 'running',
    done: 0,
  });
  await api.workOff(simulateProcessJob);
  const { simulation } = await calin.draft();
  expect(simulation).toMatchObject({
    state: 'done',
    reasons: [
      {
        reason: 'new_condition',
        status_code: 'in_progress',
        step_code: 'finish',
        about: ['confirmed_contact'],
        count: 1,
        files: [{ claim_file_no: first!.claim_file_no }],
      },
    ],
  });
  expect(simulation!.same).toBe(simulation!.total - 1);
  await calin.discard();
});

test('M9 an update of the product leaves a process of the organisation alone and proposes its difference', async () => {
  await calin.start();
  await calin.change(...addedStatus(newStatus('ours'), 'in_progress', 'finished'));
  expect((await calin.publish()).statusCode).toBe(200);
  const { in_force: before } = await calin.detail();
  const orgId = await api.organisation('demo');
  await inTenant(api.runtime.db, orgId, (tx) => configureOrganisation(tx, orgId, nextBase));

  const { in_force: after, proposal } = await calin.detail();
  expect(after).toEqual(before);
  expect(proposal?.differences).toMatchObject([{ key: 'step:waiting.finish_waiting', change: 'added' }]);

  expect((await calin.start(proposal?.process_version_id)).statusCode).toBe(200);
  const { content } = await calin.draft();
  expect(content.statuses.map(({ code }) => code)).toContain('ours');
  expect((await calin.publish({ reason: 'Preluat din produs' })).statusCode).toBe(200);
  const work = await aPieceOfWork(api, { type: 'callback', status: 'waiting' });
  expect((await maria.detail(work)).transitions.map(({ code }) => code)).toContain('finish_waiting');
});

test('M9 a process that the organisation left alone follows the update', async () => {
  const towing = processCalls(api, await api.tokenFor('calin.dobre'), 'towing');
  await towing.start();
  await towing.discard();
  const orgId = await api.organisation('demo');
  const later: Base = {
    ...nextBase,
    version: nextBase.version + 1,
    processes: nextBase.processes.map((process) =>
      process.code !== 'towing'
        ? process
        : {
            ...process,
            transitions: [
              ...process.transitions,
              { code: 'skip', from: 'new', to: 'finished', name: ['Sari', 'Skip'] },
            ],
          },
    ),
  };
  await inTenant(api.runtime.db, orgId, (tx) => configureOrganisation(tx, orgId, later));
  const { in_force: inForce, proposal } = await towing.detail();
  expect(proposal).toBeNull();
  expect(inForce.steps).toContainEqual(
    expect.objectContaining({ code: 'skip', from_status_code: 'new', to_status_code: 'finished' }),
  );
  // The draft's step and that of the update are two, so both are there after publishing.
  await towing.start();
  await towing.change({
    key: 'step:new.to_in_progress',
    revision: 0,
    step: newStep('new', 'in_progress'),
  });
  expect((await towing.publish()).statusCode).toBe(200);
  expect(
    (await towing.detail()).in_force.steps.filter(({ code }) => ['skip', 'to_in_progress'].includes(code)),
  ).toHaveLength(2);
});
