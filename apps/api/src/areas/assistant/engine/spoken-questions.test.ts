import { newId } from '@dosar/kernel/ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { indexArticlesJob } from '../knowledge/index-articles-job.ts';
import { aFilledFile } from '../testing/filled-file.ts';
import { figures, judge, judgeUnknown, report, share, type Judged } from '../testing/judged.ts';
import { nearQuestions } from '../testing/near-questions.ts';
import type { SpokenQuestion } from '../testing/question-cases.ts';
import { knownQuestions } from '../testing/question-set.ts';
import { laterQuestions, spokenQuestions } from '../testing/spoken-questions.ts';
import { unseenQuestions } from '../testing/unseen-questions.ts';
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

const ask = (text: string, language: Language) =>
  inTenant(api.runtime.db, claim.orgId, (tx) => {
    const { orgId, claimFileId, claimFileNo } = claim;
    const roles = ['claims.handler'];
    const caller = { kind: 'staff', orgId, sessionId: newId(), userId, isExternal: false, roles } as const;
    const file = { assignmentId, claimFileId, claimFileNo };
    return answerQuestion({ tx, caller, language, now: api.now(), text, file });
  });

async function askAll(questions: readonly SpokenQuestion[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { kind, question, says, section, language } of questions) {
    const answer = await ask(question, language);
    judged.push({ kind, question, text: answer.text, verdict: judge(answer, says, section) });
  }
  return judged;
}

/** What the rules are measured by, for whoever reads the run. */
const print = (name: string, judged: readonly Judged[]) =>
  process.stdout.write(`assistant, ${name}: ${figures(judged)}\n`);

describe('B8 C34 a question in the words of colleagues, in Romanian and English', () => {
  test('is answered from the file: at least 92 % right, at most 2 % wrong with a source', async () => {
    const judged = await askAll([...spokenQuestions, ...laterQuestions].filter((one) => !one.isHeldOut));
    print('known', judged);
    expect(share(judged, 'right'), report(judged)).toBeGreaterThanOrEqual(0.92);
    expect(share(judged, 'wrong'), report(judged)).toBeLessThanOrEqual(0.02);
  }, 120_000);

  test('is answered as well where nobody has looked at it while the rules were made', async () => {
    const heldOut = await askAll(spokenQuestions.filter((one) => one.isHeldOut));
    const unseen = await askAll(unseenQuestions);
    print('held out', heldOut);
    print('unseen', unseen);
    const judged = [...heldOut, ...unseen];
    expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.85);
    expect(share(judged, 'wrong')).toBeLessThanOrEqual(0.05);
  }, 120_000);

  test('to which the file has an answer for somebody or something else alone gets none, in at least 95 %', async () => {
    const judged: Judged[] = [];
    for (const { question, never, language } of nearQuestions) {
      const answer = await ask(question, language);
      judged.push({ kind: 'near', question, text: answer.text, verdict: judgeUnknown(answer, never) });
    }
    print('near', judged);
    expect(share(judged, 'right'), report(judged)).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  test('of how something is done finds its help with a file open, too, in at least 90 %', async () => {
    const judged: Judged[] = [];
    for (const { question } of knownQuestions) {
      const answer = await ask(question, 'ro');
      const verdict = answer.type === 'not_found' ? 'refused' : 'right';
      judged.push({ kind: 'how', question, text: answer.text, verdict });
    }
    print('how-to', judged);
    expect(share(judged, 'right'), report(judged)).toBeGreaterThanOrEqual(0.9);
  }, 120_000);
});
