import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noticeOf, ruledFiles } from '#src/areas/partners/testing/ruled-files.ts';
import { specialCalls } from '#src/areas/partners/testing/special-calls.ts';
import { anEmail, messagesRule, templateSetCalls } from '#src/areas/partners/testing/template-set-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';

const api = startTestApi();
const { fleetWith, titlesOf, withoutRules } = ruledFiles(api);
const { get, make, remove, sets, write } = templateSetCalls(api);
const address = 'ioana.munteanu@example.com';
let ana: ReturnType<typeof specialCalls>;

beforeAll(async () => {
  ana = specialCalls(api, await api.tokenFor('ana.ionescu'));
});
beforeEach(withoutRules);

/** What a claimant got after the receipt of the notice, the latest first. */
const letters = async ({ claimFileNo }: Claim) => {
  const all = (await api.outbox(address)).filter(({ subject, body }) =>
    `${subject}${body}`.includes(claimFileNo),
  );
  // A confirmed address brings the request for what the claim lacks, too, which is no news.
  return all.filter(
    ({ subject, body }) =>
      subject !== `Dosarul dumneavoastră: ${claimFileNo}` && !body.includes('/workflow/guest/doc_request/'),
  );
};

async function refused(plate: string): Promise<Claim> {
  const claim = await aClaim(api, { notice: noticeOf(plate) });
  await confirmEmail(api, claim);
  await claim.step('claim_notification', 'start_review');
  await claim.step('claim_notification', 'reject', undefined, { reason: 'Polița nu acoperă dauna.' });
  return claim;
}

const bilingual = [
  anEmail(
    'ro',
    'Flota: respins {{claim_file_no}}',
    'Stimați parteneri, dosarul {{claim_file_no}}: {{reason}}',
  ),
  anEmail('en', 'Fleet: refused {{claim_file_no}}', 'Dear partners, claim {{claim_file_no}}: {{reason}}'),
];

