import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noticeOf, ruledFiles, sla } from '#src/areas/partners/testing/ruled-files.ts';
import { ruleWith, specialCalls } from '#src/areas/partners/testing/special-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';

const api = startTestApi({ people: ['paula.vasile'] });
const { changeParty, fleetWith, noticeToMaria, titlesOf, unusualDocument, withoutRules } = ruledFiles(api);
type Calls = ReturnType<typeof specialCalls>;
let calin: Calls;
let ana: Calls;
let maria: Calls;

beforeAll(async () => {
  calin = specialCalls(api, await api.tokenFor('calin.dobre'));
  ana = specialCalls(api, await api.tokenFor('ana.ionescu'));
  maria = specialCalls(api, await api.tokenFor('maria.stan'));
});
beforeEach(withoutRules);

const dueHours = async (claim: Claim, type = 'claim_notification') => {
  const { assignment_id: id } = await claim.work(type);
  const { rows } = await sql<{ hours: number; usual: number }>`
    select extract(epoch from work.due_at - work.created_at)::float / 3600 as hours, type.default_due_hours as usual
    from assignment work join assignment_type type using (org_id, assignment_type_code)
    where assignment_id = ${id}`.execute(api.database.kysely);
  return rows[0];
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
    expect((await titlesOf(claim)).join()).toMatch(/Regulile clientului special nu se mai aplică;.* rămân/);
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

describe('M7 a rule that makes no sense', () => {
  test.each<[string, Schema<'RuleSettings'>, string]>([
    ['without its part', ruleWith('sla', {}), 'settings.sla'],
    ['of nobody', ruleWith('route', { route: { user_id: null, team_id: null } }), 'settings.route.team_id'],
    ['of hours and a factor', sla({ hours: 2, factor_percent: 50 }), 'settings.sla.hours'],
    [
      'for an unknown document',
      ruleWith('documents', { documents: { doc_type_codes: ['nothing_such'] } }),
      'settings.documents.doc_type_codes',
    ],
    [
      'for a stranger',
      ruleWith('route', { route: { user_id: '0e000000-0000-4000-8000-000000000001', team_id: null } }),
      'settings.route.user_id',
    ],
  ])('%s is refused at its field', async (_, settings, field) => {
    const answer = await calin.addRule({ level: 'C' }, settings);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<{ fields: { field: string }[] }>().fields[0]?.field).toBe(field);
  });

  test('is the second of its kind, and one that somebody has changed meanwhile', async () => {
    const added = await calin.addRule({ level: 'C' }, sla({ hours: 24 }));
    const [rule] = added.json<Schema<'SpecialRules'>>().rules;
    expect((await calin.addRule({ level: 'C' }, sla({ hours: 12 }))).json()).toMatchObject({
      code: 'special_customer_rule',
      context: { reason: 'rule_known' },
    });
    const change = { row_version: 1, settings: sla({ hours: 36 }) };
    const url = `changeSpecialRule/${rule?.special_rule_id}`;
    expect((await calin.postRule(url, change)).statusCode).toBe(201);
    expect((await calin.postRule(url, change)).statusCode).toBe(412);
    const removed = await calin.postRule(`removeSpecialRule/${rule?.special_rule_id}`, { row_version: 2 });
    expect(removed.json<Schema<'SpecialRules'>>().rules).toEqual([]);
  });
});

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
            template_set_id: null,
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
