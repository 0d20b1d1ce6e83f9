import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { codeIn } from './testing/code-in.ts';
import { formBrowser, readAloud } from './testing/form-browser.ts';
import { useTracker } from './tracker-test-client.ts';

const tracker = useTracker();
const { api } = tracker;
let guests = 60;

async function lastCode(): Promise<string> {
  const [message] = await tracker.rows<{ body: string }>(
    'demo',
    (orgId) => sql`select body from outbox where org_id = ${orgId} and not_after > ${api.now()}
      order by system_time desc, outbox_id desc`,
  );
  return codeIn(message?.body ?? '');
}

/** The claimant of a case: whom they are told that it waits for, and what the page without scripts says of it. */
async function claimantOf({ claimFileNo: caseNo }: Claim) {
  guests += 1;
  const visitor = await tracker.visitor('demo', `198.51.100.${guests}`);
  const { body: challenge } = await visitor.get<Schema<'Challenge'>>(`/api/tracker/startChallenge/${caseNo}`);
  const { body } = await visitor.post<Schema<'ChallengeAnswer'>>('/api/tracker/verifyChallenge', {
    challenge_id: challenge.challenge_id,
    case_no: caseNo,
    code: await lastCode(),
  });
  Object.assign(visitor.tokens, body.newAuthContext);
  return async () => {
    const found = await visitor.get<{ currentEvent: Schema<'TrackerCurrentEvent'> }>(
      `/api/tracker/findTackerCaseData/${caseNo}`,
    );
    return found.body.currentEvent.waits_for;
  };
}

/** A case that was taken in and asks its claimant for nothing. */
const quietCase = () =>
  tracker
    .reachableCase()
    .takenIn()
    .and((claim) =>
      tracker.rows(
        'demo',
        (orgId) => sql`update doc_request set status = 'cancelled', row_version = row_version + 1
          where org_id = ${orgId} and claim_file_id = ${claim.claimFileId}`,
      ),
    );

const staffWaitFor = ({ claimFileId }: Claim, whom: Schema<'WaitingOn'> | null) =>
  tracker.rows(
    'demo',
    (orgId) => sql`update assignment set waiting_on = ${whom}, row_version = row_version + 1
      where org_id = ${orgId} and claim_file_id = ${claimFileId} and is_case_master`,
  );

type StoredJob = {
  kind?: string;
  state: string;
  nextParty?: string;
  promisedOn?: string;
  partsUntil?: string;
};

/** The one job of a shop for the case, with what staff and shop say of it between them. */
async function shopDoes({ claimFileId }: Claim, job: StoredJob) {
  const { kind = 'repair', state, nextParty = 'partner', promisedOn = null, partsUntil = null } = job;
  await tracker.rows(
    'demo',
    (orgId) => sql`delete from partner_job where org_id = ${orgId} and claim_file_id = ${claimFileId}`,
  );
  await tracker.rows(
    'demo',
    (orgId) => sql`
    insert into partner_job (org_id, claim_file_id, kind, state, state_since, next_party, due_at, shop_name, damage, note,
      choice_reason, on_silence, offer_no, promised_on, parts_until, created_at)
    values (${orgId}, ${claimFileId}, ${kind}, ${state}, ${api.now()}, ${nextParty}, '2026-03-05', 'Auto Secret', 'bară',
      'client dificil', 'cel mai ieftin', 'ask', 1, ${promisedOn}, ${partsUntil}, ${api.now()})`,
  );
}

