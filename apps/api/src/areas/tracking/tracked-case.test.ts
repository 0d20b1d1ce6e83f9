import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '@dosar/openapi';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { codeIn, useTracker, type Visitor } from './tracker-test-client.ts';

const tracker = useTracker();

type Case = { currentEvent: Schema<'TrackerCurrentEvent'> };

/** Goes the whole way: asks for a code, reads it from the outbox, opens the case. */
async function opened(visitor: Visitor, caseNo: string, orgCode = 'demo'): Promise<void> {
  const { body: challenge } = await visitor.get<Schema<'Challenge'>>(`/api/tracker/startChallenge/${caseNo}`);
  const [message] = await tracker.rows<{ body: string }>(
    orgCode,
    (orgId) => sql`
    select body from outbox where org_id = ${orgId} order by system_time desc, outbox_id desc limit 1`,
  );
  const { body } = await visitor.post<Schema<'ChallengeAnswer'>>('/api/tracker/verifyChallenge', {
    challenge_id: challenge.challenge_id,
    case_no: caseNo,
    code: codeIn(message?.body ?? ''),
  });
  if (!body.newAuthContext) throw new Error(`${caseNo} did not open`);
  Object.assign(visitor.tokens, body.newAuthContext);
}

/** A file, not one of the first two, whose claimant gets codes by e-mail: with the date the demo world changes which ones do. */
async function reachableFile(): Promise<string> {
  const [file] = await tracker.rows<{ claim_file_no: string }>(
    'demo',
    (orgId) => sql`
    select claim_file_no from claim_file join contact_channel channel on channel.org_id = claim_file.org_id
      and channel.party_id = claim_file.claimant_party_id and channel.kind = 'email'
      and channel.confirmed_at is not null and channel.bounced_at is null
    where claim_file.org_id = ${orgId} and claim_file_no > 'DM26R0000002' order by claim_file_no limit 1`,
  );
  if (file === undefined) throw new Error('No claimant of the demo world can be reached by e-mail.');
  return file.claim_file_no;
}

test('the tracker speaks the language of the visitor', async () => {
  const visitor = await tracker.visitor();
  const { body } = await visitor.get<Schema<'TrackerConfig'>>('/api/tracker/getTrackerConfig');
  expect(body.config.length).toBeGreaterThan(2);
  expect(body.config.map((step) => step.index)).toEqual(body.config.map((_, index) => index));
  expect(body.title).not.toBe('');
});

test('E14 S14 an opened case shows where it stands, what is owed and what may be taken home, and nothing hostile', async () => {
  const visitor = await tracker.visitor('demo', '198.51.100.21');
  await tracker.rows(
    'demo',
    (orgId) => sql`
    insert into tracker_event (org_id, claim_file_id, process_step_index, event_title_ro, event_title_en,
      event_description_ro, event_description_en, action, system_time)
    select org_id, claim_file_id, 2, 'Așteptăm documente', 'We wait for documents',
      '<p>Trimiteți <b>talonul</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)>', '', 
      '{"type": "extLink", "name_ro": "Plătiți", "name_en": "Pay", "url": "javascript:alert(1)"}', now() + interval '1 minute'
    from claim_file where org_id = ${orgId} and claim_file_no = 'DM26R0000001'`,
  );
  await opened(visitor, 'DM26R0000001');

  const { status, body } = await visitor.get<Case>('/api/tracker/findTackerCaseData/DM26R0000001');
  expect(status).toBe(200);
  const event = body.currentEvent;
  expect(event).toMatchObject({
    displayed_case_no: 'DM26R0000001',
    process_step_index: 2,
    event_title: 'Așteptăm documente',
    event_description: '<p>Trimiteți <b>talonul</b>.</p>',
    action: null,
  });
  expect(event.contact.name).not.toBe('');
  expect(event.step_dates.map((step) => step.date)).toEqual(
    event.step_dates.map(() => expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)),
  );
  // Every field that the specification names is there under its name.
  for (const field of ['id', 'next_step_title', 'next_step_description', 'registered_documents'] as const)
    expect(event).toHaveProperty(field);
  expect(event.active_doc_requests[0]).toMatchObject({ key: 'demo-doc-request-key-0001' });
  expect(Date.parse(event.active_doc_requests[0]?.system_time ?? '')).not.toBeNaN();
  expect(event.active_doc_requests[0]?.doc_type_names.length).toBeGreaterThan(0);
});

