import images from '@dosar/kernel/corpus/images.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { byBytes, fileRefusal } from './file-refusal.ts';

const rules = { types: ['image/jpeg', 'image/heic', 'application/pdf'], maxBytes: 1000, maxFiles: 3 };
const photo = { name: 'IMG_0001.JPG', type: 'image/jpeg', size: 1000 };

test('a file of an accepted kind and size is welcome', () => {
  expect(fileRefusal(photo, 2, rules)).toBeUndefined();
});

test('a HEIC picture that the system knows no type for is recognised by its ending', () => {
  expect(fileRefusal({ ...photo, name: 'IMG_0002.HEIC', type: '' }, 0, rules)).toBeUndefined();
  for (const name of ['table.xlsx', 'photo.constructor'])
    expect(fileRefusal({ ...photo, name, type: '' }, 0, rules)).toBe('type');
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

const beginnings: Record<string, number[]> = {
  pdf: [...'%PDF-1.7'].map((sign) => sign.codePointAt(0) ?? 0),
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a],
  heic: [0, 0, 0, 24, ...[...'ftypheic'].map((sign) => sign.codePointAt(0) ?? 0)],
  avif: [0, 0, 0, 24, ...[...'ftypavif'].map((sign) => sign.codePointAt(0) ?? 0)],
  tiff: [0x49, 0x49, 0x2a, 0],
};
const taken = (files: File[], types: string[]) =>
  new Promise<File[]>((resolve) => {
    byBytes(files, { types }, resolve);
  });

test.each(images.filter(({ stored }) => stored !== null))(
  'a $bytes that its sender calls $sent is sent, as the server takes it by its bytes',
  async ({ bytes, sent }) => {
    const ending = /\.([a-z]+)$/.exec(sent.toLowerCase())?.[1] ?? '';
    const types = ['image/*', 'application/pdf'];
    const type = toldTypes[ending] ?? '';
    const [file] = await taken([new File([Uint8Array.from(beginnings[bytes] ?? [])], sent, { type })], types);
    expect(file && fileRefusal(file, 0, { ...rules, types })).toBeUndefined();
  },
);

test.each([
  ['proces verbal.doc', 'application/msword', 'pdf', 'proces verbal.pdf', 'application/pdf'],
  ['constatare.docx', '', 'pdf', 'constatare.pdf', 'application/pdf'],
  ['avarie.txt', 'text/plain', 'jpeg', 'avarie.jpg', 'image/jpeg'],
  ['far.bmp', 'image/bmp', 'png', 'far.png', 'image/png'],
  ['IMG_7.mov', 'video/quicktime', 'heic', 'IMG_7.heic', 'image/heic'],
])('a file called %s (%s) that is a %s is named %s and sent', async (sent, told, bytes, name, type) => {
  const content = Uint8Array.from(beginnings[bytes] ?? []);
  const types = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'];
  const [file] = await taken([new File([content], sent, { type: told })], types);
  expect([file?.name, file?.type]).toEqual([name, type]);
  expect(file && fileRefusal(file, 0, { ...rules, types })).toBeUndefined();
});

test.each([
  ['a document of Word', 'deviz.doc', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a program that is a picture besides', 'avarie.jpg.exe', [0xff, 0xd8, 0xff, 0xe0]],
])('%s is refused under its own name', async (_what, sent, bytes) => {
  const types = ['image/jpeg', 'application/pdf'];
  const [file] = await taken([new File([Uint8Array.from(bytes)], sent, { type: 'application/x' })], types);
  expect(file?.name).toBe(sent);
  expect(file && fileRefusal(file, 0, { ...rules, types })).toBe('type');
});