describe('S13 the tracker says whom the case waits for', () => {
  test('the claimant, as long as something is asked of them, with its first day', async () => {
    const waitsFor = await claimantOf(await tracker.reachableCase().takenIn());
    expect(await waitsFor()).toEqual({ who: 'claimant', what: 'documentele cerute', until: '2026-03-11' });
  });

  test('the insurer while documents are checked, and until the payment by law', async () => {
    const claim = await tracker.reachableCase().takenIn();
    const waitsFor = await claimantOf(claim);
    await tracker.rows(
      'demo',
      (
        orgId,
      ) => sql`update doc_request_item set state = 'received' where org_id = ${orgId} and doc_request_id in
        (select doc_request_id from doc_request where claim_file_id = ${claim.claimFileId})`,
    );
    expect(await waitsFor()).toMatchObject({ who: 'insurer', what: 'verificarea documentelor' });
    await tracker.rows(
      'demo',
      (orgId) => sql`
      with ended as (delete from legal_clock where org_id = ${orgId} and claim_file_id = ${claim.claimFileId})
      insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date)
      select ${orgId}, ${claim.claimFileId}, legal_rule_code, policy_type_code, event_from, '2026-03-02', '2026-03-12'
      from legal_rule where legal_rule_code = 'RCA_10' and policy_type_code = 'rca' order by event_from desc limit 1`,
    );
    expect(await waitsFor()).toEqual({ who: 'insurer', what: 'plata', until: '2026-03-12' });
  });

  test('what staff recorded reaches the claimant as a party alone: approvals are the insurer’s, inquiries are not told', async () => {
    const claim = await quietCase();
    const waitsFor = await claimantOf(claim);
    const told: [Schema<'WaitingOn'> | null, string | undefined][] = [
      [null, 'insurer'],
      ['us', 'insurer'],
      ['manager', 'insurer'],
      ['shop', 'shop'],
      ['insurer', 'other_insurer'],
      ['police', undefined],
      ['other', undefined],
      // The page lists nothing to do, so it does not say that the claimant is awaited.
      ['claimant', undefined],
    ];
    for (const [recorded, who] of told) {
      await staffWaitFor(claim, recorded);
      const party = await waitsFor();
      expect([recorded, party?.who]).toEqual([recorded, who]);
      expect(party?.what ?? null).toBeNull();
    }
    await staffWaitFor(claim, null);
    await tracker.rows(
      'demo',
      (orgId) => sql`update claim_file set closed_at = ${api.now()}, row_version = row_version + 1
        where org_id = ${orgId} and claim_file_id = ${claim.claimFileId}`,
    );
    expect(await waitsFor()).toBeNull();
  });

  test('the repair shop from the accepted job to the end of the work; nothing else of partners is told', async () => {
    const claim = await quietCase();
    const waitsFor = await claimantOf(claim);
    const shop = (what: string, until: string | null) => ({ who: 'shop', what, until });
    await shopDoes(claim, { state: 'accepted', promisedOn: '2026-03-20' });
    expect(await waitsFor()).toEqual(shop('devizul', null));
    await shopDoes(claim, { state: 'in_work', promisedOn: '2026-03-20' });
    expect(await waitsFor()).toEqual(shop('reparația', '2026-03-20'));
    await shopDoes(claim, { state: 'waiting_parts', promisedOn: '2026-03-20', partsUntil: '2026-03-16' });
    expect(await waitsFor()).toEqual(shop('piesele', '2026-03-16'));
    const between: StoredJob[] = [
      { state: 'sent' },
      { state: 'quoted', nextParty: 'handler' },
      { state: 'done' },
      { state: 'in_work', kind: 'expert' },
      { state: 'accepted', kind: 'legal' },
    ];
    for (const job of between) {
      await shopDoes(claim, job);
      expect(await waitsFor()).toMatchObject({ who: 'insurer' });
    }
  });

  test('the page without scripts says it in words, and names neither the shop nor what staff wrote', async () => {
    const claim = await quietCase();
    await shopDoes(claim, { state: 'in_work', promisedOn: '2026-03-20' });
    const browser = formBrowser(api, { address: '198.51.100.90' });
    const asked = await browser.submit(
      await browser.open(`/status/${claim.claimFileNo}?org_code=demo`),
      'send',
    );
    const page = await browser.submit(asked, 'open', { code: await lastCode() });
    const lines = readAloud(page);
    expect(lines[lines.indexOf('Așteptăm') + 1]).toBe('service-ul, reparația, până vineri, 20.03.2026');
    expect(page.body).not.toMatch(/Auto Secret|client dificil|cel mai ieftin/);
    const english = readAloud(await browser.open(`/status/${claim.claimFileNo}?org_code=demo&lang=en`));
    expect(english[english.indexOf('Waiting for') + 1]).toBe(
      'the repair shop, the repair, until Friday, 20.03.2026',
    );
  });
});
