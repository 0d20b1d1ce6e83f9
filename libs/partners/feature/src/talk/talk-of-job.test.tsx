import { browseJobMessages, writeJobMessage } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jobId } from '../testing/own-samples.ts';
import { JobTalk } from './job-talk.tsx';

const page = [{ path: '/job', element: <JobTalk jobId={jobId(1)} /> }];
const said = (body: string, is_ours: boolean): Schema<'OwnMessage'> => ({
  partner_job_message_id: jobId(is_ours ? 2 : 3),
  is_ours,
  author_name: is_ours ? 'Ana Ionescu' : 'Mihai Nord',
  body,
  written_at: '2026-03-09T12:20:00Z',
});

test('M8 a handler reads what the shop wrote and answers it', async () => {
  let sent: JsonBodyOf<'writeJobMessage'> | undefined;
  server.use(
    mock(browseJobMessages, { status: 200, body: { can_write: true, items: [said('Gata joi', false)] } }),
    mock(writeJobMessage, ({ body }) => {
      sent = body;
      return { status: 201 as const, body: { can_write: true, items: [said('Gata joi', false)] } };
    }),
  );
  const { user } = renderFeature(page, { at: '/job' });
  expect(await screen.findByText('Gata joi')).toBeVisible();
  await user.type(screen.getByLabelText('Your message'), 'Mulțumim');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual({ body: 'Mulțumim' }));
});

test('M8 a partner without pages of its own is not written to, and the handler reads why', async () => {
  server.use(mock(browseJobMessages, { status: 200, body: { can_write: false, items: [] } }));
  renderFeature(page, { at: '/job' });
  expect(await screen.findByText(/has no pages of its own/)).toBeVisible();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('M8 messages that cannot be read say so', async () => {
  server.use(mock(browseJobMessages, problem(503, 'database_unavailable')));
  renderFeature(page, { at: '/job' });
  expect(await screen.findByText('The messages cannot be read.')).toBeVisible();
});
