import { browseUnfiledMessages, fileMessage } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAnswer } from '../testing/message-samples.ts';
import { UnfiledPage } from './unfiled-page.tsx';

test('a number that no claim has is told at its field, and what was typed stays', async () => {
  server.use(
    mock(browseUnfiledMessages, { status: 200, body: { items: [anAnswer()], next_cursor: null } }),
    mock(fileMessage, problem(422, 'rule_refused')),
  );
  const { user } = renderFeature(<UnfiledPage />);
  const number = await screen.findByLabelText('Claim number');
  await user.type(number, 'DM26R0000099');
  await user.click(screen.getByRole('button', { name: 'Put into the file' }));

  expect(await screen.findByText(/There is no claim with this number/)).toBeVisible();
  expect(number).toHaveValue('DM26R0000099');
});
