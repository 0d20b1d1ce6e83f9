import {
  browseAnnotations,
  browseDocRequests,
  browseDocTypes,
  browseDocuments,
  downloadDocument,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aDocument, aDocumentPage, idOf, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DocumentsSection } from './documents-section.tsx';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#546e7a"/></svg>`;
const pictures = [
  mock(downloadDocument, { status: 200, body: new Blob([picture], { type: 'image/svg+xml' }) }),
  mock(browseAnnotations, { status: 200, body: [] }),
  mock(browseDocRequests, { status: 200, body: [] }),
  mock(browseDocTypes, { status: 200, body: [{ code: 'damage_photo', name: 'Fotografie avarie' }] }),
];
const missing = [
  { code: 'policy', name: 'Poliță de asigurare', because: null },
  { code: 'trip_sheet', name: 'Foaie de parcurs', because: 'Flota Demo, nivel A' },
];
const some = [
  aDocument({}, 1),
  aDocument({ state: 'rejected', reject_reason: 'Fotografia este neclară.' }, 2),
  aDocument({ duplicate_of: { document_id: idOf('document', 1), file_name: 'avarie-1.jpg' } }, 3),
  aDocument(
    {
      doc_type_code: 'policy',
      state: 'accepted',
      scan_state: 'infected',
      scan_signature: 'Win.Test.EICAR_HDB-1',
    },
    4,
  ),
  aDocument({ doc_type_code: 'policy', scan_state: 'pending' }, 5),
];
const listed = (items: ReturnType<typeof aDocument>[], more: Parameters<typeof aDocumentPage>[1] = {}) => [
  mock(browseDocuments, { status: 200, body: aDocumentPage(items, more) }),
  ...pictures,
];

export default {
  title: 'Documents/Section',
  component: DocumentsSection,
  args: { assignmentId: idOf('assignment', 1) },
  decorators: [inFeature()],
} satisfies Meta<typeof DocumentsSection>;

type Story = StoryObj<typeof DocumentsSection>;

export const Several: Story = { parameters: { network: listed(some, { missing }) } };

export const Many: Story = {
  parameters: { network: listed(Array.from({ length: 50 }, (_, number) => aDocument({}, number + 1))) },
};

export const Picked: Story = {
  parameters: { network: listed(some) },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('checkbox');
    if (first) await userEvent.click(first);
  },
};

export const Large: Story = {
  parameters: { network: listed(some.slice(0, 2)) },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^(open|deschide)/i });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Empty: Story = { parameters: { network: listed([], { missing }) } };

export const Loading: Story = {
  parameters: {
    network: [
      mock(browseDocuments, async () => {
        await delay('infinite');
        return { status: 200, body: aDocumentPage([]) };
      }),
    ],
  },
};

export const Failed: Story = {
  parameters: { network: [mock(browseDocuments, problem(500, 'internal_error', { error_id: 'E77AB' }))] },
};
