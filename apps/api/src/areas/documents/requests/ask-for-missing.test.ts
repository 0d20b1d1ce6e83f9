import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { confirmContactChannel } from '#src/areas/claims/index.ts';
import { messagesRule } from '#src/areas/partners/testing/template-set-calls.ts';
import { noticeOf, ruledFiles } from '#src/areas/partners/testing/ruled-files.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { posted } from '#src/testing/world/posted.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { clockAt } from '../testing/clock-at.ts';
import { attendToRequestsJob } from './attend-to-requests-job.ts';

// Claims are reported on Wednesday, 4 March 2026, at ten; a claimant has seven days.
const api = startTestApi();
const { fleetWith, withoutRules } = ruledFiles(api);
let ana: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
});
afterEach(async () => {
  await withoutRules();
  await sql`delete from closure where closure_date = '2026-03-11'`.execute(api.database.kysely);
  await sql`delete from doc_request_rule`.execute(api.database.kysely);
});

const everything = ['damage_photo', 'driving_licence', 'registration_certificate'];

async function requestsOf(claim: Claim): Promise<Schema<'DocRequest'>[]> {
  const { assignment_id: id } = await claim.work('claim_notification');
  const headers = await api.tokenFor(claim.handler);
  const answer = await api.inject({ url: `/api/document/browseRequests/${id}`, headers: { ...headers } });
  return answer.json();
}
const askedFor = async (claim: Claim) =>
  (await requestsOf(claim)).map(({ items }) => items.map((item) => item.doc_type_code).toSorted());
const confirmed = async (options: Parameters<typeof aClaim>[1] = {}) =>
  aClaim(api, options).and((claim) => confirmEmail(api, claim));

/** Whether a guest is told that missing papers will be asked for. */
const promised = async (orgCode: 'demo' | 'alfa') =>
  (
    await posted<Schema<'ClaimNotificationReceipt'>>(
      api,
      await api.guestFor(orgCode),
      '/api/fnol/submit',
      aNotice(),
    )
  ).asks_for_documents;

/** Somebody presses the link that came by text message, too. */
const confirmPhone = ({ orgId, claimantPartyId: partyId }: Claim) =>
  inTenant(api.database, orgId, async (tx) => {
    const { contact_channel_id: contactChannelId } = await tx
      .selectFrom('contact_channel')
      .where('party_id', '=', partyId)
      .where('kind', '=', 'phone')
      .select('contact_channel_id')
      .executeTakeFirstOrThrow();
    const context = { tx, caller: systemCaller(orgId), now: api.now() };
    await confirmContactChannel(context, { contactChannelId, partyId });
  });

/** A photo or paper of the report: on the file, or still on its way from the phone of the guest. */
const came = ({ claimFileId }: Claim, code: string, isOnTheWay = false) =>
  sql`insert into document (org_id, doc_type_code, claim_file_id, uploaded_in_session_id, file_name, mime_type, size_bytes,
      sha256, storage_key, copies_state)
    select org_id, ${code}, case when not ${isOnTheWay}::boolean then claim_file_id end, filed_in_session_id, 'a.png',
      'image/png', 1, repeat('0', 64), ${`${claimFileId}/${code}`}, 'none'
    from claim_file where claim_file_id = ${claimFileId}`.execute(api.database.kysely);

async function changeRule(change: Partial<Schema<'RequestRule'>>) {
  const headers = await api.tokenFor('calin.dobre');
  const { rule, row_version } = (
    await api.inject({ url: '/api/document/getRules', headers: { ...headers } })
  ).json<Schema<'DocumentRules'>>();
  await posted(api, headers, '/api/document/saveRequestRule', { rule: { ...rule, ...change }, row_version });
}

