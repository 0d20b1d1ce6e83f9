import { getDocRequestOptions, previewDocRequest } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { daysAhead, hoursAgo, idOf, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen } from 'storybook/test';
import { RequestDialog } from './request-dialog.tsx';

/** A kind of document that can be asked for. */
function aKind(number: number, change: Partial<Schema<'AskableDocType'>> = {}): Schema<'AskableDocType'> {
  return {
    code: `kind_${number}`,
    name: `Document ${number}`,
    last_state: null,
    last_at: null,
    reject_reason: null,
    is_required: false,
    ...change,
  };
}

const kinds = [
  aKind(1, { name: 'Extras de cont', is_required: true }),
  aKind(2, { name: 'Permis de conducere', last_state: 'accepted', last_at: hoursAgo(90) }),
  aKind(3, {
    name: 'Talon',
    last_state: 'rejected',
    last_at: hoursAgo(20),
    reject_reason: 'Lipsește spatele.',
  }),
];
const raluca: Schema<'DocRequestRecipient'> = {
  party_id: idOf('party', 1),
  name: 'Raluca Anghel',
  roles: ['claimant'],
  language: 'ro',
  email: 'raluca@example.com',
  phone: '+40722000111',
};
const preview: Schema<'DocRequestPreview'> = {
  language: 'ro',
  recipient_language: 'ro',
  sms: 'Mai avem nevoie de un document: https://dosar.example/x',
  email: { subject: 'Documente necesare', body: 'Mai avem nevoie de un extras de cont.' },
  doc_type_names: ['Extras de cont'],
  reminders: [{ due_at: `${daysAhead(3)}T07:00:00.000Z`, is_moved: true }],
  quiet_from: '20:00',
  quiet_until: '08:00',
};
const offers = (change: Partial<Schema<'DocRequestOptions'>> = {}) =>
  mock(getDocRequestOptions, {
    status: 200,
    body: {
      claim_file_no: 'DM26R0000001',
      legal_due_date: daysAhead(20),
      doc_types: kinds,
      recipients: [raluca],
      due_date: daysAhead(7),
      ...change,
    },
  });
const previewed = mock(previewDocRequest, { status: 200, body: preview });
const isOpen: NonNullable<Story['play']> = async () => {
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export default {
  title: 'Documents/Request dialog',
  component: RequestDialog,
  args: { assignmentId: idOf('assignment', 1), open: true, onClose: () => undefined },
  decorators: [inFeature()],
} satisfies Meta<typeof RequestDialog>;

type Story = StoryObj<typeof RequestDialog>;

export const Some: Story = { parameters: { network: [offers(), previewed] }, play: isOpen };

export const Many: Story = {
  parameters: {
    network: [offers({ doc_types: Array.from({ length: 60 }, (_, index) => aKind(index + 1)) }), previewed],
  },
  play: isOpen,
};

export const NothingChosen: Story = {
  parameters: { network: [offers({ doc_types: [aKind(1)] }), previewed] },
  play: isOpen,
};

export const NobodyCanBeReached: Story = {
  parameters: {
    network: [offers({ recipients: [{ ...raluca, email: null, phone: null }] }), previewed],
  },
  play: isOpen,
};

export const LoadingThePreview: Story = {
  parameters: {
    network: [
      offers(),
      mock(previewDocRequest, async () => {
        await delay('infinite');
        return { status: 200, body: preview };
      }),
    ],
  },
  play: isOpen,
};

export const PreviewFailed: Story = {
  parameters: {
    network: [offers(), mock(previewDocRequest, problem(500, 'internal_error', { error_id: 'E77AD' }))],
  },
  play: isOpen,
};

export const Failed: Story = {
  parameters: {
    network: [mock(getDocRequestOptions, problem(500, 'internal_error', { error_id: 'E77AE' }))],
  },
  play: isOpen,
};
