import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker();

test('C17 60 requests for a code from strangers leave the owner able to get in, and send few messages', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const address = `/status/${caseNo}?org_code=demo`;
  const messages = () =>
    tracker.rows<{ body: string }>(
      'demo',
      (orgId) => sql`select body from outbox where org_id = ${orgId} and not_after > ${tracker.api.now()}
        order by system_time desc, outbox_id desc`,
    );
  const before = (await messages()).length;
  for (let stranger = 1; stranger <= 60; stranger += 1) {
    await tracker.api.letPass({ minutes: 0.1 });
    const browser = formBrowser(tracker.api, { address: `203.0.113.${stranger}` });
    await browser.submit(await browser.open(address), 'send');
  }
  const sent = await messages();
  expect(sent.length - before).toBeLessThanOrEqual(6);

  await tracker.api.letPass({ minutes: 0.1 });
  const owner = formBrowser(tracker.api, { address: '198.51.100.90' });
  const page = await owner.submit(await owner.open(address), 'send');
  const opened = await owner.submit(page, 'open', { code: codeIn((await messages())[0]?.body ?? '') });
  expect(opened.body).toContain('name="act" value="close"');
});
