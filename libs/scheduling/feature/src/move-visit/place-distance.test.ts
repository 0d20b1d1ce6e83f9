import { expect, test } from 'vitest';
import { kilometresBetween } from './place-distance.ts';

const ploiesti = { latitude: 44.9416, longitude: 26.0227 };
const militari = { latitude: 44.4327, longitude: 26.0021 };

test('B2 from Ploiești to București it is 57 kilometres, whichever way, and no way is no distance', () => {
  expect(kilometresBetween(ploiesti, militari)).toBe(57);
  expect(kilometresBetween(militari, ploiesti)).toBe(57);
  expect(kilometresBetween(militari, militari)).toBe(0);
});

test('B2 a place that nobody has put on the map is at no distance', () => {
  expect(kilometresBetween({ latitude: null, longitude: null }, militari)).toBeUndefined();
  expect(kilometresBetween(militari, { latitude: 44.4, longitude: null })).toBeUndefined();
});
