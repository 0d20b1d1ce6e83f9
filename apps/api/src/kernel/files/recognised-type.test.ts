import { expect, test } from 'vitest';
import { recognisedType } from './recognised-type.ts';

const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(200),
]);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const gifWithScript = Buffer.from('GIF89a/*\x00\x00*/=1;alert(1)//');

test.each([
  [jpeg, 'photo.JPG', 'image/jpeg'],
  [jpeg, 'image', 'image/jpeg'],
  [pdf, 'constatare.pdf', 'application/pdf'],
  [jpeg, 'photo.pdf', 'image/jpeg'],
  [jpeg, 'Captura 2026-11-28 la 10.22.31', 'image/jpeg'],
  [jpeg, 'photo.exe\u200b. ', undefined],
  [jpeg, 'photo.jpg.exe', undefined],
  [gifWithScript, 'picture.gif', undefined],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'picture.svg', undefined],
  [Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo.jpg', undefined],
  [Buffer.from('MZ\x90\x00'), 'setup.pdf', undefined],
  [Buffer.alloc(0), 'empty.pdf', undefined],
])(
  'content decides, and only the name of a program is refused (%#: %s as %s)',
  async (content, name, expected) => {
    expect(await recognisedType(content, name)).toBe(expected);
  },
);
