import { expect, test } from 'vitest';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { browseOutbox } from './browse-outbox.ts';

const api = startTestApi();

test('the outbox shows the messages of every organisation, newest first, or those of one recipient', async () => {
  for (const [orgCode, to] of [
    ['alfa', 'ion@example.com'],
    ['demo', '+40700000001'],
  ] as const) {
    const orgId = await api.organisation(orgCode);
    await inTenant(api.database, orgId, (tx) =>
      enqueue(tx, { orgId, kind: 'sms', to, body: `Pentru ${to}` }),
    );
    await api.letPass({ minutes: 1 });
  }
  const everything = await api.outbox();
  expect(everything.map((message) => message.to)).toEqual(['+40700000001', 'ion@example.com']);
  expect((await api.outbox('ion@example.com')).map((message) => message.body)).toEqual([
    'Pentru ion@example.com',
  ]);
});

test('Production has no outbox to look into', async () => {
  const call = { query: {} } as Parameters<typeof browseOutbox>[1];
  await expect(browseOutbox({ db: api.database, isProduction: true }, call)).rejects.toMatchObject({
    status: 404,
  });
});
