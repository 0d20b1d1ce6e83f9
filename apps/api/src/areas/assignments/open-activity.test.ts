import type { Schema, SuccessBody } from '@dosar/openapi';
import { beforeAll, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
let file: SuccessBody<'getAssignment'>;

beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  file = await ana.detail(await aPieceOfWork(api));
});

const open = (who: typeof ana, body: object) =>
  who.post(`/api/assignment/openActivity/${file.header.claim_file_id}`, body);

test('the kinds of work are offered in the language asked for, without the main one', async () => {
  const types = (await ana.get('/api/assignment/browseActivityTypes', 'en')).json<Schema<'ActivityType'>[]>();
  expect(types.map(({ code }) => code)).toContain('assessment');
  expect(types.map(({ code }) => code)).not.toContain('claim_handling');
});

test('new work stands below the main work, waits in a queue, and is in the timeline', async () => {
  const answer = await open(ana, { assignment_type: 'assessment' });
  expect(answer.statusCode).toBe(201);
  const { assignment_id: id } = answer.json<Schema<'OpenedActivity'>>();
  const now = await ana.detail(file.header);
  const main = now.activities.find(({ is_case_master: isMain }) => isMain);
  expect(now.activities.find((activity) => activity.assignment_id === id)).toMatchObject({
    parent_assignment_id: main?.assignment_id,
    assigned_user_name: null,
    category_code: 'new',
  });
  expect((await ana.timeline(file.header)).items[0]?.title).toMatch(/^Activitate nouă: /);
});

test('work that the organisation does not do, and files of others, are refused', async () => {
  expect((await open(ana, { assignment_type: 'claim_handling' })).statusCode).toBe(422);
  const stranger = assignmentCalls(api, await api.tokenFor('alfa.ana'));
  expect((await open(stranger, { assignment_type: 'assessment' })).statusCode).toBe(404);
});
