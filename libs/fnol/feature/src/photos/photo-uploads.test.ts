import { expect, test } from 'vitest';
import type { UploadedPhoto } from '../claim-notification/notification-draft.ts';
import { PhotoUploads, type PhotoProblem } from './photo-uploads.ts';

const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const settled = () => Promise.resolve().then(() => undefined);

function uploadsUnderTest(already: UploadedPhoto[] = []) {
  const sent: {
    file: File;
    resumes: string | undefined;
    onBegun: (uploadId: string) => void;
    signal: AbortSignal;
    onProgress: (done: number) => void;
  }[] = [];
  const answers: { resolve: (photo: UploadedPhoto) => void; reject: (reason: PhotoProblem) => void }[] = [];
  const kept: UploadedPhoto[][] = [];
  const takenBack: string[] = [];
  const uploads = new PhotoUploads(already, {
    upload: (file, report) => {
      sent.push({ file, ...report });
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    problemOf: (reason) => reason as PhotoProblem,
    takeBack: (documentId) => takenBack.push(documentId),
    onUploaded: (photos) => kept.push(photos),
  });
  const states = () => uploads.read().map(({ fileName, state }) => `${fileName} ${state}`);
  async function arrives(number: number) {
    const { name, type, size } = sent[number]!.file;
    answers[number]!.resolve({ documentId: `${number}`, fileName: name, mimeType: type, size });
    await settled();
    await settled();
  }
  async function fails(number: number, reason: PhotoProblem) {
    answers[number]!.reject(reason);
    await settled();
    await settled();
  }
  return { uploads, sent, kept, takenBack, states, arrives, fails };
}

test('photos travel two at a time and each is kept when it has arrived', async () => {
  const { uploads, sent, kept, states, arrives } = uploadsUnderTest();
  uploads.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  expect(states()).toEqual(['a.jpg uploading', 'b.jpg uploading', 'c.jpg waiting']);

  await arrives(0);
  expect(states()).toEqual(['a.jpg uploaded', 'b.jpg uploading', 'c.jpg uploading']);
  expect(kept.at(-1)?.map(({ fileName }) => fileName)).toEqual(['a.jpg']);
  expect(sent).toHaveLength(3);
});

test('progress is told per photo', () => {
  const { uploads, sent } = uploadsUnderTest();
  uploads.add([photo('a.jpg')]);
  sent[0]!.onProgress(0.4);
  expect(uploads.read()[0]).toMatchObject({ state: 'uploading', progress: 0.4 });
});

test('a photo that the server refuses stays in the list with its reason', async () => {
  const { uploads, states, fails } = uploadsUnderTest();
  uploads.add([photo('a.jpg')]);
  await fails(0, 'wrongType');
  expect(states()).toEqual(['a.jpg refused']);
});

test('ux 47 a photo goes on where the line broke, and one that the server has lost from its beginning', async () => {
  const { uploads, sent, states, fails, arrives } = uploadsUnderTest();
  uploads.add([photo('a.jpg')]);
  expect(sent[0]!.resumes).toBeUndefined();
  sent[0]!.onBegun('upload-1');
  await fails(0, 'offline');
  expect(states()).toEqual(['a.jpg failed']);

  uploads.resume();
  expect(sent[1]!.resumes).toBe('upload-1');
  await fails(1, 'failed');
  uploads.retry(uploads.read()[0]!.localId);
  expect(sent[2]!.resumes).toBeUndefined();
  await arrives(2);
  expect(states()).toEqual(['a.jpg uploaded']);
});

test('when the connection is back, only what failed for lack of it goes on', async () => {
  const { uploads, states, fails } = uploadsUnderTest();
  uploads.add([photo('a.jpg'), photo('b.jpg')]);
  await fails(0, 'offline');
  await fails(1, 'failed');
  uploads.resume();
  expect(states()).toEqual(['a.jpg uploading', 'b.jpg failed']);
});

test('a removed photo stops travelling and is not kept', () => {
  const { uploads, sent, kept } = uploadsUnderTest();
  uploads.add([photo('a.jpg')]);
  uploads.remove(uploads.read()[0]!.localId);
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(uploads.read()).toEqual([]);
  expect(kept.at(-1)).toEqual([]);
});

test('a removed photo that had arrived is taken back', async () => {
  const { uploads, takenBack, arrives } = uploadsUnderTest();
  uploads.add([photo('a.jpg'), photo('b.jpg')]);
  await arrives(0);
  uploads.removeAll();
  expect(takenBack).toEqual(['0']);
});

test('photos of an earlier visit are there again and count', () => {
  const earlier = { documentId: '9', fileName: 'old.jpg', mimeType: 'image/jpeg', size: 5 };
  const { uploads, states } = uploadsUnderTest([earlier]);
  expect(states()).toEqual(['old.jpg uploaded']);
  uploads.removeDocuments(['9']);
  expect(states()).toEqual([]);
});

test('ux 47 once the report is sent, what is still on its way goes on and is told when it arrives, and no draft keeps it', async () => {
  const { uploads, kept, takenBack, states, arrives } = uploadsUnderTest();
  uploads.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  await arrives(0);
  await arrives(1);
  const keptBefore = kept.length;
  const late: string[] = [];
  // The second one arrived while the report was on its way.
  uploads.follow(['0'], ({ documentId }) => late.push(documentId));
  expect(late).toEqual(['1']);
  await arrives(2);
  expect(late).toEqual(['1', '2']);
  expect(states()).toEqual(['b.jpg uploaded', 'c.jpg uploaded']);
  expect(kept).toHaveLength(keptBefore);
  uploads.clear();
  expect(takenBack).toEqual([]);
});

test('a photo of one zone of the car stays that of the zone', async () => {
  const { uploads, kept, arrives } = uploadsUnderTest();
  uploads.add([photo('a.jpg')], 'rear');
  await arrives(0);
  expect(uploads.read()[0]).toMatchObject({ state: 'uploaded', zone: 'rear' });
  expect(kept.at(-1)).toMatchObject([{ documentId: '0', zone: 'rear' }]);
});
