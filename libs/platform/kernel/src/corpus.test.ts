import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { parsePhone } from './phones.ts';
import { normalisePlate } from './plates.ts';
import { searchText } from './search-text.ts';
import { textOfBytes } from './text-of-bytes.ts';

function corpus<Row>(name: string): readonly Row[] {
  return JSON.parse(readFileSync(new URL(`../corpus/${name}.json`, import.meta.url), 'utf8')) as Row[];
}

test.each(corpus<{ typed: string; stored: string | null }>('phones'))(
  'the phone $typed is $stored',
  ({ typed, stored }) => {
    expect(parsePhone(typed)?.e164 ?? null).toBe(stored);
  },
);

test.each(corpus<{ typed: string; compared: string }>('plates'))(
  'the plate $typed is compared as $compared',
  ({ typed, compared }) => {
    expect(normalisePlate(typed)).toBe(compared);
  },
);

test.each(corpus<{ written: string; typed: string[] }>('names'))(
  '$written is found however it is typed',
  ({ written, typed }) => {
    expect(new Set(typed.map(searchText))).toEqual(new Set([searchText(written)]));
  },
);

test.each(corpus<{ name: string; base64: string; rows: [number, ...string[]][] }>('tables'))(
  'a table is read cell by cell: $name',
  ({ base64, rows }) => {
    const text = textOfBytes(Uint8Array.from(Buffer.from(base64, 'base64')));
    expect(readCsv(text).map(({ line, cells }) => [line, ...cells])).toEqual(rows);
  },
);
