import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';
import { indexArticlesJob } from '../knowledge/index-articles-job.ts';
import { fileQuestions, unknownOfFile } from '../testing/file-questions.ts';
import { knownQuestions, strangeQuestions } from '../testing/question-set.ts';
import { answerQuestion, type Answer } from './answer-question.ts';

const api = startTestApi();
let claim: Claim;
let assignmentId: string;
let userId: string;

beforeAll(async () => {
  await runNow(indexArticlesJob, api.runtime);
  ({ userId } = await api.userNamed('ana.ionescu'));
  await aClaim(api);
  claim = await aClaim(api).valued().offered(484_000).reserved(484_000);
  ({ assignment_id: assignmentId } = await claim.main());
  const ana = await api.tokenFor('ana.ionescu');
  await posted(api, ana, `/api/assignment/take/${assignmentId}`, {});
  await posted(api, ana, '/api/timeline/addNote', {
    assignment_id: assignmentId,
    body: 'Am sunat la service',
    visibility: 'internal',
  });
  await fillFile(claim);
});

/** What a file can know beyond a notice and its offer. */
async function fillFile({ orgId, claimFileId, claimantPartyId }: Claim) {
  const run = (query: ReturnType<typeof sql>) => query.execute(api.database.kysely);
  const person = async (last: string, first: string) => {
    const id = newId();
    await run(sql`insert into party (org_id, party_id, kind, last_name, first_name)
      values (${orgId}, ${id}, 'person', ${last}, ${first})`);
    return id;
  };
  const [insured, driver, guilty, witness] = [
    await person('Dumitru', 'Andrei'),
    await person('Stanciu', 'Radu'),
    await person('Vlad', 'Mihai'),
    await person('Pop', 'Dana'),
  ];
  const [other, partner] = [newId(), newId()];
  await run(sql`update party set address = 'Strada Lungă 5', cnp_masked = '**********01', iban_masked = 'RO** **** 8899'
    where org_id = ${orgId} and party_id = ${claimantPartyId}`);
  await run(
    sql`insert into partner (org_id, partner_id, name, kind) values (${orgId}, ${partner}, 'Service Nord Test', 'repair_shop')`,
  );
  await run(sql`update claim_file set policy_number = 'RO/12/TEST/7788', policy_insurer = 'Carpatica',
      policy_valid_from = '2026-01-01', policy_valid_to = '2026-12-31', insured_party_id = ${insured}, partner_id = ${partner},
      estimated_amount = 5120
    where org_id = ${orgId} and claim_file_id = ${claimFileId}`);
  await run(
    sql`update claim_money set estimated_bani = 512000 where org_id = ${orgId} and claim_file_id = ${claimFileId}`,
  );
  await run(sql`update coverage set deductible_bani = 30000
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and coverage_code = 'vehicle'`);
  await run(sql`update vehicle set vin = 'UU1TESTVIN0000001', manufacture_year = 2019, odometer = 84200, owner_party_id = ${claimantPartyId}
    where org_id = ${orgId} and vehicle_id = (select main_vehicle_id from claim_file where claim_file_id = ${claimFileId})`);
  await run(
    sql`update claim_vehicle set driver_party_id = ${driver} where org_id = ${orgId} and claim_file_id = ${claimFileId}`,
  );
  await run(
    sql`insert into vehicle (org_id, vehicle_id, plate_raw, plate_norm) values (${orgId}, ${other}, 'CJ 99 VIN', 'CJ99VIN')`,
  );
  await run(sql`insert into claim_vehicle (org_id, claim_file_id, vehicle_id, role, insurer)
    values (${orgId}, ${claimFileId}, ${other}, 'at_fault', 'Danubius')`);
  await run(sql`insert into claim_party (org_id, claim_file_id, party_id, role)
    values (${orgId}, ${claimFileId}, ${guilty}, 'at_fault'), (${orgId}, ${claimFileId}, ${witness}, 'witness')`);
  await run(sql`update assignment set assigned_user_id = (select user_id from app_user where username = 'elena.rusu')
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and assignment_type_code = 'assessment'`);
  await run(sql`
    insert into document (org_id, doc_type_code, claim_file_id, file_name, mime_type, size_bytes, sha256, storage_key, description, system_time)
    select ${orgId}, doc_type_code, ${claimFileId}, 'scan1.pdf', 'application/pdf', 100, repeat('a', 64), 'x', null,
      ${new Date(api.now().getTime() + 1000)}
    from doc_type where org_id = ${orgId} and doc_type_code = 'registration_certificate'`);
  await run(sql`
    insert into message (org_id, kind, direction, claim_file_id, from_address, to_addresses, subject, body_text, state, system_time)
    values (${orgId}, 'email', 'in', ${claimFileId}, 'ioana.munteanu@example.com', '{daune@example.com}', 'Dosar', 'Aștept vești',
      'received', ${new Date(api.now().getTime() + 1000)})`);
}

const handler = ['claims.handler'];
const ask = (
  text: string,
  { isOfFile = true, roles = handler }: { isOfFile?: boolean; roles?: readonly string[] } = {},
) =>
  inTenant(api.runtime.db, claim.orgId, (tx) =>
    answerQuestion({
      tx,
      caller: { kind: 'staff', orgId: claim.orgId, sessionId: newId(), userId, isExternal: false, roles },
      language: 'ro',
      now: api.now(),
      text,
      file: isOfFile
        ? { assignmentId, claimFileId: claim.claimFileId, claimFileNo: claim.claimFileNo }
        : undefined,
    }),
  );