test('without a code there is no case, and with one there is only this one', async () => {
  const visitor = await tracker.visitor('demo', '198.51.100.22');
  expect((await visitor.get('/api/tracker/findTackerCaseData/DM26R0000002')).status).toBe(404);
  await opened(visitor, 'DM26R0000002');
  expect((await visitor.get('/api/tracker/findTackerCaseData/DM26R0000002')).status).toBe(200);
  expect((await visitor.get('/api/tracker/findTackerCaseData/DM26R0000003')).status).toBe(404);
  expect((await visitor.get('/api/tracker/findTackerCaseData/DM99R9999999')).status).toBe(404);
});

type DocumentRow = { document_id: string; claim_file_no: string; visibility: string };

test('documents are for the opened case, released to claimants, and nobody else', async () => {
  const documents = await tracker.rows<DocumentRow>(
    'demo',
    (orgId) => sql`
    select d.document_id, f.claim_file_no, d.visibility from document d
      join claim_file f using (org_id, claim_file_id) where d.org_id = ${orgId}`,
  );
  const foreign = documents.find((row) => row.claim_file_no !== 'DM26R0000003');
  const internal = documents.find(
    (row) => row.claim_file_no === 'DM26R0000003' && row.visibility !== 'claimant',
  );
  const visitor = await tracker.visitor('demo', '198.51.100.23');
  await opened(visitor, 'DM26R0000003');

  const refused = [foreign, internal].filter((row) => row !== undefined);
  expect(refused.length).toBeGreaterThan(0);
  for (const { document_id } of refused) {
    expect((await visitor.get(`/api/tracker/downloadDocument/${document_id}`)).status).toBe(404);
  }
});

test('released documents beyond the first page are read by key, each once, and of the opened case only', async () => {
  const fileNo = await reachableFile();
  const released = 431;
  // Three at each second: pages also break between documents of the same moment.
  await tracker.rows(
    'demo',
    (orgId) => sql`
    with emptied as (delete from document using claim_file f where f.claim_file_no = ${fileNo}
      and document.claim_file_id = f.claim_file_id)
    insert into document (org_id, doc_type_code, claim_file_id, file_name, mime_type, size_bytes, sha256, storage_key,
      visibility, state, system_time)
    select org_id, (select doc_type_code from doc_type where org_id = ${orgId} limit 1), claim_file_id, 'scrisoare-' || number,
      'application/pdf', 10, repeat('0', 64), 'stored-' || number,
      case when number % 10 = 0 then 'internal' else 'claimant' end, 'accepted', now() - make_interval(secs => number / 3)
    from claim_file, generate_series(1, 478) number where org_id = ${orgId} and claim_file_no = ${fileNo}`,
  );
  const visitor = await tracker.visitor('demo', '198.51.100.25');
  await opened(visitor, fileNo);
  type Opened = { currentEvent: Schema<'TrackerCurrentEvent'> };
  const { body } = await visitor.get<Opened>(`/api/tracker/findTackerCaseData/${fileNo}`);
  const read = body.currentEvent.registered_documents.map(({ id }) => id);
  expect(body.currentEvent.registered_documents_total).toBe(released);
  expect(read).toHaveLength(200);

  const after = async (id: string | undefined) => {
    const answer = await visitor.get<Schema<'RegisteredDocumentPage'>>(
      `/api/tracker/browseDocuments?after=${id}`,
    );
    return answer.body;
  };
  for (let pages = 0; pages < 2; pages += 1) {
    const page = await after(read.at(-1));
    expect(page.total).toBe(released);
    read.push(...page.items.map(({ id }) => id));
  }
  expect(read).toHaveLength(released);
  expect(new Set(read).size).toBe(released);
  expect((await after(read.at(-1))).items).toEqual([]);

  const stranger = await tracker.visitor('demo', '198.51.100.26');
  await opened(stranger, 'DM26R0000002');
  const theirs = await stranger.get<Schema<'RegisteredDocumentPage'>>(
    `/api/tracker/browseDocuments?after=${read[0]}`,
  );
  expect(theirs.body.items).toEqual([]);
});

test('a case of one organisation does not exist on the tracker of another', async () => {
  const [alfaCase] = await tracker.rows<{ claim_file_no: string }>(
    'alfa',
    (orgId) => sql`
    select claim_file_no from claim_file where org_id = ${orgId} order by claim_file_no limit 1`,
  );
  const sentBefore = await tracker.rows<{ sent: number }>(
    'alfa',
    (orgId) => sql`
    select count(*)::int as sent from outbox where org_id = ${orgId}`,
  );
  const visitor = await tracker.visitor('demo', '198.51.100.24');
  const { body } = await visitor.get<Schema<'Challenge'>>(
    `/api/tracker/startChallenge/${alfaCase?.claim_file_no}`,
  );

  expect(body.status).toBe('normal');
  const sentAfter = await tracker.rows<{ sent: number }>(
    'alfa',
    (orgId) => sql`
    select count(*)::int as sent from outbox where org_id = ${orgId}`,
  );
  expect(sentAfter).toEqual(sentBefore);
  const [stored] = await tracker.rows<{ claim_file_id: string | null }>(
    'demo',
    (orgId) => sql`
    select claim_file_id from challenge where org_id = ${orgId} and challenge_id = ${body.challenge_id}`,
  );
  expect(stored?.claim_file_id).toBeNull();
});

