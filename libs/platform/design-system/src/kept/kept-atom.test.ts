import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { isTexts, keptAtom } from './kept-atom.ts';

let number = 0;
const newKey = () => `dosar.test.${(number += 1)}`;
const keptTexts = (key: string) => keptAtom<readonly string[]>(key, { initial: [], isValid: isTexts });

test('what is kept is there on the next page', () => {
  const key = newKey();
  localStorage.setItem(key, '["one"]');
  expect(createStore().get(keptTexts(key))).toEqual(['one']);

  createStore().set(keptTexts(key), ['one', 'two']);
  expect(localStorage.getItem(key)).toBe('["one","two"]');
});

test.each(['{', '7', '[7]'])('what cannot be used, such as %s, counts as nothing', (text) => {
  const key = newKey();
  localStorage.setItem(key, text);
  expect(createStore().get(keptTexts(key))).toEqual([]);
});

test('another tab is heard', () => {
  const key = newKey();
  const texts = keptTexts(key);
  const store = createStore();
  store.sub(texts, () => undefined);
  localStorage.setItem(key, '["two"]');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(store.get(texts)).toEqual(['two']);
});

test('where storage is forbidden it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const texts = keptTexts(newKey());
  const store = createStore();
  store.set(texts, ['three']);
  store.sub(texts, () => undefined)();
  expect(store.get(texts)).toEqual(['three']);
  vi.restoreAllMocks();
});
