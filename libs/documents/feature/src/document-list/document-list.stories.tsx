import { browseDocuments, downloadDocument } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aDocument, aDocumentPage, idOf, inFeature } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DocumentList } from './document-list.tsx';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#546e7a"/></svg>`;
const pictures = mock(downloadDocument, {
  status: 200,
  body: new Blob([picture], { type: 'image/svg+xml' }),
});
const paper = aDocument(
  { file_name: 'constatare.pdf', mime_type: 'application/pdf', has_thumbnail: false },
  3,
);
const listed = (items: ReturnType<typeof aDocument>[], more: Parameters<typeof aDocumentPage>[1] = {}) => [
  mock(browseDocuments, { status: 200, body: aDocumentPage(items, more) }),
  pictures,
];

export default {
  title: 'Documents/List',
  component: DocumentList,
  args: { assignmentId: idOf('assignment', 1) },
  decorators: [inFeature()],
} satisfies Meta<typeof DocumentList>;

type Story = StoryObj<typeof DocumentList>;

export const Several: Story = {
  parameters: { network: listed([aDocument({}, 1), aDocument({ uploaded_by_name: null }, 2), paper]) },
};

export const Many: Story = {
  parameters: { network: listed(Array.from({ length: 50 }, (_, number) => aDocument({}, number + 1))) },
};

export const OneOfManyPages: Story = {
  parameters: {
    network: listed([aDocument({}, 1), aDocument({}, 2)], { next_cursor: idOf('document', 2), total: 600 }),
  },
};

export const Large: Story = {
  parameters: { network: listed([aDocument({}, 1), aDocument({}, 2)]) },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^(open|deschide)/i });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Empty: Story = { parameters: { network: listed([]) } };

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
