import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker();

/** How many statements the server sends to the database meanwhile, the beginnings and ends of transactions included. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

test('a look at the opened case and a message read each thing about once: the parts need no transactions, the form no case', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase().takenIn();
  const browser = formBrowser(tracker.api, { address: '198.51.100.95' });
  const address = `/status/${caseNo}?org_code=demo`;
  const asked = await browser.submit(await browser.open(address), 'send');
  const [message] = await tracker.rows<{ body: string }>(
    'demo',
    (orgId) => sql`select body from outbox where org_id = ${orgId} and not_after > ${tracker.api.now()}
      order by system_time desc, outbox_id desc`,
  );
  const page = await browser.submit(asked, 'open', { code: codeIn(message?.body ?? '') });
  const look = await statementsOf(() => browser.open(address));
  const written = await statementsOf(() => browser.submit(page, 'write', { text: 'Când vine oferta?' }));
  expect(look).toBeLessThanOrEqual(40);
  // The form carries the look that follows it.
  expect(written - look).toBeLessThanOrEqual(22);
});
