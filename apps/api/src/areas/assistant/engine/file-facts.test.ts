import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';
import { indexArticlesJob } from '../knowledge/index-articles-job.ts';
import { aFilledFile } from '../testing/filled-file.ts';
import { fileQuestions, unknownOfFile } from '../testing/file-questions.ts';
import { judge, report, share, type Judged } from '../testing/judged.ts';
import { knownQuestions, strangeQuestions } from '../testing/question-set.ts';
import { answerQuestion } from './answer-question.ts';

const api = startTestApi();
let claim: Claim;
let assignmentId: string;
let userId: string;

beforeAll(async () => {
  await runNow(indexArticlesJob, api.runtime);
  ({ userId } = await api.userNamed('ana.ionescu'));
  ({ claim, assignmentId } = await aFilledFile(api));
});

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
