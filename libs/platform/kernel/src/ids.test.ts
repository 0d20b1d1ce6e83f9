import { expect, test } from 'vitest';
import { newId, newOpaqueKey } from './ids.ts';

test('an id is a UUID of version 7 that carries its time', () => {
  const now = Date.UTC(2026, 10, 20, 10, 0, 0);
  const id = newId(now);

  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
});

test('later ids sort after earlier ones and none repeats', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => newId(1_700_000_000_000 + index));

  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(1000);
});

test('a key is long, safe in an address and never the same', () => {
  const keys = Array.from({ length: 1000 }, () => newOpaqueKey());

  expect(keys.every((key) => /^[A-Za-z0-9_-]{22}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(1000);
});