describe('R8 M7 a rule of a customer that names a set of templates', () => {
  test('sends its texts in the language of the file, and the file says for whom', async () => {
    const set = await make('Flota Unu');
    expect((await write(set, 'claim_refused', bilingual)).statusCode).toBe(200);
    await fleetWith('CJ 81 DLG', [messagesRule({ template_set_id: set.template_set_id })]);
    const claim = await refused('CJ 81 DLG');
    expect(await letters(claim)).toMatchObject([
      {
        subject: `Flota: respins ${claim.claimFileNo}`,
        body: `Stimați parteneri, dosarul ${claim.claimFileNo}: Polița nu acoperă dauna.`,
      },
    ]);
    expect(await titlesOf(claim)).toEqual(
      expect.arrayContaining([
        'texte: Flota Unu: Flota CJ 81 DLG, nivel A',
        'E-mail trimis, texte: Flota CJ 81 DLG, nivel A',
      ]),
    );
    expect((await ana.rulesOfFile(claim.claimFileId)).map(({ says }) => says)).toEqual(['texte: Flota Unu']);
    const { rows } = await sql<{ template_code: string }>`
      select template_code from message where claim_file_id = ${claim.claimFileId} and reason_code = 'claim_refused'`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ template_code: `own_claim_refused_${set.template_set_id.slice(-6)}` }]);
  });

  test('sends them in the language that the same rule chooses', async () => {
    const set = await make('Flota Doi');
    await write(set, 'claim_refused', bilingual);
    await fleetWith('CJ 82 DLG', [messagesRule({ template_set_id: set.template_set_id, language: 'en' })]);
    const claim = await refused('CJ 82 DLG');
    expect(await letters(claim)).toMatchObject([{ subject: `Fleet: refused ${claim.claimFileNo}` }]);
  });

  test('falls back to the standard text for what the set lacks: a template, a language, or one that is switched off', async () => {
    const set = await make('Flota Trei');
    await write(set, 'claim_suspended', [anEmail('ro', 'Flota: așteptăm', 'Flota {{claim_file_no}}')]);
    const id = await fleetWith('CJ 83 DLG', [messagesRule({ template_set_id: set.template_set_id })]);
    const standard = (no: string) => `Răspuns la cererea de despăgubire, dosar ${no}`;
    const first = await refused('CJ 83 DLG');
    expect(await letters(first)).toMatchObject([{ subject: standard(first.claimFileNo) }]);
    expect((await titlesOf(first)).filter((title) => title.startsWith('E-mail trimis, texte'))).toEqual([]);

    // English readers get the standard English text before a Romanian one of the set.
    const calin = specialCalls(api, await api.tokenFor('calin.dobre'));
    await write(set, 'claim_refused', [anEmail('ro', 'Flota: {{claim_file_no}}', 'Flota')]);
    const [rule] = await calin.rules(id);
    await calin.postRule(`changeSpecialRule/${rule?.special_rule_id}`, {
      row_version: rule?.row_version,
      settings: messagesRule({ template_set_id: set.template_set_id, language: 'en' }),
    });
    const second = await refused('CJ 83 DLG');
    expect(await letters(second)).toMatchObject([{ subject: `Answer to your claim ${second.claimFileNo}` }]);

    const code = `own_claim_refused_${set.template_set_id.slice(-6)}`;
    await calin.postRule(`changeSpecialRule/${rule?.special_rule_id}`, {
      row_version: (rule?.row_version ?? 0) + 1,
      settings: messagesRule({ template_set_id: set.template_set_id }),
    });
    const off = { template_code: code, row_version: 1, is_active: false };
    expect((await write(set, 'claim_refused', [anEmail('ro', 'Oprit', 'Flota')], off)).statusCode).toBe(200);
    const third = await refused('CJ 83 DLG');
    expect(await letters(third)).toMatchObject([{ subject: standard(third.claimFileNo) }]);
  });

  test('says the news of the file in its words too', async () => {
    const set = await make('Flota Patru');
    await write(set, 'claim_news', [anEmail('ro', 'Flota: noutăți {{plate}}', 'Vedeți {{tracker_url}}')]);
    await fleetWith('CJ 84 DLG', [messagesRule({ template_set_id: set.template_set_id })]);
    const claim = await aClaim(api, { notice: noticeOf('CJ 84 DLG') });
    await confirmEmail(api, claim);
    await claim.step('claim_notification', 'start_review');
    await claim.step('claim_notification', 'accept');
    expect(await letters(claim)).toMatchObject([
      {
        subject: expect.stringMatching(/^Flota: noutăți CJ.?84.?DLG$/),
        body: expect.stringContaining(`/status/${claim.claimFileNo}`),
      },
    ]);
  });

  test('begins what a handler writes with them, and leaves the list of templates as it is', async () => {
    const set = await make('Flota Cinci');
    await write(set, 'claim_state', [anEmail('ro', 'Flota: {{claim_file_no}}', 'Text pentru flotă')]);
    await fleetWith('CJ 85 DLG', [messagesRule({ template_set_id: set.template_set_id })]);
    const [ruled, usual] = [await aClaim(api, { notice: noticeOf('CJ 85 DLG') }), await aClaim(api)];
    const headers = await api.tokenFor('ana.ionescu');
    const preview = async (claim: Claim) =>
      (
        await api.inject({
          method: 'POST',
          url: '/api/message/preview',
          headers: { ...headers },
          payload: {
            assignment_id: (await claim.work('claim_notification')).assignment_id,
            template_code: 'claim_state',
            channel: 'email',
            language: 'ro',
          },
        })
      ).json<Schema<'MessagePreview'>>();
    expect(await preview(ruled)).toMatchObject({
      body: 'Text pentru flotă',
      texts_for: 'Flota CJ 85 DLG, nivel A',
    });
    expect(await preview(usual)).toMatchObject({ texts_for: null, subject: expect.stringMatching(/^Dosar/) });
    const offered = await api.inject({ url: '/api/message/browseTemplates/email', headers: { ...headers } });
    expect(offered.json<Schema<'MessageTemplate'>[]>().filter(({ code }) => code.startsWith('own_'))).toEqual(
      [],
    );
  });

  test('keeps its set from being removed, and says which rules hold it', async () => {
    const set = await make('Flota Șase');
    await fleetWith('CJ 86 DLG', [messagesRule({ template_set_id: set.template_set_id })]);
    expect(
      (
        await get<Schema<'SettingUsage'>>(
          `config/getSettingUsage?kind=template_set&id=${set.template_set_id}`,
        )
      ).uses,
    ).toMatchObject([
      { use: 'special_rules', count: 1, effect: 'blocks', examples: [{ label: 'Flota CJ 86 DLG' }] },
    ]);
    const answer = await remove(set);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'setting_in_use', context: { uses: [{ use: 'special_rules', count: 1 }] } },
    ]);
    expect((await sets()).map(({ name }) => name)).toContain('Flota Șase');
    await withoutRules();
    expect((await remove(set)).statusCode).toBe(200);
    expect((await sets()).map(({ name }) => name)).not.toContain('Flota Șase');
  });

  test('names one of the own organisation that is there, and nobody else’s', async () => {
    await sql`insert into user_role (org_id, user_id, role_code) select org_id, user_id, 'org.configurator' from app_user
      where username = 'alfa.ana' on conflict do nothing`.execute(api.database.kysely);
    const theirs = templateSetCalls(api, 'alfa.ana');
    const foreign = await theirs.make('Flota Alfa');
    expect((await sets()).map(({ name }) => name)).not.toContain('Flota Alfa');
    const own = await make('Flota Șapte');
    expect((await theirs.write(own, 'claim_refused', bilingual)).statusCode).toBe(422);
    expect((await theirs.remove(own)).statusCode).toBe(404);
    await expect(
      fleetWith('CJ 87 DLG', [messagesRule({ template_set_id: foreign.template_set_id })]),
    ).rejects.toThrow('template_set_id');
    await remove(own);
    await expect(
      fleetWith('CJ 88 DLG', [messagesRule({ template_set_id: own.template_set_id })]),
    ).rejects.toThrow('outdated');
  });

  test('of a VIP is not named to whom may not know the customer', async () => {
    const set = await make('Vedeta Știută');
    await write(set, 'claim_refused', bilingual);
    await fleetWith('CJ 89 DLG', [messagesRule({ template_set_id: set.template_set_id })], { kind: 'vip' });
    const claim = await refused('CJ 89 DLG');
    expect((await letters(claim))[0]?.subject).toBe(`Flota: respins ${claim.claimFileNo}`);
    const titles = await titlesOf(claim);
    expect(titles).toContain('E-mail trimis, texte: client special');
    expect(titles.join('\n')).not.toMatch(/Vedeta|CJ 89/);
  });
});
