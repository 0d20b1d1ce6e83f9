import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ruleWith, specialCalls } from '#src/areas/partners/testing/special-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { posted } from '#src/testing/world/posted.ts';

const api = startTestApi({ people: ['paula.vasile', 'otilia.popa'] });
type Calls = ReturnType<typeof specialCalls>;
let calin: Calls;
let ana: Calls;
let maria: Calls;

beforeAll(async () => {
  calin = specialCalls(api, await api.tokenFor('calin.dobre'));
  ana = specialCalls(api, await api.tokenFor('ana.ionescu'));
  maria = specialCalls(api, await api.tokenFor('maria.stan'));
});
beforeEach(async () => {
  await sql`update special_customer set is_active = false`.execute(api.database.kysely);
  await sql`update special_rule set removed_at = now() where removed_at is null`.execute(api.database.kysely);
});

const sla = (part: Partial<Schema<'SlaRule'>>) =>
  ruleWith('sla', { sla: { hours: null, factor_percent: null, ...part } });

async function fleetWith(plate: string, rules: Schema<'RuleSettings'>[], more = {}): Promise<string> {
  const { row } = await calin.add({ name: `Flota ${plate}`, level: 'A', ...more });
  await calin.addMatch(row.special_customer_id, 'plate', plate);
  for (const settings of rules) {
    const answer = await calin.addRule({ customer: row.special_customer_id }, settings);
    expect(answer.statusCode, answer.body).toBe(201);
  }
  return row.special_customer_id;
}
const noticeOf = (plate: string, more = {}) => ({ vehicle: { ...aNotice().vehicle, plate }, ...more });
const titlesOf = async ({ claimFileId }: Pick<Claim, 'claimFileId'>) =>
  (
    await sql<{ title: string }>`
      select title from timeline_event where claim_file_id = ${claimFileId} order by timeline_event_id`.execute(
      api.database.kysely,
    )
  ).rows.map(({ title }) => title);
const dueHours = async (claim: Claim, type = 'claim_notification') => {
  const { assignment_id: id } = await claim.work(type);
  const { rows } = await sql<{ hours: number; usual: number }>`
    select extract(epoch from work.due_at - work.created_at)::float / 3600 as hours, type.default_due_hours as usual
    from assignment work join assignment_type type using (org_id, assignment_type_code)
    where assignment_id = ${id}`.execute(api.database.kysely);
  return rows[0];
};
const changeParty = async ({ claimFileId, claimantPartyId }: Claim, locality: string) => {
  const { rows } = await sql<{ row_version: number }>`
    select row_version from party where party_id = ${claimantPartyId}`.execute(api.database.kysely);
  await posted(
    api,
    await api.tokenFor('ana.ionescu'),
    `/api/claim/changeParty/${claimFileId}/${claimantPartyId}`,
    {
      row_version: rows[0]?.row_version,
      changes: { locality },
    },
  );
};

