import images from '@dosar/kernel/corpus/images.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { fileRefusal } from './file-refusal.ts';

const rules = { types: ['image/jpeg', 'image/heic', 'application/pdf'], maxBytes: 1000, maxFiles: 3 };
const photo = { name: 'IMG_0001.JPG', type: 'image/jpeg', size: 1000 };

test('a file of an accepted kind and size is welcome', () => {
  expect(fileRefusal(photo, 2, rules)).toBeUndefined();
});

test('a HEIC picture that the system knows no type for is recognised by its ending', () => {
  expect(fileRefusal({ ...photo, name: 'IMG_0002.HEIC', type: '' }, 0, rules)).toBeUndefined();
  expect(fileRefusal({ ...photo, name: 'table.xlsx', type: '' }, 0, rules)).toBe('type');
});

test('a table that the system knows no type for is recognised by its ending', () => {
  const tables = {
    ...rules,
    types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  };
  for (const name of ['parc.csv', 'Deviz.XLSX'])
    expect(fileRefusal({ ...photo, name, type: '' }, 0, tables)).toBeUndefined();
});

test('a file of which neither the system nor its name says the kind is left to the server', () => {
  for (const name of ['Captura 2026-11-28 la 10.22.31', 'Constatare 12.05.2026', 'image'])
    expect(fileRefusal({ ...photo, name, type: '' }, 0, rules)).toBeUndefined();
});

test('a file is refused for its kind, its size, its emptiness or because there are enough', () => {
  expect(fileRefusal({ ...photo, type: 'image/svg+xml' }, 0, rules)).toBe('type');
  expect(fileRefusal({ ...photo, size: 1001 }, 0, rules)).toBe('size');
  expect(fileRefusal({ ...photo, size: 0 }, 0, rules)).toBe('empty');
  expect(fileRefusal(photo, 3, rules)).toBe('count');
});

/** What browsers tell of a file: they read no byte, only the ending of its name. */
const toldTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: '',
  tif: 'image/tiff',
  avif: 'image/avif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

// The name of a Word document is believed: its sender is told at once, not after it was sent.
test.each(images.filter(({ stored, sent }) => stored !== null && !sent.endsWith('.doc')))(
  'a $bytes that its sender calls $sent is sent, as the server takes it by its bytes',
  ({ sent }) => {
    const ending = /\.([a-z]+)$/.exec(sent.toLowerCase())?.[1] ?? '';
    const file = { name: sent, type: toldTypes[ending] ?? '', size: 900 };
    expect(fileRefusal(file, 0, { ...rules, types: ['image/*', 'application/pdf'] })).toBeUndefined();
  },
);