describe('R12 C31 what a new claim lacks is asked for', () => {
  test('by the product itself, once the claimant has confirmed an address, with all that belongs to a request', async () => {
    const claim = await aClaim(api);
    expect(await requestsOf(claim)).toEqual([]);
    await confirmEmail(api, claim);

    const [request, ...more] = await requestsOf(claim);
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      status: 'sent',
      channel: 'email',
      language: 'ro',
      due_date: '2026-03-11',
      asked_by_name: null,
    });
    expect(request?.items.map(({ doc_type_code: code }) => code).toSorted()).toEqual(everything);
    expect(request?.reminders[0]?.due_at.slice(0, 10)).toBe('2026-03-09');
    const letters = (await api.outbox('ioana.munteanu@example.com')).filter(
      ({ body }) => body.includes(claim.claimFileNo) && body.includes('/workflow/guest/doc_request/'),
    );
    expect(letters).toHaveLength(1);
    const { rows: entries } = await sql<{ title: string; actor_kind: string }>`
      select title, actor_kind from timeline_event where claim_file_id = ${claim.claimFileId}
        and kind in ('contact', 'doc_request') order by timeline_event_id`.execute(api.database.kysely);
    expect(entries).toEqual([
      { title: 'Adresa de e-mail a fost confirmată', actor_kind: 'system' },
      { title: 'Documente cerute automat', actor_kind: 'system' },
    ]);
    const { rows: audited } = await sql`select event, actor_kind, operation_id from audit_log
      where entity_id = ${request?.id}`.execute(api.database.kysely);
    expect(audited).toEqual([{ event: 'DOCUMENTS_REQUESTED', actor_kind: 'system', operation_id: null }]);
  });

  test('once: not again by a second channel, and not after the staff have withdrawn it', async () => {
    const claim = await confirmed();
    const [request] = await requestsOf(claim);
    await posted(api, ana, `/api/document/withdrawRequest/${request?.id}`, {
      row_version: request?.row_version,
    });
    await confirmPhone(claim);
    expect((await requestsOf(claim)).map(({ status }) => status)).toEqual(['cancelled']);
  });

  test('without what came with the report, and what its phone still sends', async () => {
    const claim = await aClaim(api);
    await came(claim, 'driving_licence');
    await came(claim, 'damage_photo', true);
    await confirmEmail(api, claim);
    expect(await askedFor(claim)).toEqual([['registration_certificate']]);
  });

  test('not at all where nothing is missing', async () => {
    const claim = await aClaim(api);
    for (const code of everything) await came(claim, code);
    await confirmEmail(api, claim);
    expect(await requestsOf(claim)).toEqual([]);
  });

  test('not where the staff have asked before, whatever for', async () => {
    const claim = await aClaim(api);
    await sql`update contact_channel set confirmed_at = now() where party_id = ${claim.claimantPartyId}
      and kind = 'phone'`.execute(api.database.kysely);
    await posted(api, ana, '/api/document/request', {
      assignment_id: (await claim.work('claim_notification')).assignment_id,
      doc_type_codes: ['bank_account'],
      recipient_party_id: claim.claimantPartyId,
      channel: 'sms',
      due_date: '2026-03-20',
    });
    await confirmEmail(api, claim);
    expect(await askedFor(claim)).toEqual([['bank_account']]);
  });

  test('not once the notice is accepted: whoever has looked at the claim asks for the rest', async () => {
    const claim = await aClaim(api).takenIn();
    await confirmEmail(api, claim);
    expect(await requestsOf(claim)).toEqual([]);
  });

  test('not of a driver to whom the customer lets nobody write', async () => {
    const notice = noticeOf('CJ 88 DLG', { notifier: { ...aNotice().notifier, role: 'driver' as const } });
    await fleetWith('CJ 88 DLG', [messagesRule({ skips_driver: true })]);
    const kept = await confirmed({ notice });
    expect(await requestsOf(kept)).toEqual([]);
    // The owner claims and cannot be reached: the driver would read what is meant for them.
    const owned = await aClaim(api, { notice });
    await sql`with owner as (
        insert into party (org_id, kind, last_name) values (${owned.orgId}, 'person', 'Pop') returning party_id)
      update claim_file set claimant_party_id = (select party_id from owner)
        where claim_file_id = ${owned.claimFileId}`.execute(api.database.kysely);
    await confirmEmail(api, owned);
    expect(await requestsOf(owned)).toEqual([]);
    await withoutRules();
    expect(await askedFor(await confirmed({ notice }))).toEqual([everything]);
  });

  test('in the language of the claimant, until the next day on which the organisation works', async () => {
    await sql`insert into closure (org_id, closure_date, name_ro, name_en)
      values (${await api.organisation('demo')}, '2026-03-11', 'Punte', 'Bridge')`.execute(
      api.database.kysely,
    );
    const claim = await aClaim(api);
    await sql`update party set language = 'en' where party_id = ${claim.claimantPartyId}`.execute(
      api.database.kysely,
    );
    await confirmEmail(api, claim);
    expect(await requestsOf(claim)).toMatchObject([{ language: 'en', due_date: '2026-03-12' }]);
    await changeRule({ due_days: 3 });
    expect(await requestsOf(await confirmed())).toMatchObject([{ due_date: '2026-03-09' }]);
    // Another insurer works on that day.
    const other = await confirmed({ orgCode: 'alfa' });
    expect(await requestsOf(other)).toMatchObject([{ due_date: '2026-03-11' }]);
  });

  test('unless the organisation has switched it off, which another one does not feel', async () => {
    await changeRule({ asks_by_itself: false });
    expect(await requestsOf(await confirmed())).toEqual([]);
    expect(await askedFor(await confirmed({ orgCode: 'alfa' }))).toEqual([everything]);
    // The last page of the report promises no request then, and one where it comes.
    expect(await promised('demo')).toBe(false);
    expect(await promised('alfa')).toBe(true);
    await changeRule({ asks_by_itself: true });
    expect(await promised('demo')).toBe(true);
    expect(await askedFor(await confirmed())).toEqual([everything]);
  });

  test('and no reminder of it follows once the claim was refused', async () => {
    const [refused, open] = [await confirmed(), await confirmed()];
    await refused.step('claim_notification', 'start_review');
    await refused.step('claim_notification', 'reject', undefined, { reason: 'Polița nu acoperă dauna.' });
    const now = () => clockAt('2026-03-09', '09:00');
    await runNow(attendToRequestsJob, { ...api.runtime, now });
    const first = async (claim: Claim) => (await requestsOf(claim))[0]?.reminders[0]?.state;
    expect([await first(refused), await first(open)]).toEqual(['cancelled', 'sent']);
  });

  test('by a text message that leaves in the morning, where somebody confirms a number at night', async () => {
    const { email: _, ...notifier } = aNotice().notifier;
    const claim = await aClaim(api, {
      notice: { notifier: { ...notifier, preferred_channel: 'phone' as const } },
    });
    await api.letPass({ minutes: 12 * 60 });
    await confirmPhone(claim);
    expect(await requestsOf(claim)).toMatchObject([{ channel: 'sms', due_date: '2026-03-11' }]);
    const { rows } = await sql<{ leaves: Date }>`
      select send_at as leaves from outbox where body like ${`%${claim.claimFileNo}%/d/%`}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ leaves: new Date('2026-03-05T06:00:00.000Z') }]);
  });
});
