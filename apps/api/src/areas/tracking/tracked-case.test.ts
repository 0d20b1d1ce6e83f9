import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '@dosar/openapi';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { moneyCalls, sentOffer } from '#src/areas/settlement/testing/money-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { headersOf } from '#src/testing/test-sessions.ts';
import { codeIn } from './testing/code-in.ts';
import { useTracker, type Visitor } from './tracker-test-client.ts';

const tracker = useTracker();

type Case = { currentEvent: Schema<'TrackerCurrentEvent'> };

/** Goes the whole way: asks for a code, reads it from the outbox, opens the case. */
async function opened(
  visitor: Visitor,
  caseNo: string,
  orgCode = 'demo',
): Promise<Schema<'TrackerCurrentEvent'> | null> {
  const { body: challenge } = await visitor.get<Schema<'Challenge'>>(`/api/tracker/startChallenge/${caseNo}`);
  const [message] = await tracker.rows<{ body: string }>(
    orgCode,
    (orgId) => sql`
    select body from outbox where org_id = ${orgId} order by system_time desc, outbox_id desc`,
  );
  const { body } = await visitor.post<Schema<'ChallengeAnswer'>>('/api/tracker/verifyChallenge', {
    challenge_id: challenge.challenge_id,
    case_no: caseNo,
    code: codeIn(message?.body ?? ''),
  });
  if (!body.newAuthContext) throw new Error(`${caseNo} did not open`);
  Object.assign(visitor.tokens, body.newAuthContext);
  return body.currentEvent;
}

test('the tracker speaks the language of the visitor', async () => {
  const visitor = await tracker.visitor();
  const { body } = await visitor.get<Schema<'TrackerConfig'>>('/api/tracker/getTrackerConfig');
  expect(body.config.length).toBeGreaterThan(2);
  expect(body.config.map((step) => step.index)).toEqual(body.config.map((_, index) => index));
  expect(body.title).not.toBe('');
});

