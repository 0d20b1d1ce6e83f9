import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { trackerCalls } from '#src/areas/settlement/testing/tracker-calls.ts';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser, readAloud, type Page } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker();
const { api } = tracker;

type Made = { url: string; shares: Schema<'CaseShares'> };

async function owner() {
  const claim = await tracker.reachableCase();
  const { headers } = await trackerCalls(api, claim.claimFileId, claim.claimantPartyId);
  const ask = (method: 'GET' | 'POST', name: string, payload?: object, who: object = headers) =>
    api.injectTracker({
      method,
      url: `/api/tracker/${name}`,
      headers: { ...who },
      ...(payload && { payload }),
    });
  return {
    claim,
    ask,
    share: async () => (await ask('POST', 'shareCase', { name: 'Avocatul', days: 7 })).json<Made>(),
  };
}

const pathOf = (url: string): string => url.replace('https://dosar.example', '');
const visit = (url: string): Promise<Page> =>
  formBrowser(api, { address: '198.51.100.91' }).open(pathOf(url));

describe('R14 a claimant lets somebody read along', () => {
  test('the link shows where the case stands, and nothing that is the claimant’s alone', async () => {
    const { claim, ask, share } = await owner();
    const { url } = await share();
    const page = await visit(url);
    expect(page.status).toBe(200);
    const lines = readAloud(page);
    expect(lines).toEqual(
      expect.arrayContaining([`Dosar ${claim.claimFileNo}, numai de citit`, 'Pașii dosarului', 'Se ocupă']),
    );
    expect(page.body).not.toMatch(/<form|<script|IBAN|Documente/);
    const { rows } = await sql<{ name: string }>`
      select last_name as name from party where party_id = ${claim.claimantPartyId}`.execute(
      api.database.kysely,
    );
    expect(page.body).not.toContain(rows[0]?.name);
    expect((await ask('GET', 'browseShares')).json<Schema<'CaseShares'>>().items).toMatchObject([
      { name: 'Avocatul', is_open: true, read_count: 1 },
    ]);
  });

  test('a link that was taken back, has ended, is unknown or of another insurer gets the sentence of every wrong address', async () => {
    const { ask, share } = await owner();
    const [taken, ended] = [await share(), await share()];
    const [, first] = ended.shares.items;
    await ask('POST', `endShare/${first?.id}`);
    const wrong = readAloud(await visit('/shared/no-such-key-of-a-case?org_code=demo'));
    expect(readAloud(await visit(taken.url))).toEqual(wrong);
    expect(readAloud(await visit(ended.url.replace('org_code=demo', 'org_code=alfa'))).slice(-2)).toEqual(
      wrong.slice(-2),
    );
    expect((await visit(ended.url)).status).toBe(200);
    await api.letPass({ minutes: 7 * 24 * 60 + 1 });
    expect(readAloud(await visit(ended.url))).toEqual(wrong);
  });

  test('it opens no session of the case: what is written, paid and sent stays closed', async () => {
    const { claim, share } = await owner();
    const { url } = await share();
    const stranger = await tracker.visitor('demo', '198.51.100.92');
    const key = /shared\/([\w-]+)/.exec(url)?.[1];
    expect((await stranger.post('/api/tracker/readSharedCase', { key })).status).toBe(200);
    for (const path of [`findTackerCaseData/${claim.claimFileNo}`, 'browseMessages', 'browseShares'])
      expect((await stranger.get(`/api/tracker/${path}`)).status).toBe(404);
  });

  test('five links at a time; another party and a stranger neither see nor end them', async () => {
    const { claim, ask, share } = await owner();
    const { shares } = await share();
    for (let more = 1; more < 5; more += 1) await share();
    expect((await ask('POST', 'shareCase', { name: 'Vecina', days: 7 })).statusCode).toBe(409);
    const { headers: nobody } = await trackerCalls(api, claim.claimFileId, null);
    expect((await ask('GET', 'browseShares', undefined, nobody)).statusCode).toBe(404);
    const other = await owner();
    expect((await other.ask('POST', `endShare/${shares.items[0]?.id}`)).statusCode).toBe(404);
    expect((await other.ask('GET', 'browseShares')).json<Schema<'CaseShares'>>().items).toEqual([]);
  });

  test('by forms alone: made, shown once, seen in the list and taken back', async () => {
    const { claimFileNo: caseNo } = await tracker.reachableCase();
    const browser = formBrowser(api, { address: '198.51.100.93' });
    const asked = await browser.submit(await browser.open(`/status/${caseNo}?org_code=demo`), 'send');
    const [message] = await tracker.rows<{ body: string }>(
      'demo',
      (orgId) => sql`select body from outbox where org_id = ${orgId} and not_after > ${api.now()}
        order by system_time desc, outbox_id desc`,
    );
    const opened = await browser.submit(asked, 'open', { code: codeIn(message?.body ?? '') });
    const hostile = '<b>Sora</b> mea';
    const made = await browser.submit(opened, 'share', { share_name: hostile, share_days: '30' });
    const url = /https:\/\/dosar\.example\/shared\/[\w-]+\?org_code=demo/.exec(made.body)?.[0] ?? '';
    expect((await visit(url)).status).toBe(200);
    const listed = await browser.open(`/status/${caseNo}?org_code=demo`);
    expect(listed.body).toContain('&lt;b&gt;Sora&lt;/b&gt; mea');
    expect(listed.body).not.toContain(url);
    const ended = await browser.submit(listed, 'share_end');
    expect(readAloud(ended).join(' ')).toContain('încheiat,');
    expect((await visit(url)).status).toBe(404);
  });
});
