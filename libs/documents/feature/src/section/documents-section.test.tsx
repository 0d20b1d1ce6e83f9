import {
  browseDocRequests,
  browseDocuments,
  browseReasons,
  downloadDocument,
  judgeDocuments,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aDocRequest, aDocument, aDocumentPage, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AskedDocuments } from '../asked-documents/asked-documents.tsx';
import { DocumentsSection } from './documents-section.tsx';

const assignmentId = '0190b6a0-0000-7000-8000-00000000a001';
const photo = aDocument({ file_name: 'fata.jpg', uploaded_by_name: null }, 1);
const again = aDocument(
  {
    file_name: 'fata-2.jpg',
    sha256: photo.sha256,
    system_time: '2026-12-01T08:00:00.000Z',
    duplicate_of: { document_id: photo.id, file_name: 'fata.jpg' },
  },
  2,
);
const paper = aDocument(
  { file_name: 'constatare.pdf', doc_type_code: 'accident_statement', mime_type: 'application/pdf' },
  3,
);

function show(
  items = [photo, again, paper],
  missing = [{ code: 'policy', name: 'Poliță', because: 'Flota Demo, nivel A' }],
) {
  server.use(
    mock(browseDocuments, { status: 200, body: aDocumentPage(items, { missing }) }),
    mock(browseDocRequests, { status: 200, body: [] }),
    mock(browseReasons, {
      status: 200,
      body: { items: [{ code: 'unclear', name: 'The picture is unclear.' }] },
    }),
    mock(downloadDocument, { status: 200, body: new Blob(['picture']) }),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  return renderFeature(<DocumentsSection assignmentId={assignmentId} />);
}

test('R12 what is missing stands first, then the documents by groups, a duplicate named', async () => {
  show();
  expect(await screen.findByRole('region', { name: '1 document is missing' })).toHaveTextContent(
    'PolițăFlota Demo, nivel A',
  );
  const photos = screen.getByRole('region', { name: 'Photos of the damage' });
  expect(photos).toHaveTextContent('2 · 1 duplicate');
  expect(photos).toHaveTextContent('same as fata.jpg');
  expect(screen.getByRole('region', { name: 'Papers' })).toHaveTextContent('constatare.pdf');
});

test('R12 two documents are accepted at once, each with the version that was read', async () => {
  const { user } = show();
  const sent: unknown[] = [];
  server.use(
    mock(judgeDocuments, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { items: [photo, paper] } };
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Pick fata.jpg' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pick constatare.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('2 documents accepted')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      documents: [
        { document_id: photo.id, row_version: 1 },
        { document_id: paper.id, row_version: 1 },
      ],
      verdict: 'accepted',
    },
  ]);
});

test('R12 C31 a request that the product has sent by itself is told from one of a colleague', async () => {
  const requests = [aDocRequest({ asked_by_name: null, recipient_name: 'Pop' }), aDocRequest({}, 2)];
  server.use(mock(browseDocRequests, { status: 200, body: requests }));
  renderFeature(<AskedDocuments assignmentId={assignmentId} />);
  expect(await screen.findByText(/^Sent automatically on .+ to Pop ·/)).toBeVisible();
  expect(screen.getByText(/^Sent on /)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(2);
});

test('a verdict on what somebody else has judged meanwhile is not stored, and says so', async () => {
  const { user } = show();
  server.use(mock(judgeDocuments, problem(412, 'stale_row_version')));
  await user.click(await screen.findByRole('checkbox', { name: 'Pick fata.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Refuse…' }));
  await refuse(user);
  expect(await screen.findByText(/Somebody else has changed one of these documents/)).toBeInTheDocument();
});

test('of what is there twice one is kept with one click, and that can be taken back', async () => {
  const { user } = show();
  const sent: unknown[] = [];
  server.use(
    mock(judgeDocuments, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { items: [{ ...again, row_version: 2 }] } };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Keep one of each' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([
    { documents: [{ document_id: again.id, row_version: 1 }], verdict: 'superseded' },
    { documents: [{ document_id: again.id, row_version: 2 }], verdict: 'received' },
  ]);
});

const refuse = async (user: ReturnType<typeof show>['user']) => {
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: '1. The picture is unclear.' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
};

test('R12 B13 a document is refused with a reason that the insurer has worded', async () => {
  const { user } = show();
  const sent: unknown[] = [];
  server.use(
    mock(judgeDocuments, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { items: [photo] } };
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Pick fata.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Refuse…' }));
  await refuse(user);
  await waitFor(() =>
    expect(sent).toMatchObject([{ verdict: 'rejected', reason: 'The picture is unclear.' }]),
  );
});