test('E14 S14 an opened case shows where it stands, what is owed and what may be taken home, and nothing hostile', async () => {
  const claim = await tracker.reachableCase().takenIn();
  const { claimFileNo: caseNo } = claim;
  // The product asked for what the claim lacks, once its claimant could be reached.
  const sent = await tracker.api.outbox('ioana.munteanu@example.com');
  const request = sent.find(({ body }) => body.includes('/guest/doc_request/'));
  const visitor = await tracker.visitor('demo', '198.51.100.21');
  await tracker.rows(
    'demo',
    (orgId) => sql`
    insert into tracker_event (org_id, claim_file_id, process_step_index, event_title_ro, event_title_en,
      event_description_ro, event_description_en, action, system_time)
    select org_id, claim_file_id, 2, 'Așteptăm documente', 'We wait for documents',
      '<p>Trimiteți <b>talonul</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)>', '', 
      '{"type": "extLink", "name_ro": "Plătiți", "name_en": "Pay", "url": "javascript:alert(1)"}', now() + interval '1 minute'
    from claim_file where org_id = ${orgId} and claim_file_no = ${caseNo}`,
  );
  await opened(visitor, caseNo);

  const { status, body } = await visitor.get<Case>(`/api/tracker/findTackerCaseData/${caseNo}`);
  expect(status).toBe(200);
  const event = body.currentEvent;
  expect(event).toMatchObject({
    displayed_case_no: caseNo,
    plate: 'CJ 12 ABC',
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
  expect(event.active_doc_requests).toHaveLength(1);
  expect(request?.body).toContain(`/guest/doc_request/${event.active_doc_requests[0]?.key}`);
  expect(Date.parse(event.active_doc_requests[0]?.system_time ?? '')).not.toBeNaN();
  expect(event.active_doc_requests[0]?.doc_type_names.length).toBeGreaterThan(0);
  // The request and the thing to do are one: the same key, the same day.
  const [asked] = event.active_doc_requests;
  expect(event.open_tasks).toContainEqual({
    kind: 'documents',
    title: `Trimiteți ${asked?.doc_type_names.length} documente`,
    due_date: '2026-03-11',
    key: asked?.key,
  });
});

test('without a code there is no case, and with one there is only this one', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const { claimFileNo: otherCaseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.22');
  expect((await visitor.get(`/api/tracker/findTackerCaseData/${caseNo}`)).status).toBe(404);
  await opened(visitor, caseNo);
  expect((await visitor.get(`/api/tracker/findTackerCaseData/${caseNo}`)).status).toBe(200);
  expect((await visitor.get(`/api/tracker/findTackerCaseData/${otherCaseNo}`)).status).toBe(404);
  expect((await visitor.get('/api/tracker/findTackerCaseData/DM99R9999999')).status).toBe(404);
});

/** Adds a letter to a case; answers its id. */
async function addLetter(caseNo: string, visibility: 'claimant' | 'internal'): Promise<string> {
  const storageKey = await tracker.api.runtime.files.save(Buffer.from('%PDF-1.4 test'));
  const [stored] = await tracker.rows<{ document_id: string }>(
    'demo',
    (orgId) => sql`
    insert into document (org_id, doc_type_code, claim_file_id, file_name, mime_type, size_bytes, sha256, storage_key,
      visibility, state, copies_state)
    select org_id, 'other', claim_file_id, 'scrisoare', 'application/pdf', 13, repeat('0', 64), ${storageKey},
      ${visibility}, 'accepted', 'none'
    from claim_file where org_id = ${orgId} and claim_file_no = ${caseNo} returning document_id`,
  );
  return stored?.document_id ?? '';
}

test('documents are for the opened case, released to claimants, and nobody else', async () => {
  const [{ claimFileNo: caseNo }, { claimFileNo: otherCaseNo }] = [
    await tracker.reachableCase(),
    await tracker.reachableCase(),
  ];
  const released = await addLetter(caseNo, 'claimant');
  const internal = await addLetter(caseNo, 'internal');
  const foreign = await addLetter(otherCaseNo, 'claimant');
  const visitor = await tracker.visitor('demo', '198.51.100.23');
  await opened(visitor, caseNo);

  const status = async (id: string) =>
    (
      await tracker.api.injectTracker({
        url: `/api/tracker/downloadDocument/${id}`,
        headers: headersOf(visitor.tokens),
      })
    ).statusCode;
  expect([await status(released), await status(internal), await status(foreign)]).toEqual([200, 404, 404]);
});

test('released documents beyond the first page are read by key, each once, and of the opened case only', async () => {
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const { claimFileNo: fileNo } = await tracker.reachableCase();
  const released = 431;
  // Three at each second: pages also break between documents of the same moment.
  await tracker.rows(
    'demo',
    (orgId) => sql`
    with emptied as (delete from document using claim_file f where f.claim_file_no = ${fileNo}
      and document.claim_file_id = f.claim_file_id)
    insert into document (org_id, doc_type_code, claim_file_id, file_name, mime_type, size_bytes, sha256, storage_key,
      visibility, state, system_time)
    select org_id, 'other', claim_file_id, 'scrisoare-' || number,
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
  await opened(stranger, caseNo);
  const theirs = await stranger.get<Schema<'RegisteredDocumentPage'>>(
    `/api/tracker/browseDocuments?after=${read[0]}`,
  );
  expect(theirs.body.items).toEqual([]);
});

test('a case of one organisation does not exist on the tracker of another', async () => {
  const { claimFileNo: alfaCase } = await tracker.reachableCase('alfa');
  const sentBefore = await tracker.rows<{ sent: number }>(
    'alfa',
    (orgId) => sql`
    select count(*)::int as sent from outbox where org_id = ${orgId}`,
  );
  const visitor = await tracker.visitor('demo', '198.51.100.24');
  const { body } = await visitor.get<Schema<'Challenge'>>(`/api/tracker/startChallenge/${alfaCase}`);

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
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.25');
  await opened(visitor, caseNo);
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
  const { claimFileNo: caseNo } = await tracker.reachableCase().takenIn();
  await letReplace(tracker.api, 'ana.ionescu', 'radu.marin');
  await tracker.rows(
    'demo',
    (orgId) => sql`
    insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days,
      status, created_by_user_id, decided_by_user_id)
    select away.org_id, away.user_id, 'rest', '2026-03-02', '2026-03-06', 'whole', 'whole', 10, 'approved',
      away.user_id, manager.user_id
    from app_user away join app_user manager using (org_id)
    where org_id = ${orgId} and away.username = 'radu.marin' and manager.username = 'maria.stan'`,
  );
  const ownedBy = (username: string) =>
    tracker.rows(
      'demo',
      (orgId) => sql`update assignment set queue_id = null,
          assigned_user_id = (select user_id from app_user where username = ${username}),
          row_version = row_version + 1
        where org_id = ${orgId} and claim_file_no = ${caseNo} and is_case_master`,
    );
  const visitor = await tracker.visitor('demo', '198.51.100.29');
  await ownedBy('otilia.popa');
  await opened(visitor, caseNo);
  const contact = async () =>
    (await visitor.get<Case>(`/api/tracker/findTackerCaseData/${caseNo}`)).body.currentEvent.contact.name;
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
  const { claimFileNo: caseNo } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.30');
  await opened(visitor, caseNo);
  const [known] = await tracker.rows<{ party_id: string; is_reached: boolean }>(
    'demo',
    (orgId) => sql`
    select c.party_id, exists (select from contact_channel channel join outbox on outbox.to_address = channel.value
      where channel.org_id = ${orgId} and channel.party_id = c.party_id) as is_reached
    from challenge c where c.org_id = ${orgId} and c.case_no = ${caseNo}
      and c.opened_session_id = ${sessionIdOf(visitor.tokens.refreshToken)}`,
  );
  expect(known).toMatchObject({ is_reached: true });
});

test('the claimant reads the term of the law that runs, and that it is over', async () => {
  const { claimFileNo: caseNo, claimFileId } = await tracker.reachableCase();
  const visitor = await tracker.visitor('demo', '198.51.100.31');
  await opened(visitor, caseNo);
  const term = async () =>
    (await visitor.get<Case>(`/api/tracker/findTackerCaseData/${caseNo}`)).body.currentEvent.legal_term;
  const runs = async (rule: string, due: string) => {
    await tracker.rows(
      'demo',
      (orgId) => sql`delete from legal_clock where org_id = ${orgId} and claim_file_id = ${claimFileId}`,
    );
    return tracker.rows(
      'demo',
      (orgId) => sql`
      insert into legal_clock (org_id, claim_file_id, legal_rule_code, policy_type_code, event_from, started_on, due_date)
      select f.org_id, f.claim_file_id, rule.legal_rule_code, rule.policy_type_code, rule.event_from,
        date '2026-01-01', ${due}::date
      from claim_file f, (select distinct on (legal_rule_code) * from legal_rule 
        where legal_rule_code = ${rule} and policy_type_code = 'rca' order by legal_rule_code, event_from desc) rule
      where f.org_id = ${orgId} and f.claim_file_no = ${caseNo}`,
    );
  };
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
        where org_id = ${orgId} and claim_file_no = ${caseNo})`,
  );
  expect(await term()).toBeNull();
});

test('S14 the answer to the code and the case that is read afterwards are one: the same things to do, the same dates', async () => {
  const claim = await tracker.reachableCase().valued();
  const ana = moneyCalls(tracker.api, await tracker.api.tokenFor('ana.ionescu'));
  const { assignment_id } = await claim.main();
  const { claimFileNo: caseNo, claimFileId, claimantPartyId } = claim;
  await sentOffer(ana, {
    assignment_id,
    claim_file_id: claimFileId,
    claim_file_no: caseNo,
    claimant_party_id: claimantPartyId,
  });
  const visitor = await tracker.visitor('demo', '198.51.100.29');
  const answered = await opened(visitor, caseNo);
  const { body } = await visitor.get<Case>(`/api/tracker/findTackerCaseData/${caseNo}`);
  expect(answered?.open_tasks.map(({ kind }) => kind)).toContain('offer');
  expect(answered).toEqual(body.currentEvent);
});
