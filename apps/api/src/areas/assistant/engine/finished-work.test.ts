import { newId } from '@dosar/kernel/ids';
import { expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { answerQuestion } from './answer-question.ts';

const api = startTestApi();

test.each([
  [
    'ro',
    'Ce fac mai departe?',
    '„Avizare de daună” este „Acceptată” și nu are acum niciun pas pentru dumneavoastră.',
  ],
  ['en', 'What do I do next?', 'has no step for you now.'],
] as const)('M7 finished work says that it has no step, in %s', async (language, text, said) => {
  const { orgId, claimFileId, claimFileNo, work } = await aClaim(api).takenIn();
  const { assignment_id: assignmentId } = await work('claim_notification');
  const { userId } = await api.userNamed('ana.ionescu');

  const answer = await inTenant(api.runtime.db, orgId, (tx) =>
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
    }),
  );

  expect(answer.text).toContain(said);
});
