import { answerReplacement, browseReplacementQuestions } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { aReplacementQuestion } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReplacementsPage } from './replacements-page.tsx';

test('B4 somebody who plans no absences here answers a colleague who asks to be replaced', async () => {
  const answers: BodyOf<'answerReplacement'>[] = [];
  server.use(
    mock(browseReplacementQuestions, { status: 200, body: [aReplacementQuestion()] }),
    mock(answerReplacement, ({ body }) => {
      answers.push(body);
      return { status: 200, body: aReplacementQuestion({ answer: 'accepted' }) };
    }),
  );
  const { user } = renderFeature(<ReplacementsPage />, { at: '/time-off/replacements' });
  expect(await screen.findByText(/^Radu Marin, 09\.03\.2026/)).toBeVisible();
  expect(screen.getByText(/5 tasks.*1 legal deadline/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await expect.poll(() => answers).toEqual([{ accepts: true, row_version: 1 }]);
});
