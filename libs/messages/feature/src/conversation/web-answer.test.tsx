import { answerWebMessage, browseMessages, readWebMessage } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { aProfile, renderFeature, server } from '@dosar/testing';
import { idOf } from '@dosar/testing/samples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFileMessage, anAnswer, sampleFile } from '../testing/message-samples.ts';
import { Conversations } from './conversations.tsx';

const question = anAnswer({
  kind: 'web',
  from: '',
  subject: null,
  text: '<b>Când</b> vine inspectorul?',
  is_unread: true,
});

test('R14 M8 what a claimant wrote on the tracker is marked, shown as text and answered where it stands', async () => {
  const bodies: unknown[] = [];
  let items = [question];
  server.use(
    mock(browseMessages, () => ({ status: 200, body: { items, next_cursor: null } })),
    mock(answerWebMessage, ({ body }) => {
      bodies.push(body);
      const answer = aFileMessage({
        kind: 'web',
        subject: null,
        text: body.text,
        thread_id: question.thread_id,
      });
      items = [answer, { ...question, is_unread: false }];
      return { status: 201, body: answer };
    }),
  );
  const { user } = renderFeature(<Conversations {...sampleFile} />, { profile: aProfile() });
  expect(await screen.findByRole('heading', { name: 'Messages on the tracker' })).toBeVisible();
  expect(screen.getByText('waits for an answer')).toBeVisible();
  expect(screen.getByText('<b>Când</b> vine inspectorul?')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
  await user.type(screen.getByLabelText('Your answer'), 'Vine joi.');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Vine joi.', { selector: ':not(textarea)' })).toBeVisible();
  expect(screen.queryByText('waits for an answer')).toBeNull();
  expect(bodies).toEqual([{ text: 'Vine joi.' }]);
});

test('a message that needs no answer is taken as read', async () => {
  const read: string[] = [];
  server.use(
    mock(browseMessages, { status: 200, body: { items: [question], next_cursor: null } }),
    mock(readWebMessage, ({ path }) => {
      read.push(path.web_message_id);
      return { status: 200, body: { ...question, is_unread: false } };
    }),
  );
  const { user } = renderFeature(<Conversations {...sampleFile} />, { profile: aProfile() });
  await user.click(await screen.findByRole('button', { name: 'No answer needed' }));
  await expect.poll(() => read).toEqual([idOf('other', 2)]);
});
