import { beginUpload, downloadDocument, keepUpload } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anUploadedDocument, server } from '@dosar/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeredDraft } from '../claim-notification/answered-draft.ts';
import { keptDraft, openForm } from '../testing/open-form.ts';

const photo = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type });

async function openPhotos() {
  const form = openForm({ page: 'photos', draft: answeredDraft() });
  await screen.findByRole('heading', { name: 'Do you have photos of the damage?' });
  const input = form.container.querySelector<HTMLInputElement>('input[type=file][aria-labelledby]');
  if (!input) throw new Error('The page has no place for files.');
  const rowOf = async (name: string) => {
    const text = await screen.findByText(name);
    const row = text.closest('li');
    if (!row) throw new Error(`${name} is in no list.`);
    return row;
  };
  return { ...form, rowOf, choose: (...files: File[]) => fireEvent.change(input, { target: { files } }) };
}

test('chosen photos are uploaded as photos of the damage and kept with the answers', async () => {
  const kinds: unknown[] = [];
  const { choose, rowOf } = await openPhotos();
  server.use(
    mock(beginUpload, ({ body }) => {
      kinds.push(body.doc_type_code);
      return { status: 201, body: { upload_id: 'upload-1', upload_url: '/api/document/resumable/upload-1' } };
    }),
    mock(keepUpload, { status: 201, body: anUploadedDocument({ id: 'photo-1' }) }),
    mock(downloadDocument, { status: 200, body: new Blob(['picture'], { type: 'image/jpeg' }) }),
  );
  choose(photo('avarie.jpg'));
  await waitFor(async () => expect(await rowOf('avarie.jpg')).toHaveTextContent('Added'));
  expect(kinds).toEqual(['damage_photo']);
  await waitFor(() => expect(keptDraft()?.photos[0]).toMatchObject({ documentId: 'photo-1' }));
});

test('a file of the wrong kind is refused at once with the reason; the photo beside it is uploaded', async () => {
  const { choose, rowOf } = await openPhotos();
  choose(photo('plan.svg', 'image/svg+xml'), photo('avarie.jpg'));
  expect(await rowOf('plan.svg')).toHaveTextContent('This kind of file is not accepted');
  await waitFor(async () => expect(await rowOf('avarie.jpg')).toHaveTextContent('Added'));
});

test.each([
  ['is no photo inside', problem(415, 'unsupported_file_type'), 'not a photo or PDF that we can open'],
  ['is too large', problem(413, 'file_too_large'), 'larger than 25 MB'],
  ['is one too many', problem(413, 'too_many_files'), 'you already have 20 files'],
  [
    'is one too many of its network',
    problem(413, 'too_many_files', { context: { of: 'address' } }),
    'came from your network today',
  ],
])('a file that the server says %s cannot be tried again', async (_what, reaction, words) => {
  const { choose, rowOf } = await openPhotos();
  server.use(mock(keepUpload, reaction));
  choose(photo('fals.jpg'));
  await waitFor(async () => expect(await rowOf('fals.jpg')).toHaveTextContent(words));
  expect(within(await rowOf('fals.jpg')).queryByRole('button', { name: /Try/ })).not.toBeInTheDocument();
});

test('a failed upload is tried again with one press and removed with another', async () => {
  const { user, choose, rowOf } = await openPhotos();
  server.use(mock(beginUpload, problem(503, 'overloaded')));
  choose(photo('avarie.jpg'));
  await waitFor(async () => expect(await rowOf('avarie.jpg')).toHaveTextContent('Please try again'));

  server.use(
    mock(beginUpload, {
      status: 201,
      body: { upload_id: 'upload-2', upload_url: '/api/document/resumable/upload-2' },
    }),
    mock(keepUpload, { status: 201, body: anUploadedDocument({ id: 'photo-2' }) }),
  );
  await user.click(screen.getByRole('button', { name: 'Try avarie.jpg again' }));
  await waitFor(() => expect(keptDraft()?.photos).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Remove avarie.jpg' }));
  expect(screen.queryByText('avarie.jpg')).not.toBeInTheDocument();
  expect(keptDraft()?.photos).toEqual([]);
});

test('photos that are not with us yet ask for no picture of theirs', async () => {
  // Where one question is asked twice at once, the console is told.
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { choose, rowOf } = await openPhotos();
  server.use(mock(beginUpload, problem(503, 'overloaded')));
  choose(photo('bara.jpg'), photo('capota.jpg'));
  await waitFor(async () => expect(await rowOf('capota.jpg')).toHaveTextContent('Please try again'));
  expect(warned).not.toHaveBeenCalled();
});

test('photos of an earlier visit are there again after a reload', async () => {
  const photos = [{ documentId: 'photo-1', fileName: 'veche.jpg', mimeType: 'image/jpeg', size: 5 }];
  openForm({ page: 'photos', draft: answeredDraft({ photos }) });
  expect((await screen.findByText('veche.jpg')).closest('li')).toHaveTextContent('Added');
});

test('48 zones that the claimant picks on the car are kept with the answers', async () => {
  const { user } = await openPhotos();
  await user.click(await screen.findByRole('button', { name: 'rear' }));
  await user.click(screen.getByRole('radio', { name: 'broken' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Rear bumper' }));
  await waitFor(() =>
    expect(keptDraft()?.damage).toEqual({
      zones: [{ zone: 'rear', severity: 'broken', was_before: '' }],
      parts: ['bumper_rear'],
    }),
  );
});

test('48 each picked zone asks for a photo of its own, which is named after it', async () => {
  const { user, container, rowOf } = await openPhotos();
  await user.click(await screen.findByRole('button', { name: 'rear' }));
  const asked = (await screen.findByText('A photo of each damage')).closest('section')!;
  expect(asked).toHaveTextContent('no photo yet');
  const chooser = within(asked).getByLabelText('Photo: rear', { selector: 'input' });
  fireEvent.change(chooser, { target: { files: [photo(`IMG_${'2026'.repeat(30)}.jpg`)] } });
  expect(await rowOf('rear 1.jpg')).toBeVisible();
  await waitFor(() => expect(asked).toHaveTextContent('1 photo'));
  await waitFor(() => expect(keptDraft()?.photos).toMatchObject([{ zone: 'rear' }]));
  expect(container.querySelectorAll('input[type=file]').length).toBeGreaterThan(1);
});
