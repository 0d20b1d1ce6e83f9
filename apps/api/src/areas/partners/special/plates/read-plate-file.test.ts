import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlateRows } from '@dosar/partners-domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlateFile } from './read-plate-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosar-plates-'));
});
afterAll(() => rm(folder, { recursive: true }));

const columns = { plate_column: '0', from_column: '1', until_column: '2' };

async function read(content: Buffer, said: Parameters<typeof readPlateFile>[1] = columns) {
  const path = join(folder, 'list.csv');
  await writeFile(path, content);
  const file = await readPlateFile({ path }, said);
  return { file, ...readPlateRows(file.rows.slice(1), file.columns, file.numbers.slice(1)) };
}

// Letters that Windows writes in Romania; it has no ș and ț with a comma.
const windows: Record<string, number> = { ă: 0xe3, â: 0xe2, î: 0xee, ş: 0xba, ţ: 0xfe };
const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with a mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'utf-16le': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'windows-1250': (text: string) => Buffer.from([...text].map((sign) => windows[sign] ?? sign.charCodeAt(0))),
};

/** A row as somebody meant it, and what has to become of it; `undefined` for a plate that is taken. */
type Meant = { plate: string; from: string; until: string; reason: string | undefined };

const plate = fc
  .tuple(
    fc.constantFrom('CJ', 'TM', 'IS', 'B1', 'SB'),
    fc.integer({ min: 10, max: 99 }),
    fc.constantFrom('ABC', 'XYZ', 'BTL', 'WDA'),
  )
  .map(([county, number, letters]) => `${county}${number}${letters}`);
const written = fc
  .tuple(plate, fc.constantFrom('', ' ', '-', '.'), fc.boolean(), fc.boolean())
  .map(([whole, sign, isSmall, isPadded]) => {
    const [, county = '', number = '', letters = ''] = /^([A-Z]+)(\d+)([A-Z]+)$/.exec(whole) ?? [];
    const text = [county, number, letters].join(sign);
    return `${isPadded ? ' ' : ''}${isSmall ? text.toLowerCase() : text}${isPadded ? '  ' : ''}`;
  });
const day: fc.Arbitrary<string> = fc.constantFrom('', '14.03.2024', '2024-3-15', '02/05/2023', '30-11-2025');
const meant = (
  plates: fc.Arbitrary<string>,
  from: fc.Arbitrary<string>,
  until: fc.Arbitrary<string>,
  reason?: string,
) => fc.record({ plate: plates, from, until, reason: fc.constant(reason) });
const row: fc.Arbitrary<Meant> = fc.oneof(
  { weight: 6, arbitrary: meant(written, day, fc.constant('')) },
  { weight: 1, arbitrary: meant(written, fc.constant('14.03.2024'), fc.constant('14.03.2024')) },
  {
    weight: 1,
    arbitrary: meant(fc.constantFrom('B 1O1 BTX', 'mașină', 'XX 10 ABC', '12345'), day, day, 'bad_plate'),
  },
  { weight: 1, arbitrary: meant(fc.constant(''), fc.constant('14.03.2024'), day, 'no_plate') },
  { weight: 1, arbitrary: meant(written, fc.constantFrom('31.02.2024', 'ieri', '2024'), day, 'bad_day') },
  { weight: 1, arbitrary: meant(written, day, fc.constantFrom('00.01.2024', 'fără'), 'bad_day') },
  {
    weight: 1,
    arbitrary: meant(written, fc.constant('15.03.2024'), fc.constant('2024-03-14'), 'ends_before_begin'),
  },
);
const note = fc.constantFrom('', 'ştearsă', 'sună; apoi vine', 'a, b | c', 'zis "Mircea"', 'două\nrânduri');
const key = (text: string) => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

const quoted = (text: string, separator: string, always: boolean) =>
  always || text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

describe('R8 whatever list is imported', () => {
  test('each row is taken or listed with its number and why, in every encoding and way of writing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ said: row, note, empties: fc.nat({ max: 2 }) }), {
          minLength: 1,
          maxLength: 40,
        }),
        fc.constantFrom(...(Object.keys(encodings) as (keyof typeof encodings)[])),
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        fc.boolean(),
        async (rows, encoding, separator, end, isQuoted, isTorn) => {
          const lines = [['NR_INMATR', 'DATA_START', 'DATA_STOP', 'OBS'].join(separator)];
          const expected = { taken: [] as string[], leftOut: [] as string[] };
          const seen = new Set<string>();
          let number = 1;
          for (const [index, { said, note: remark, empties }] of rows.entries()) {
            for (let empty = 0; empty < empties; empty++) lines.push(separator.repeat(empty));
            number += empties + 1;
            // A quotation mark that nobody closes: every line is a row, so that a remark has one line.
            const isTornHere = isTorn && index === rows.length >> 1;
            const remarked = isTorn ? remark.replaceAll(/[\n"]/g, ' ') : remark;
            const end_ = isTornHere ? '"Mircea' : quoted(remarked, separator, isQuoted);
            const cells = [said.plate, said.from, said.until].map((cell) =>
              quoted(cell, separator, isQuoted),
            );
            lines.push([...cells, end_].join(separator));
            const reason = said.reason ?? (seen.has(key(said.plate)) ? 'twice' : undefined);
            if (reason === undefined) {
              seen.add(key(said.plate));
              expected.taken.push(`${number} ${key(said.plate)}`);
            } else expected.leftOut.push(`${number} ${reason}`);
          }
          const text = lines.join('\n').replaceAll('\n', end);
          const legacy = text.replaceAll('ș', 'ş');
          const { entries, leftOut } = await read(encodings[encoding](legacy));
          expect(entries.map((entry) => `${entry.row} ${entry.plate}`)).toEqual(expected.taken);
          expect(leftOut.map((left) => `${left.row} ${left.reason}`)).toEqual(expected.leftOut);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a mark that nobody closed takes no other row with it', async () => {
    const list = 'Nr;Observații\nB 101 BTL;"fără capăt\nB 102 BTL;\nB 103 BTL;"închis"\n';
    const { entries, leftOut } = await read(Buffer.from(list), {});
    expect(entries.map((entry) => `${entry.row} ${entry.plate}`)).toEqual([
      '2 B101BTL',
      '3 B102BTL',
      '4 B103BTL',
    ]);
    expect(leftOut).toEqual([]);
  });
});
