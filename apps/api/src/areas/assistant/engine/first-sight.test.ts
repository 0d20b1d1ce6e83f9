import { newId } from '@dosar/kernel/ids';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { indexArticlesJob } from '../knowledge/index-articles-job.ts';
import { aFilledFile } from '../testing/filled-file.ts';
import { firstSightQuestions, firstSightUnknown } from '../testing/first-sight-questions.ts';
import { figures, judge, judgeUnknown, share, type Judged } from '../testing/judged.ts';
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

describe('B8 C34 a question that nobody tuned the rules for', () => {
  test('is answered from the file', async () => {
    const judged: Judged[] = [];
    for (const { kind, question, says, section, language } of firstSightQuestions) {
      const answer = await ask(question, language);
      judged.push({ kind, question, text: answer.text, verdict: judge(answer, says, section) });
    }
    process.stdout.write(`assistant, first sight: ${figures(judged)}\n`);
    expect(share(judged, 'wrong')).toBeLessThanOrEqual(0.04);
  }, 120_000);

  test('to which the file has an answer for somebody or something else alone gets none', async () => {
    const judged: Judged[] = [];
    for (const { question, never, language } of firstSightUnknown) {
      const answer = await ask(question, language);
      judged.push({ kind: 'near', question, text: answer.text, verdict: judgeUnknown(answer, never) });
    }
    process.stdout.write(`assistant, first sight unknown: ${figures(judged)}\n`);
    expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.87);
  }, 120_000);
});
