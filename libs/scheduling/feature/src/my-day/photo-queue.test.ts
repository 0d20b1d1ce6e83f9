import { ApiProblem } from '@dosar/api-client';
import { expect, test } from 'vitest';
import { PhotoQueue, type SendPhoto } from './photo-queue.ts';
import type { KeptPhoto, PhotoStore } from './photo-store.ts';

/** A device whose photos outlive the page. */
function aDevice(): PhotoStore {
  const kept = new Map<string, KeptPhoto>();
  return {
    all: () => Promise.resolve([...kept.values()]),
    put: (photo) => Promise.resolve(void kept.set(photo.id, photo)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
}

const alone = (_name: string, work: () => Promise<void>) => work();
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const visit = { visit_id: 'visit-1', assignment_id: 'work-1' };
const open = (store: PhotoStore, send: SendPhoto, userId = 'dan') =>
  new PhotoQueue(userId, { store, send, alone }, () => undefined);

test('B2 photos taken without a network stay on the device over a reload, go on where they stopped, and arrive once, in order', async () => {
  const device = aDevice();
  const offline = open(device, async (_photo, onBegun) => {
    await onBegun('upload-7');
    throw new TypeError('Failed to fetch');
  });
  await offline.add(visit, [photo('fata.jpg'), photo('spate.jpg')]);
  expect(await offline.send()).toBe(0);

  const arrived: (string | undefined)[][] = [];
  const reloaded = open(device, (kept) => {
    arrived.push([kept.name, kept.assignmentId, kept.uploadId]);
    return Promise.resolve();
  });
  expect((await reloaded.read()).waiting.map(({ name }) => name)).toEqual(['fata.jpg', 'spate.jpg']);
  expect(await reloaded.send()).toBe(2);
  expect(arrived).toEqual([
    ['fata.jpg', 'work-1', 'upload-7'],
    ['spate.jpg', 'work-1', undefined],
  ]);
  expect(await reloaded.send()).toBe(0);
});

test('B2 a photo that the server refuses holds up no other, and is named until it was read; a colleague on the same phone sends nothing of it', async () => {
  const device = aDevice();
  const refused = new ApiProblem({ status: 422, code: 'validation_failed', message: 'No.' });
  const queue = open(device, (kept) =>
    kept.name === 'rea.jpg' ? Promise.reject(refused) : Promise.resolve(),
  );
  await queue.add(visit, [photo('rea.jpg'), photo('buna.jpg')]);
  const colleague = open(device, () => Promise.resolve(), 'elena');
  expect(await colleague.send()).toBe(0);
  expect(await queue.send()).toBe(1);
  const { waiting, refused: told } = await queue.read();
  expect([waiting.length, told.map(({ name, code }) => [name, code])]).toEqual([
    0,
    [['rea.jpg', 'validation_failed']],
  ]);
  await queue.forgetRefused();
  expect((await queue.read()).refused).toEqual([]);
});

test('B2 an upload that the server has removed meanwhile begins again, so that no photo is lost with it', async () => {
  const device = aDevice();
  const gone = new ApiProblem({ status: 404, code: 'not_found', message: 'Gone.' });
  const begun = open(device, async (_photo, onBegun) => {
    await onBegun('upload-old');
    throw new TypeError('Failed to fetch');
  });
  await begun.add(visit, [photo('fata.jpg')]);
  await begun.send();
  const sent: (string | undefined)[] = [];
  const later = open(device, (kept) => {
    sent.push(kept.uploadId);
    return kept.uploadId === undefined ? Promise.resolve() : Promise.reject(gone);
  });
  expect(await later.send()).toBe(1);
  expect(sent).toEqual(['upload-old', undefined]);
});
