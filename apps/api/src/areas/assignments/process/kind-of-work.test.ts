import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { processCalls } from '../testing/process-calls.ts';

const api = startTestApi();
let calin: CallerHeaders;

beforeAll(async () => {
  // A configurator of another insurer.
  await sql`insert into user_role (org_id, user_id, role_code)
    select org_id, user_id, 'org.configurator' from app_user where username = 'alfa.ana' on conflict do nothing`.execute(
    api.database.kysely,
  );
});

beforeEach(async () => {
  calin = await api.tokenFor('calin.dobre');
});

const kind = { name_ro: 'Constatare video', name_en: 'Video inspection', due_hours: 12, priority: 2 };
const add = (change: object = {}, headers = calin) =>
  api.inject({
    method: 'POST',
    url: '/api/assignment/addKindOfWork',
    headers: { ...headers },
    payload: { kind, like_assignment_type: 'callback', copies_process: false, ...change },
  });
const listed = async (headers = calin) =>
  (await api.inject({ url: '/api/assignment/browseProcesses', headers: { ...headers } }))
    .json<Schema<'ProcessList'>>()
    .items.map(({ assignment_type: code }) => code);
const effects = async () => {
  const answer = await api.inject({ url: '/api/assignment/browseProcessWords', headers: { ...calin } });
  return answer.json<Schema<'ProcessWords'>>().kinds_of_work.map(({ code }) => code);
};

test('R11 a new kind of work is a sound draft; once published it can be opened by people and by steps, at this insurer alone', async () => {
  const begun = (await add()).json<Schema<'ProcessDetail'>>();
  expect(begun).toMatchObject({ assignment_type: 'own_video_inspection', in_force: { statuses: [] } });
  expect(begun.draft?.findings.filter(({ is_error: isError }) => isError)).toEqual([]);
  expect(await listed()).toContain('own_video_inspection');
  expect(await effects()).not.toContain('own_video_inspection');

  const calls = processCalls(api, calin, 'own_video_inspection');
  expect((await calls.publish()).statusCode).toBe(200);
  const { in_force, versions } = await calls.detail();
  expect(in_force.statuses.map(({ code }) => code)).toEqual(['new', 'in_work', 'done', 'cancelled']);
  expect(versions).toMatchObject([{ version_no: 1, state: 'published', origin: 'own' }]);
  expect(await effects()).toContain('own_video_inspection');
  const theirs = await listed(await api.tokenFor('alfa.ana'));
  expect(theirs).toContain('towing');
  expect(theirs).not.toContain('own_video_inspection');
});

test('R11 it can begin as a copy of another process, under its own name', async () => {
  const names = { ...kind, name_ro: 'Sună din nou', name_en: 'Call again' };
  const { draft } = (await add({ kind: names, copies_process: true })).json<Schema<'ProcessDetail'>>();
  const copied = await processCalls(api, calin, 'callback').detail();
  expect(draft?.content.kind).toEqual(names);
  expect(draft?.content.statuses).toEqual(copied.in_force.statuses);
});

test('a draft that is thrown away leaves no kind of work in the list', async () => {
  const names = { ...kind, name_ro: 'Probă', name_en: 'Trial' };
  await add({ kind: names });
  await processCalls(api, calin, 'own_trial').discard();
  expect(await listed()).not.toContain('own_trial');
});

test('a name that is taken, or none, is refused at its field; a handler is refused altogether', async () => {
  const taken = await add({ kind: { ...kind, name_ro: 'Tractare', name_en: 'Towing' } });
  expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: 'kind_of_work_known' }]);
  const nameless = await add({ kind: { ...kind, name_en: '  ' } });
  expect(nameless.json()).toMatchObject({ fields: [{ field: 'kind.name_en', code: 'required' }] });
  expect((await add({}, await api.tokenFor('ana.ionescu'))).statusCode).toBe(403);
});

test('R11 a status that is moved in the list comes into force in its new place, and the draft says so', async () => {
  const calls = processCalls(api, calin, 'towing');
  await calls.start();
  const { content } = await calls.draft();
  const [first, second, third] = content.statuses;
  const key = `status:${third!.code}`;
  await calls.change({ key, revision: 0, status: third!, position: 1 });
  const { differences } = await calls.draft();
  expect(differences.map((difference) => difference.key)).toEqual(['order']);
  expect((await calls.publish()).statusCode).toBe(200);
  const codes = (await calls.detail()).in_force.statuses.map(({ code }) => code);
  expect(codes.slice(0, 3)).toEqual([first!.code, third!.code, second!.code]);
});
