import { browseAnnotations, browseDocTypes, browseVehiclePhotos, downloadDocument } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { aDocument, renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useState } from 'react';
import { DocumentViewer } from './document-viewer.tsx';

const assignmentId = '0190b6a0-0000-7000-8000-00000000a001';
const documents = [aDocument({ file_name: 'fata.jpg' }, 1), aDocument({ file_name: 'spate.jpg' }, 2)];
const other = {
  id: '0190b6a0-0000-7000-8000-00000000d009',
  file_name: 'usa-veche.jpg',
  mime_type: 'image/jpeg',
  has_thumbnail: true,
  system_time: '2025-03-14T08:00:00.000Z',
};
const earlier = {
  claim_file_no: 'DM25C0000412',
  opened_at: '2025-03-12T08:00:00.000Z',
  total: 1,
  photos: [other],
};

function Viewer() {
  const [shown, setShown] = useState<[string | undefined, string | undefined]>([documents[0]?.id, undefined]);
  return (
    <DocumentViewer
      assignmentId={assignmentId}
      documents={documents}
      shownId={shown[0]}
      comparedId={shown[1]}
      onShow={(id, compared) => setShown([id, compared])}
    />
  );
}

function show() {
  server.use(
    mock(downloadDocument, { status: 200, body: new Blob(['picture']) }),
    mock(browseAnnotations, { status: 200, body: [] }),
    mock(browseDocTypes, { status: 200, body: [{ code: 'damage_photo', name: 'Photo of the damage' }] }),
    mock(browseVehiclePhotos, { status: 200, body: { vin: 'UU1HSDJ9G54321987', files: [earlier] } }),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  return renderFeature(<Viewer />);
}

const opensChoice = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Compare with…' }));
  return within(await screen.findByRole('dialog', { name: 'Compare with…' }));
};

test('ux 36 R9 a photo of another file of the vehicle is chosen by file and stands beside the open one, named by its file', async () => {
  const world = show();
  const choice = await opensChoice(world);
  const group = await choice.findByRole('region', { name: 'DM25C0000412' });
  expect(group).toHaveTextContent('opened 12.03.2025 · 1 photo');
  await world.user.click(
    within(group).getByRole('button', { name: 'Compare with usa-veche.jpg, 14.03.2025' }),
  );

  expect(screen.queryByRole('dialog', { name: 'Compare with…' })).not.toBeInTheDocument();
  const viewer = within(screen.getByRole('dialog', { name: 'fata.jpg' }));
  expect(viewer.getByText('DM25C0000412, 14.03.2025')).toBeVisible();
  // The other photo stays while the photos of this file are looked through.
  await world.user.click(viewer.getByRole('button', { name: 'Next document' }));
  const next = within(screen.getByRole('dialog', { name: 'spate.jpg' }));
  expect(next.getByText('DM25C0000412, 14.03.2025')).toBeVisible();
  await world.user.click(next.getByRole('button', { name: 'Stop comparing' }));
  expect(next.queryByText('DM25C0000412, 14.03.2025')).not.toBeInTheDocument();
});

test('a photo of the same file is chosen as well, and the open one is not offered', async () => {
  const world = show();
  const choice = await opensChoice(world);
  const group = await choice.findByRole('region', { name: 'This file' });
  expect(within(group).queryByRole('button', { name: /fata\.jpg/ })).not.toBeInTheDocument();
  await world.user.click(within(group).getByRole('button', { name: /spate\.jpg/ }));
  const viewer = within(screen.getByRole('dialog', { name: 'fata.jpg' }));
  expect(await viewer.findByRole('button', { name: 'Stop comparing' })).toBeVisible();
});

test('without a chassis number the choice says why no other file is found', async () => {
  const world = show();
  server.use(mock(browseVehiclePhotos, { status: 200, body: { vin: null, files: [] } }));
  const choice = await opensChoice(world);
  expect(await choice.findByText(/no chassis number/)).toBeVisible();
});

test('when the other files cannot be loaded, the photos of this file can be chosen all the same', async () => {
  const world = show();
  server.use(mock(browseVehiclePhotos, problem(500, 'internal_error')));
  const choice = await opensChoice(world);
  expect(await choice.findByText('The photos of other files could not be loaded')).toBeVisible();
  expect(choice.getByRole('region', { name: 'This file' })).toBeVisible();
});