test('tracker tokens open nothing on the staff site', async () => {
  const visitor = await tracker.visitor('demo', '198.51.100.25');
  await opened(visitor, 'DM26R0000001');
  const answer = await tracker.api.inject({
    method: 'GET',
    url: '/api/assignment/browseStatuses',
    headers: {
      authorization: `Bearer ${visitor.tokens.idToken}`,
      'x-refresh-token': visitor.tokens.refreshToken,
      'x-correlation-token': visitor.tokens.refreshToken,
    },
  });
  expect(answer.statusCode).toBe(403);
});

test('B4 the contact of a case is never somebody who is away: the replacement is named, and without one the organisation', async () => {
  const ownedBy = (username: string) =>
    tracker.rows(
      'demo',
      (
        orgId,
      ) => sql`update assignment set assigned_user_id = (select user_id from app_user where username = ${username}),
          row_version = row_version + 1
        where org_id = ${orgId} and claim_file_no = 'DM26R0000001' and is_case_master`,
    );
  const visitor = await tracker.visitor('demo', '198.51.100.29');
  await ownedBy('otilia.popa');
  await opened(visitor, 'DM26R0000001');
  const contact = async () =>
    (await visitor.get<Case>('/api/tracker/findTackerCaseData/DM26R0000001')).body.currentEvent.contact.name;
  expect(await contact()).toBe('Otilia Popa');
  await ownedBy('radu.marin');
  expect(await contact()).toBe('Ana Ionescu');
  await tracker.rows(
    'demo',
    (orgId) => sql`update replacement set revoked_at = now() where org_id = ${orgId} and revoked_at is null`,
  );
  const [organisation] = await tracker.rows<{ name: string }>(
    'demo',
    (orgId) => sql`select org_name as name from organisation where org_id = ${orgId}`,
  );
  expect(await contact()).toBe(organisation?.name);
});

test('the session of a case knows whom its code went to', async () => {
  const visitor = await tracker.visitor('demo', '198.51.100.30');
  await opened(visitor, 'DM26R0000002');
  const [known] = await tracker.rows<{ party_id: string; is_reached: boolean }>(
    'demo',
    (orgId) => sql`
    select c.party_id, exists (select from contact_channel channel join outbox on outbox.to_address = channel.value
      where channel.org_id = ${orgId} and channel.party_id = c.party_id) as is_reached
    from challenge c where c.org_id = ${orgId} and c.case_no = 'DM26R0000002'
      and c.opened_session_id = ${sessionIdOf(visitor.tokens.refreshToken)}`,
  );
  expect(known).toMatchObject({ is_reached: true });
});

test('the claimant reads the term of the law that runs, and that it is over', async () => {
  const visitor = await tracker.visitor('demo', '198.51.100.31');
  await opened(visitor, 'DM26R0000002');
  const term = async () =>
    (await visitor.get<Case>('/api/tracker/findTackerCaseData/DM26R0000002')).body.currentEvent.legal_term;
  const runs = (rule: string, due: string) =>
    tracker.rows(
      'demo',
      (orgId) => sql`
      with gone as (delete from legal_clock using claim_file f
        where f.claim_file_no = 'DM26R0000002' and legal_clock.claim_file_id = f.claim_file_id)
      insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date)
      select f.org_id, f.claim_file_id, rule.legal_rule_code, rule.policy_type_code, rule.event_from,
        date '2026-01-01', ${due}::date
      from claim_file f, (select * from legal_rule where legal_rule_code = ${rule} limit 1) rule
      where f.org_id = ${orgId} and f.claim_file_no = 'DM26R0000002'`,
    );
  await runs('RCA_30', '2099-01-31');
  expect(await term()).toEqual({
    awaited: 'answer',
    due_date: '2099-01-31',
    days: 30,
    is_missed: false,
    penalty_ppm: 2000,
  });
  await runs('RCA_10', '2026-01-11');
  expect(await term()).toMatchObject({ awaited: 'payment', days: 10, is_missed: true });
  await tracker.rows(
    'demo',
    (orgId) => sql`update legal_clock set stopped_on = '2026-01-12', stopped_by = 'payment.paid'
      where org_id = ${orgId} and claim_file_id = (select claim_file_id from claim_file
        where org_id = ${orgId} and claim_file_no = 'DM26R0000002')`,
  );
  expect(await term()).toBeNull();
});
