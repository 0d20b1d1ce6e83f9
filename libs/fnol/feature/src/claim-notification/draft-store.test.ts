import { expect, test } from 'vitest';
import { openDraftStore } from './draft-store.ts';

const day = 24 * 60 * 60 * 1000;
const opened = (orgKey = 'demo', at = 0) => openDraftStore(orgKey, { storage: localStorage, now: () => at });

test('answers survive a reload, on the page where the claimant was', () => {
  opened().change({ page: 'vehicle', circumstances: { kind: '', description: 'Un câine', injuries: 'no' } });
  const afterReload = opened().read();
  expect(afterReload.page).toBe('vehicle');
  expect(afterReload.circumstances.description).toBe('Un câine');
});

test('uploaded photos survive a reload', () => {
  const photo = { documentId: '7', fileName: 'a.jpg', mimeType: 'image/jpeg', size: 12 };
  opened().change({ photos: [photo] });
  expect(opened().read().photos).toEqual([photo]);
});

test('nothing is left of a draft that was sent', () => {
  const draft = opened();
  draft.change({ page: 'check' });
  draft.remove();
  expect(opened().read().page).toBe('circumstances');
  expect(localStorage).toHaveLength(0);
});

test('a draft is forgotten after a week', () => {
  opened().change({ page: 'photos' });
  expect(opened('demo', 6 * day).read().page).toBe('photos');
  expect(opened('demo', 8 * day).read().page).toBe('circumstances');
});

test('two organisations keep their drafts apart', () => {
  opened('demo').change({ page: 'photos' });
  expect(opened('alfa').read().page).toBe('circumstances');
});

test.each(['{', '{"savedAt":0,"draft":{"page":"hell"}}', '{"savedAt":0,"draft":null}', '[]'])(
  'a damaged draft %s starts over instead of breaking the form',
  (text) => {
    localStorage.setItem('dosar.guest.claimNotification.demo', text);
    expect(opened().read().page).toBe('circumstances');
  },
);

test('the form goes on when the browser keeps nothing', () => {
  const full = {
    ...blankStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const draft = openDraftStore('demo', { storage: full, now: () => 0 });
  draft.change({ page: 'policy' });
  expect(draft.read().page).toBe('policy');
});

const blankStorage: Storage = {
  length: 0,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
  key: () => null,
};
