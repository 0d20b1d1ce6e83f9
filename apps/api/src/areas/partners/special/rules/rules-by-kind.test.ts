import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { noticeOf, ruledFiles } from '#src/areas/partners/testing/ruled-files.ts';
import { ruleWith } from '#src/areas/partners/testing/special-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { posted } from '#src/testing/world/posted.ts';
import { decideApproval } from '#src/areas/settlement/testing/money-calls.ts';
import { judgePartner } from '#src/areas/partners/index.ts';

const api = startTestApi({ people: ['otilia.popa'] });
const { changeParty, fleetWith, noticeToMaria, reserve, titlesOf, unusualDocument, withoutRules } =
  ruledFiles(api);

beforeEach(withoutRules);

describe('R8 each kind of rule', () => {
  test('routes new work to the named person, before whoever works on the file', async () => {
    const { userId } = await api.userNamed('otilia.popa');
    await fleetWith('CJ 41 DLG', [ruleWith('route', { route: { user_id: userId, team_id: null } })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 41 DLG') });
    expect((await claim.work('claim_notification')).assigned_user_id).toBe(userId);
  });

  test('routes a new notice to whoever answers for the customer where the team gives work out by rule', async () => {
    const { userId } = await api.userNamed('otilia.popa');
    await sql`
      insert into assignment_rule (org_id, team_id, is_on, changed_at, changed_by_user_id)
      select team.org_id, team.team_id, true, now(), ${userId} from team join organisation using (org_id)
      where org_code = 'demo' and team_code = 'claims'`.execute(api.database.kysely);
    await fleetWith('CJ 40 DLG', [], { handler_user_id: userId });
    const claim = await aClaim(api, { notice: noticeOf('CJ 40 DLG') });
    await sql`delete from assignment_rule`.execute(api.database.kysely);
    expect((await claim.work('claim_notification')).assigned_user_id).toBe(userId);
  });

  test('routes work that already waits, but takes it from nobody', async () => {
    const { userId } = await api.userNamed('otilia.popa');
    const waiting = await aClaim(api, { notice: noticeOf('CJ 42 DLG') });
    const owned = await aClaim(api, { notice: noticeOf('CJ 42 DLG') }).takenIn();
    const owner = (await api.userNamed('ana.ionescu')).userId;
    await posted(
      api,
      await api.tokenFor('ana.ionescu'),
      `/api/assignment/take/${(await owned.main()).assignment_id}`,
      {},
    );
    expect((await waiting.work('claim_notification')).assigned_user_id).toBeNull();
    await fleetWith('CJ 42 DLG', [ruleWith('route', { route: { user_id: userId, team_id: null } })]);
    await changeParty(waiting, 'Turda');
    await changeParty(owned, 'Turda');
    expect((await waiting.work('claim_notification')).assigned_user_id).toBe(userId);
    expect((await owned.main()).assigned_user_id).toBe(owner);
  });

  test('routes new work to the queue of a team', async () => {
    const { rows } = await sql<{ team_id: string; queue_id: string }>`
      select distinct on (team_id) team_id, queue_id from queue join organisation using (org_id)
      where org_code = 'demo' and team_id is not null order by team_id, queue_code`.execute(
      api.database.kysely,
    );
    const usual = await aClaim(api);
    const { rows: waits } = await sql<{ queue_id: string }>`select queue_id from assignment
      where assignment_id = ${(await usual.work('claim_notification')).assignment_id}`.execute(
      api.database.kysely,
    );
    const team = rows.find(({ queue_id: id }) => id !== waits[0]?.queue_id);
    await fleetWith('CJ 43 DLG', [
      ruleWith('route', { route: { user_id: null, team_id: team?.team_id ?? '' } }),
    ]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 43 DLG') });
    const work = await claim.work('claim_notification');
    const found = await sql<{ queue_id: string }>`
      select queue_id from assignment where assignment_id = ${work.assignment_id}`.execute(
      api.database.kysely,
    );
    expect(found.rows).toEqual([{ queue_id: team?.queue_id }]);
  });

  test('asks for a document that the work alone would not need, and says for whom', async () => {
    await fleetWith('CJ 44 DLG', [
      ruleWith('documents', { documents: { doc_type_codes: [await unusualDocument()] } }),
    ]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 44 DLG') }).takenIn();
    const { assignment_id: id } = await claim.main();
    const page = (
      await api.inject({
        url: `/api/document/browse/${id}`,
        headers: { ...(await api.tokenFor('ana.ionescu')) },
      })
    ).json<Schema<'DocumentPage'>>();
    expect(page.missing.filter(({ because }) => because !== null)).toMatchObject([
      { code: await unusualDocument(), because: 'Flota CJ 44 DLG, nivel A' },
    ]);
  });

  test('tells the named colleagues once of a new file and of a large reserve', async () => {
    await fleetWith('CJ 45 DLG', [
      ruleWith('notice', { notice: await noticeToMaria({ reserve_above_bani: 100_000 }) }),
    ]);
    const mails = async () =>
      (await api.outbox('maria.stan@demo.example'))
        .map(({ subject }) => subject ?? '')
        .filter((subject) => subject.includes('CJ 45 DLG'));
    const claim = await aClaim(api, { notice: noticeOf('CJ 45 DLG') }).takenIn();
    expect(await mails()).toEqual([`${claim.claimFileNo}: dosar nou, Flota CJ 45 DLG, nivel A`]);
    await reserve(claim, 100_000);
    expect(await mails()).toHaveLength(1);
    await reserve(claim, 150_000);
    await reserve(claim, 160_000);
    expect((await mails()).filter((subject) => subject.includes('rezerva'))).toHaveLength(1);
  });

  test('asks somebody else about a payment that the own limit would allow, and pays it once they agree', async () => {
    await fleetWith('CJ 47 DLG', [
      ruleWith('approvals', { approvals: { reserve_above_bani: null, payment_above_bani: 100_000 } }),
    ]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 47 DLG') })
      .valued()
      .offered(150_000)
      .accepted()
      .ordered();
    const order = async () =>
      (
        await sql<{
          state: string;
        }>`select payment_order.state from payment_order join offer using (org_id, offer_id)
          where offer.claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely)
      ).rows[0]?.state;
    expect(await order()).toBe('asked');
    expect((await titlesOf(claim)).join()).toContain('Altcineva aprobă 1.500,00');
    await decideApproval(api, { by: 'maria.stan', kind: 'payment' });
    expect(await order()).toBe('ordered');
  });

  test('asks somebody else about a reserve that the own limit would allow', async () => {
    await fleetWith('CJ 46 DLG', [
      ruleWith('approvals', { approvals: { reserve_above_bani: 200_000, payment_above_bani: null } }),
    ]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 46 DLG') }).takenIn();
    expect(await reserve(claim, 200_000)).toMatchObject({ reserve_bani: 200_000, waiting_reserves: [] });
    expect(await reserve(claim, 200_001)).toMatchObject({
      reserve_bani: 200_000,
      reserve_authority_bani: 200_000,
      waiting_reserves: [{ amount_bani: 200_001 }],
    });
    expect((await titlesOf(claim)).join('\n')).toContain(': Flota CJ 46 DLG, nivel A');
    const usual = await aClaim(api).takenIn();
    expect(await reserve(usual, 200_001)).toMatchObject({ reserve_bani: 200_001, waiting_reserves: [] });
  });
});

describe('R8 the messages of a file whose driver reported it', () => {
  const driver = { ...aNotice().notifier, role: 'driver' as const, email: 'sofer@example.com' };
  const contact = { name: 'Daune Flota', email: 'daune@flota.example', phone: null };
  const messagesRule = (part: Partial<Schema<'MessagesRule'>>) =>
    ruleWith('messages', {
      messages: { language: null, template_set_id: null, skips_driver: false, contact: null, ...part },
    });
  const subjects = async (address: string, { claimFileNo }: Claim) =>
    (await api.outbox(address))
      .map(({ subject }) => subject ?? '')
      .filter((subject) => subject.includes(claimFileNo));
  const confirm = ({ claimFileId }: Claim) =>
    sql`update contact_channel set confirmed_at = now() where value = 'sofer@example.com' and party_id =
      (select notifier_party_id from claim_file where claim_file_id = ${claimFileId})`.execute(
      api.database.kysely,
    );

  test('go to the contact of the customer in its language; the driver gets the receipt of the notice alone', async () => {
    await fleetWith('CJ 61 DLG', [messagesRule({ contact, language: 'en', skips_driver: true })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 61 DLG', { notifier: driver }) });
    const receipt = await subjects('sofer@example.com', claim);
    expect(receipt).toHaveLength(1);
    await confirm(claim);
    await claim.step('claim_notification', 'start_review');
    await claim.step('claim_notification', 'accept');
    expect(await subjects('daune@flota.example', claim)).toEqual([
      `News about your claim ${claim.claimFileNo}`,
    ]);
    expect(await subjects('sofer@example.com', claim)).toEqual(receipt);
  });

  test('go to nobody where the driver gets none and there is no contact', async () => {
    await fleetWith('CJ 62 DLG', [messagesRule({ skips_driver: true })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 62 DLG', { notifier: driver }) });
    await confirm(claim);
    await claim.step('claim_notification', 'start_review');
    await claim.step('claim_notification', 'accept');
    expect(await subjects('sofer@example.com', claim)).toHaveLength(1);
    expect(await titlesOf(claim)).toContain('Șoferului nu i se scrie: Flota CJ 62 DLG, nivel A');
  });

  test('reach the driver as ever without such a rule', async () => {
    const claim = await aClaim(api, { notice: noticeOf('CJ 63 DLG', { notifier: driver }) });
    await confirm(claim);
    await claim.step('claim_notification', 'start_review');
    await claim.step('claim_notification', 'accept');
    expect(await subjects('sofer@example.com', claim)).toHaveLength(2);
  });

  test('of a claimant are kept from them by no rule: the law gives them an answer', async () => {
    await fleetWith('CJ 64 DLG', [messagesRule({ contact, skips_driver: true })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 64 DLG') });
    await sql`update contact_channel set confirmed_at = now() where party_id = ${claim.claimantPartyId}
      and kind = 'email'`.execute(api.database.kysely);
    await claim.step('claim_notification', 'start_review');
    await claim.step('claim_notification', 'accept');
    expect(await subjects('ioana.munteanu@example.com', claim)).toHaveLength(2);
    expect(await subjects('daune@flota.example', claim)).toEqual([]);
  });
});

test('R8 a partner is allowed or refused by the rule of the customer, with its reason', async () => {
  const { orgId } = await api.userNamed('ana.ionescu');
  const { rows } = await sql<{ partner_id: string }>`
    insert into partner (org_id, name, kind) values (${orgId}, 'Service Unu', 'repair_shop'), (${orgId}, 'Service Doi', 'repair_shop')
    returning partner_id`.execute(api.database.kysely);
  const [one = '', two = ''] = rows.map(({ partner_id: id }) => id);
  await fleetWith('CJ 71 DLG', [ruleWith('partners', { partners: { allowed_ids: [one], refused_ids: [] } })]);
  const ruled = await aClaim(api, { notice: noticeOf('CJ 71 DLG') });
  const usual = await aClaim(api);
  const verdict = ({ claimFileId }: Claim, partnerId: string) =>
    api.database.kysely.transaction().execute((tx) => judgePartner(tx, { orgId, claimFileId }, partnerId));
  expect(await verdict(ruled, one)).toMatchObject({ isAllowed: true });
  expect(await verdict(ruled, two)).toEqual({
    isAllowed: false,
    because: { ro: 'Flota CJ 71 DLG, nivel A', en: 'Flota CJ 71 DLG, level A' },
  });
  expect(await verdict(usual, two)).toEqual({ isAllowed: true, because: undefined });
});
