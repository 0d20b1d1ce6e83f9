import { browseDocuments, downloadDocument } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aDocument, aDocumentPage, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DocumentList } from './document-list.tsx';

const assignmentId = '0190b6a0-0000-7000-8000-00000000a001';
const photo = aDocument({ file_name: 'fata.jpg', uploaded_by_name: null }, 1);
const otherPhoto = aDocument({ file_name: 'spate.jpg' }, 2);
const paper = aDocument(
  { file_name: 'constatare.pdf', mime_type: 'application/pdf', size: 1_250_000, has_thumbnail: false },
  3,
);

function show(items = [photo, otherPhoto, paper]) {
  const requested: string[] = [];
  server.use(
    mock(browseDocuments, { status: 200, body: aDocumentPage(items) }),
    mock(downloadDocument, ({ path, query }) => {
      requested.push(`${path.document_id} ${query.get('variant') ?? 'original'}`);
      const headers = { 'Content-Disposition': `attachment; filename="x"; filename*=UTF-8''fata.jpg` };
      return { status: 200, body: new Blob(['picture']), headers };
    }),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  return { ...renderFeature(<DocumentList assignmentId={assignmentId} />), requested };
}

test('each document shows its name, kind, size and sender', async () => {
  show();
  const [first, , third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('fata.jpg');
  expect(first).toHaveTextContent('JPEG · 246 kB');
  expect(first).toHaveTextContent('from the claimant');
  expect(third).toHaveTextContent('PDF · 1.3 MB');
});

test('small pictures come through calls that carry the tokens', async () => {
  const { requested } = show();
  await vi.waitFor(() => expect(requested).toEqual([`${photo.id} thumbnail`, `${otherPhoto.id} thumbnail`]));
});

test('a photo opens large and the arrow keys lead to the next one', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Open fata.jpg large' }));
  const viewer = await screen.findByRole('dialog');
  expect(await within(viewer).findByRole('img', { name: 'fata.jpg' })).toBeInTheDocument();
  expect(viewer).toHaveTextContent('1 of 2');

  await user.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  expect(await within(viewer).findByRole('img', { name: 'spate.jpg' })).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(await within(viewer).findByRole('img', { name: 'fata.jpg' })).toBeInTheDocument();
});

test('a PDF is offered for download, not for a look', async () => {
  show();
  expect(await screen.findByRole('button', { name: /Download constatare.pdf/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open constatare.pdf large' })).not.toBeInTheDocument();
});

test('a download is saved under the name that the server gives', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Download fata.jpg/ }));
  await vi.waitFor(() => expect(saved).toEqual(['fata.jpg']));
});

test('a file without documents says so', async () => {
  show([]);
  expect(await screen.findByText('No documents yet')).toBeInTheDocument();
});

test('a long list says how many documents there are, and shows older ones on demand', async () => {
  server.use(
    mock(downloadDocument, problem(404, 'not_found')),
    mock(browseDocuments, ({ query }) => ({
      status: 200,
      body:
        query.get('after') === photo.id
          ? aDocumentPage([paper], { total: 2 })
          : aDocumentPage([photo], { next_cursor: photo.id, total: 2 }),
    })),
  );
  const { user } = renderFeature(<DocumentList assignmentId={assignmentId} />);
  expect(await screen.findByText('1 of 2 documents shown')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show older documents' }));
  expect(await screen.findByText('constatare.pdf')).toBeInTheDocument();
  expect(screen.getByText('fata.jpg')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show older documents' })).not.toBeInTheDocument();
});

test('when the documents cannot be loaded, the reader can try again', async () => {
  server.use(mock(browseDocuments, problem(500, 'internal_error', { error_id: 'E77' })));
  const { user } = renderFeature(<DocumentList assignmentId={assignmentId} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The documents could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('E77');

  server.use(mock(browseDocuments, { status: 200, body: aDocumentPage([paper]) }));
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('constatare.pdf')).toBeInTheDocument();
});
