import { browseDocuments, browseMessageTemplates, browseRecipients } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aDocumentPage, hoursAgo, idOf, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { sampleFile, someRecipients } from '../testing/message-samples.ts';
import { CallForm } from './call-form.tsx';
import { EmailForm } from './email-form.tsx';
import { SmsForm } from './sms-form.tsx';

const [claimant] = someRecipients().parties;
const writesTo = (change: Partial<Schema<'Recipients'>> = {}) => [
  mock(browseRecipients, { status: 200, body: someRecipients(change) }),
  mock(browseMessageTemplates, {
    status: 200,
    body: [{ code: 'claim_state', name: 'Stadiul dosarului', version: 1, languages: ['ro', 'en'] }],
  }),
  mock(browseDocuments, { status: 200, body: aDocumentPage([]) }),
];

export default {
  title: 'Messages/Composer',
  component: EmailForm,
  args: sampleFile,
  decorators: [inFeature()],
} satisfies Meta<typeof EmailForm>;

type Story = StoryObj<typeof EmailForm>;

export const Email: Story = { parameters: { network: writesTo() } };

export const TextMessage: Story = {
  parameters: { network: writesTo() },
  render: (file) => <SmsForm {...file} />,
};

export const TextMessageAtNight: Story = {
  parameters: { network: writesTo({ sms_waits_until: hoursAgo(-9) }) },
  render: (file) => <SmsForm {...file} />,
};

export const Call: Story = {
  parameters: { network: writesTo() },
  render: (file) => <CallForm {...file} onDone={() => undefined} />,
};

export const NobodyToWriteTo: Story = { parameters: { network: writesTo({ parties: [] }) } };

export const ManyToWriteTo: Story = {
  parameters: {
    network: writesTo({
      parties: Array.from({ length: 50 }, (_, index) => ({
        party_id: idOf('party', index + 1),
        full_name: `Martor ${index + 1}`,
        roles: ['witness'],
        language: 'ro' as const,
        channels: claimant?.channels ?? [],
      })),
    }),
  },
};

export const Loading: Story = {
  parameters: {
    network: [
      mock(browseRecipients, async () => {
        await delay('infinite');
        return { status: 200, body: someRecipients() };
      }),
    ],
  },
};

export const Failed: Story = {
  parameters: { network: [mock(browseRecipients, problem(500, 'internal_error', { error_id: 'E77B2' }))] },
};
