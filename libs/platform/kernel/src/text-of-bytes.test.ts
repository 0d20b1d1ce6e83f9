import { expect, test } from 'vitest';
import { textOfBytes } from './text-of-bytes.ts';

test.each([
  ['UTF-8', [0xc8, 0x98, 0x74]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc8, 0x98, 0x74]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x18, 0x02, 0x74, 0x00]],
  ['UTF-16, big end first', [0xfe, 0xff, 0x02, 0x18, 0x00, 0x74]],
])('a file in %s is read', (_encoding, bytes) => {
  expect(textOfBytes(Uint8Array.from(bytes))).toBe('Șt');
});

test('what Excel writes in Romania is read', () => {
  expect(textOfBytes(Uint8Array.from([0x42, 0x61, 0x72, 0xe3, 0x3b, 0xaa, 0xfe]))).toBe('Bară;Şţ');
});