describe('R8 a rule of a customer', () => {
  test('gives the work of a recognised notice its own hours, and says in place of which and for whom', async () => {
    await fleetWith('CJ 31 DLG', [sla({ hours: 96 })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 31 DLG') });
    const due = await dueHours(claim);
    expect(due?.hours).toBeGreaterThanOrEqual(96);
    expect(due?.hours).toBeLessThan(120);
    expect(await titlesOf(claim)).toEqual(
      expect.arrayContaining([
        'SLA 96 h, la orice activitate: Flota CJ 31 DLG, nivel A',
        `SLA 96 h în loc de ${due?.usual} h: Flota CJ 31 DLG, nivel A`,
      ]),
    );
    expect(await ana.rulesOfFile(claim.claimFileId)).toMatchObject([
      { kind: 'sla', because: 'Flota CJ 31 DLG, nivel A', ended_at: null },
    ]);
  });

  test('comes before that of its level, which acts where the customer has none of the kind', async () => {
    const id = await fleetWith('CJ 32 DLG', [sla({ hours: 48 })]);
    await calin.addRule({ level: 'A' }, sla({ hours: 12 }));
    await calin.addRule(
      { level: 'A' },
      ruleWith('documents', { documents: { doc_type_codes: ['police_report'] } }),
    );
    await calin.addRule({ level: 'B' }, ruleWith('notice', { notice: await noticeToMaria() }));
    expect((await calin.rules(id)).map((rule) => [rule.settings.kind, rule.level, rule.is_replaced])).toEqual(
      [
        ['sla', 'A', true],
        ['sla', null, false],
        ['documents', 'A', false],
      ],
    );
    const claim = await aClaim(api, { notice: noticeOf('CJ 32 DLG') });
    expect((await ana.rulesOfFile(claim.claimFileId)).map(({ kind, says }) => [kind, says])).toEqual(
      expect.arrayContaining([['sla', 'SLA 48 h, la orice activitate']]),
    );
    expect((await ana.rulesOfFile(claim.claimFileId)).map(({ kind }) => kind).toSorted()).toEqual([
      'documents',
      'sla',
    ]);
  });

  test('acts once however often the file changes, and a changed rule with the next match alone', async () => {
    const id = await fleetWith('CJ 33 DLG', [sla({ hours: 96 })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 33 DLG') }).takenIn();
    await changeParty(claim, 'Turda');
    await changeParty(claim, 'Dej');
    const told = async () => (await titlesOf(claim)).filter((title) => title.startsWith('SLA 96 h, la'));
    expect(await told()).toHaveLength(1);

    const [rule] = await calin.rules(id);
    const changed = await calin.postRule(`changeSpecialRule/${rule?.special_rule_id}`, {
      row_version: rule?.row_version,
      settings: sla({ hours: 120 }),
    });
    expect(changed.statusCode, changed.body).toBe(201);
    expect((await ana.rulesOfFile(claim.claimFileId))[0]?.says).toBe('SLA 96 h, la orice activitate');
    await changeParty(claim, 'Gherla');
    expect(
      (await ana.rulesOfFile(claim.claimFileId)).map(({ says, ended_at: at }) => [says, at === null]),
    ).toEqual([
      ['SLA 120 h, la orice activitate', true],
      ['SLA 96 h, la orice activitate', false],
    ]);
  });

  test('acts with the change that it follows or not at all', async () => {
    await fleetWith('CJ 34 DLG', [sla({ hours: 96 })]);
    const count = async () =>
      (
        await sql<{ count: number }>`select count(*)::integer as count from special_rule_of_file`.execute(
          api.database.kysely,
        )
      ).rows[0]?.count;
    const before = await count();
    const notice = aNotice({
      ...noticeOf('CJ 34 DLG'),
      document_ids: ['0e000000-0000-4000-8000-000000000001'],
    });
    await expect(aClaim(api, { notice })).rejects.toThrow();
    expect(await count()).toBe(before);
    const claim = await aClaim(api, { notice: noticeOf('CJ 34 DLG') });
    expect(await ana.rulesOfFile(claim.claimFileId)).toHaveLength(1);
  });

  test('ends when the match is refused, and the timeline says what stays', async () => {
    const id = await fleetWith('CJ 35 DLG', [sla({ hours: 96 })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 35 DLG') }).takenIn();
    const due = await dueHours(claim, 'claim_handling');
    expect((await ana.refuse(claim.claimFileId, id)).statusCode).toBe(201);
    expect((await ana.rulesOfFile(claim.claimFileId)).map((rule) => rule.ended_at === null)).toEqual([false]);
    expect(await titlesOf(claim)).toContain('Regulile clientului special nu se mai aplică');
    expect(await dueHours(claim, 'claim_handling')).toEqual(due);
  });

  test('of another organisation is neither found nor changed, and acts in none of its files', async () => {
    const id = await fleetWith('CJ 36 DLG', [sla({ hours: 96 })]);
    const [rule] = await calin.rules(id);
    const claim = await aClaim(api, { orgCode: 'alfa', notice: noticeOf('CJ 36 DLG') });
    expect((await ana.getRule(`getRulesOfFile/${claim.claimFileId}`)).statusCode).toBe(404);
    const { rows } =
      await sql`select 1 from special_rule_of_file where claim_file_id = ${claim.claimFileId}`.execute(
        api.database.kysely,
      );
    expect(rows).toEqual([]);
    expect((await calin.getRule(`getSpecialRules?special_customer_id=${claim.claimFileId}`)).statusCode).toBe(
      404,
    );
    expect(rule?.says).toBe('SLA 96 h, la orice activitate');
  });
});

const noticeToMaria = async (more: Partial<Schema<'NoticeRule'>> = {}): Promise<Schema<'NoticeRule'>> => ({
  user_ids: [(await api.userNamed('maria.stan')).userId],
  on_opening: true,
  on_closing: false,
  reserve_above_bani: null,
  ...more,
});

describe('R8 each kind of rule', () => {
  test('routes new work to the named person, before whoever works on the file', async () => {
    const { userId } = await api.userNamed('otilia.popa');
    await fleetWith('CJ 41 DLG', [ruleWith('route', { route: { user_id: userId, team_id: null } })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 41 DLG') });
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

async function unusualDocument(): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select doc_type_code as code from doc_type join organisation using (org_id)
    where org_code = 'demo' and doc_type.is_active and not exists (select from assignment_type type
      where type.org_id = doc_type.org_id and doc_type_code = any (type.required_doc_type_codes))
    order by doc_type_code limit 1`.execute(api.database.kysely);
  return rows[0]?.code ?? '';
}

async function reserve(claim: Claim, bani: number) {
  const headers = await api.tokenFor('ana.ionescu');
  const { assignment_id: id } = await claim.main();
  const money = (await api.inject({ url: `/api/settlement/getMoney/${id}`, headers: { ...headers } })).json<
    Schema<'Money'>
  >();
  return posted<Schema<'Money'>>(api, headers, `/api/settlement/changeReserve/${id}`, {
    money_version: money.money_version,
    coverage_code: 'vehicle',
    amount_bani: bani,
    reason: 'Deviz nou',
  });
}

describe('B6 the rules of a VIP', () => {
  test('act without a name or a contact for whom may not know it: not in the panel, the history or the documents', async () => {
    await fleetWith(
      'CJ 51 DLG',
      [
        sla({ hours: 96 }),
        ruleWith('documents', { documents: { doc_type_codes: [await unusualDocument()] } }),
        ruleWith('messages', {
          messages: {
            language: null,
            skips_driver: true,
            contact: { name: 'Secretara Vedetei', email: 'vedeta@vedeta.example', phone: null },
          },
        }),
      ],
      { kind: 'vip', name: 'Vedeta Națională' },
    );
    const claim = await aClaim(api, { notice: noticeOf('CJ 51 DLG') }).takenIn();
    const { assignment_id: id, assignment_key: key } = await claim.main();
    const headers = { ...(await api.tokenFor('ana.ionescu')) };
    const answers = await Promise.all(
      [
        `/api/specialRule/getRulesOfFile/${claim.claimFileId}`,
        `/api/specialCustomer/getCustomerOfFile/${claim.claimFileId}`,
        `/api/timeline/browse/${key}`,
        `/api/document/browse/${id}`,
        `/api/assignment/getById/${claim.claimFileNo}/${id}`,
      ].map((url) => api.inject({ url, headers })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.map(({ body }) => body).join()).not.toMatch(/vedet/i);
    const shown = await ana.rulesOfFile(claim.claimFileId);
    expect(shown.map(({ because }) => because)).toEqual(Array(3).fill('client special'));
    expect(JSON.stringify(await maria.rulesOfFile(claim.claimFileId))).toContain('Vedeta Națională');
  });

  test('are nothing that a previewer asks for', async () => {
    const claim = await aClaim(api).takenIn();
    const paula = specialCalls(api, await api.tokenFor('paula.vasile'));
    expect((await paula.getRule(`getRulesOfFile/${claim.claimFileId}`)).statusCode).toBe(403);
  });
});
