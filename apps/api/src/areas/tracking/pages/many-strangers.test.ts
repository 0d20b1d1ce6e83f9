import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Load } from '#src/kernel/load/load-gauge.ts';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser, readAloud } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const server: { load: Load } = { load: 'calm' };
const tracker = useTracker({ load: () => server.load });

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

test('C17 a server that has too much to do says so, and blames nobody for asking too often', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const owner = formBrowser(tracker.api, { address: '198.51.100.91' });
  const asked = await owner.submit(await owner.open(`/status/${caseNo}?org_code=demo`), 'send');
  server.load = 'overwhelmed';
  onTestFinished(() => void (server.load = 'calm'));
  const page = await owner.open(asked.url);
  expect(page.status).toBe(503);
  expect(readAloud(page).join(' ')).toContain('Nimic nu s-a pierdut');
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
});