type Verdict = 'right' | 'wrong' | 'refused';
type Judged = { kind: string; verdict: Verdict; question: string; text: string };

/** What came of each kind of question, with what went wrong: it is what a failing test prints. */
function report(judged: readonly Judged[]): string {
  const kinds = Map.groupBy(judged, ({ kind }) => kind);
  return [...kinds]
    .filter(([, of]) => of.some(({ verdict }) => verdict !== 'right'))
    .map(([kind, of]) => {
      const count = (verdict: Verdict) => of.filter((one) => one.verdict === verdict).length;
      const faults = of
        .filter(({ verdict }) => verdict !== 'right')
        .map(({ question, verdict, text }) => `  ${verdict}: ${question} → ${text}`);
      return [
        `${kind}: ${count('right')} right, ${count('wrong')} wrong, ${count('refused')} refused`,
        ...faults,
      ].join('\n');
    })
    .join('\n');
}

const share = (judged: readonly Judged[], verdict: Verdict) =>
  judged.filter((one) => one.verdict === verdict).length / judged.length;

function judge(answer: Answer, says: readonly string[], section: string): Verdict {
  if (answer.type === 'not_found') return 'refused';
  const isSaid = says.every((words) => answer.text.toLowerCase().includes(words.toLowerCase()));
  const isPlaced = answer.sources.some(({ kind, path }) => kind === 'file' && path?.includes(section));
  return isSaid && isPlaced ? 'right' : 'wrong';
}

describe('B8 C34 S6 a question about the open file', () => {
  test('is answered from its columns with a link: at least 92 % right, at most 2 % wrong with a source', async () => {
    const judged: Judged[] = [];
    for (const { kind, question, says, section } of fileQuestions) {
      const answer = await ask(question);
      judged.push({ kind, question, text: answer.text, verdict: judge(answer, says, section) });
    }
    expect(fileQuestions.length).toBeGreaterThanOrEqual(250);
    expect(share(judged, 'right'), report(judged)).toBeGreaterThanOrEqual(0.92);
    expect(share(judged, 'wrong'), report(judged)).toBeLessThanOrEqual(0.02);
  }, 120_000);

  test('that no column answers is refused, in at least 95 % of them', async () => {
    const judged: Judged[] = [];
    for (const question of [...unknownOfFile, ...strangeQuestions]) {
      const answer = await ask(question);
      const verdict = answer.type === 'not_found' ? 'right' : 'wrong';
      judged.push({ kind: 'unknown', question, text: answer.text, verdict });
    }
    expect(share(judged, 'right'), report(judged)).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  test('without an open file asks for the file, whatever help says about the word', async () => {
    const answer = await ask('Cine este păgubitul?', { isOfFile: false });
    expect(answer).toMatchObject({ type: 'not_found', sources: [] });
    expect(answer.text).toContain('deschideți dosarul');
  });

  test('about money is answered with the rights of its reader: an assessor reads the estimate and no reserve', async () => {
    const roles = ['AC.Assessor'];
    expect((await ask('Cât este rezerva?', { roles })).text).toContain('rolul dumneavoastră nu vede');
    expect((await ask('suma estimata', { roles })).text).toContain('5.120,00');
    const summary = await ask('Rezumatul dosarului', { roles });
    expect(summary.text).toContain('estimat');
    expect(summary.text).not.toContain('rezervă **');
    expect((await ask('suma estimata', { roles: ['partner.admin'] })).text).toContain('nu vede');
  });
});

describe('B8 an answer out of help', () => {
  test('begins with what it is about, also when a file is open', async () => {
    for (const { question } of knownQuestions.slice(0, 40)) {
      const answer = await ask(question);
      for (const [at, line] of answer.text.split('\n').entries()) {
        const number = Number(/\[(\d+)\]$/.exec(line)?.[1] ?? 0);
        const source = answer.sources.find((one) => one.number === number);
        if (source === undefined || source.kind === 'file') continue;
        expect(line, `${question}, line ${at}`).toMatch(/^(?:Din ajutor|Ce înseamnă starea|Din „|Legea)/);
        expect(line).toContain(source.title.replace(/^Șablon: /, ''));
      }
    }
  });

  test('tells statuses of one name apart by the kind of work', async () => {
    const { text } = await ask('Ce înseamnă starea Anulată?', { isOfFile: false });
    const starts = text.split('\n').map((line) => line.slice(0, line.indexOf('”') + 1));
    expect(starts.length, text).toBeGreaterThan(1);
    expect(new Set(starts).size, text).toBe(starts.length);
    expect(
      starts.every((start) => /starea „.+: .+”/.test(start)),
      text,
    ).toBe(true);
  });

  test('M9 B14 says what the help administrator has written about a status', async () => {
    const calin = await api.tokenFor('calin.dobre');
    const list = await api.inject({ url: '/api/assignment/browseStatusHelp', headers: { ...calin } });
    const offer = list
      .json<Schema<'StatusHelpList'>>()
      .items.find(
        ({ assignment_type: type, status_code: code }) => `${type}.${code}` === 'liquidation.offer_sent',
      );
    await posted(api, calin, '/api/assignment/saveStatusHelp', {
      ...{ assignment_type: 'liquidation', status_code: 'offer_sent', row_version: offer?.row_version },
      ...{ help_html_ro: '<p>Verificați <b>zebra</b> de la intrare.</p>', help_html_en: null },
    });
    await runNow(indexArticlesJob, api.runtime);
    const { text } = await ask('Ce înseamnă starea Ofertă trimisă?', { isOfFile: false });
    expect(text).toContain('zebra');
    expect(text).not.toContain('<b>');
  });
});
