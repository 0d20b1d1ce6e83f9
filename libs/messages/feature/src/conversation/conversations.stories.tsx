import { browseMessages, getMessageContent } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aMessage, hoursAgo, idOf, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { aFileMessage, anAnswer, sampleFile } from '../testing/message-samples.ts';
import { Conversations } from './conversations.tsx';

const listed = (...items: Schema<'Message'>[]) => [
  mock(browseMessages, { status: 200, body: { items, next_cursor: null } }),
  mock(getMessageContent, { status: 200, body: aMessage() }),
];
const thread = { thread_id: idOf('other', 900) };

export default {
  title: 'Messages/Conversations',
  component: Conversations,
  args: sampleFile,
  decorators: [inFeature()],
} satisfies Meta<typeof Conversations>;

type Story = StoryObj<typeof Conversations>;

export const One: Story = { parameters: { network: listed(aFileMessage()) } };

export const Answered: Story = {
  parameters: {
    network: listed(
      anAnswer({
        ...thread,
        has_html: true,
        attachments: [
          {
            position: 0,
            is_kept: true,
            moved_to: null,
            file_name: 'factura.pdf',
            mime_type: 'application/pdf',
            size: 90_000,
            document_id: idOf('document', 1),
            refused_because: null,
          },
          {
            position: 1,
            is_kept: true,
            moved_to: null,
            file_name: 'program.exe',
            mime_type: 'application/octet-stream',
            size: 900,
            document_id: null,
            refused_because: 'type',
          },
        ],
      }),
      aFileMessage(thread, 3),
    ),
  },
};

export const WaitingAndFailed: Story = {
  parameters: {
    network: listed(
      aFileMessage({ state: 'queued', can_cancel: true, send_at: hoursAgo(-20) }, 1),
      aFileMessage({ state: 'failed', can_retry: true, failure: 'the mail server is away' }, 2),
      aFileMessage({ kind: 'sms', subject: null, state: 'bounced', failure: 'unknown number' }, 3),
      aFileMessage({ kind: 'call', call_outcome: 'reached', call_minutes: 3, state: 'received' }, 4),
    ),
  },
};

export const Many: Story = {
  parameters: {
    network: listed(...Array.from({ length: 50 }, (_, index) => aFileMessage({}, index + 1))),
  },
};

export const Empty: Story = { parameters: { network: listed() } };

export const Loading: Story = {
  parameters: {
    network: [
      mock(browseMessages, async () => {
        await delay('infinite');
        return { status: 200, body: { items: [], next_cursor: null } };
      }),
    ],
  },
};

export const Failed: Story = {
  parameters: { network: [mock(browseMessages, problem(500, 'internal_error', { error_id: 'E77B1' }))] },
};
