import { newId } from '@dosar/kernel/ids';
import { beforeAll } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { runNow } from '#src/testing/run-now.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { answerQuestion, type Answer } from '../engine/answer-question.ts';
import { indexArticlesJob } from '../knowledge/index-articles-job.ts';
import { aFilledFile } from './filled-file.ts';

/** Asks, as Ana, about the filled file; `before` is what she asked just before. */
export type AskOfFile = (text: string, language: Language, before?: string) => Promise<Answer>;

/** Makes the filled file before the tests and asks about it by the rules, without a language model. */
export function useAskingOfFile(api: TestApi): AskOfFile {
  const found: { claim?: Claim; assignmentId?: string; userId?: string } = {};
  beforeAll(async () => {
    await runNow(indexArticlesJob, api.runtime);
    Object.assign(found, await api.userNamed('ana.ionescu'), await aFilledFile(api));
  });
  return (text, language, before) => {
    const { claim, assignmentId = '', userId = '' } = found;
    if (claim === undefined) throw new Error('The filled file is made before the first question.');
    const { orgId, claimFileId, claimFileNo } = claim;
    return inTenant(api.runtime.db, orgId, (tx) =>
      answerQuestion({
        tx,
        caller: {
          kind: 'staff',
          orgId,
          sessionId: newId(),
          userId,
          isExternal: false,
          roles: ['claims.handler'],
        },
        language,
        now: api.now(),
        text,
        file: { assignmentId, claimFileId, claimFileNo },
        ...(before !== undefined && { before: [before] }),
      }),
    );
  };
}
