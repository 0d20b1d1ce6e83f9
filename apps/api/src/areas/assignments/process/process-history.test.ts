import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { processCalls } from '../testing/process-calls.ts';

const api = startTestApi();

test('M3 a publication stands in the history of the page, and taking it back brings the version before into force again', async () => {
  const calin = await api.tokenFor('calin.dobre');
  const calls = processCalls(api, calin, 'doc_request');
  await calls.start();
  const before = (await calls.draft()).content;
  const kind = { ...before.kind, due_hours: before.kind.due_hours + 5 };
  await calls.change({ key: 'kind', revision: 0, kind });
  await api.letPass({ minutes: 0.02 });
  await calls.publish();
  const { items } = (
    await api.inject({ url: '/api/config/browseSettingChanges?page=process', headers: { ...calin } })
  ).json<Schema<'SettingChangePage'>>();
  expect(items[0]).toMatchObject({
    subject: { id: 'doc_request' },
    changed_by_name: 'Călin Dobre',
    fields: [{ field: 'version', before: 1, after: 2 }],
  });
  await api.letPass({ minutes: 0.02 });
  const answer = await api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${items[0]?.change_id}`,
    headers: { ...calin },
  });
  expect(answer.statusCode).toBe(200);
  const { in_force, version_no } = await calls.detail();
  expect([in_force.kind.due_hours, version_no]).toEqual([before.kind.due_hours, 3]);
});
