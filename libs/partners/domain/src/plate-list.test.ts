import { describe, expect, test } from 'vitest';
import { guessColumns } from './plate-columns.ts';
import { comparePlates, differencesKey, readPlateRows } from './plate-list.ts';

const columns = { plate: 0, from: 1, until: 2 };

describe('R8 a list of plates', () => {
  test('leaves out what cannot be taken and says why, and the rest does not wait for it', () => {
    const { entries, leftOut } = readPlateRows(
      [
        ['B 101 BTL', '14.03.2024', ''],
        ['B 1O1 BTX', '', ''],
        ['', '14.03.2024', ''],
        ['b-101-btl', '', ''],
        ['CJ 44 BTL', '31.02.2024', ''],
        ['CJ 45 BTL', '2025-02-03', '31.12.2024'],
        ['CJ 46 BTL', '', '2026-12-31'],
      ],
      columns,
    );
    expect(entries).toEqual([
      { plate: 'B101BTL', from: '2024-03-14', until: null, row: 2 },
      { plate: 'CJ46BTL', from: null, until: '2026-12-31', row: 8 },
    ]);
    expect(leftOut.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '3 bad_plate',
      '4 no_plate',
      '5 twice',
      '6 bad_day',
      '7 ends_before_begin',
    ]);
  });

  test('tells new, changed, ended and unchanged plates apart', () => {
    const known = [
      { plate: 'B101BTL', from: null, until: null },
      { plate: 'B102BTL', from: null, until: null },
      { plate: 'B103BTL', from: null, until: null },
      { plate: 'B104BTL', from: null, until: null },
      { plate: 'B105BTL', from: null, until: '2026-01-01' },
    ];
    const listed = [
      { plate: 'B101BTL', from: null, until: null },
      { plate: 'B102BTL', from: '2025-01-01', until: null },
      { plate: 'B103BTL', from: null, until: '2026-03-31' },
      { plate: 'B106BTL', from: null, until: null },
    ];
    const part = comparePlates(known, listed, { isWholeList: false, today: '2026-03-04' });
    expect(part.added.map(({ plate }) => plate)).toEqual(['B106BTL']);
    expect(part.changed.map(({ plate }) => plate)).toEqual(['B102BTL']);
    expect(part.ended.map(({ plate }) => plate)).toEqual(['B103BTL']);
    expect(part).toMatchObject({ unchanged: 1, missing: 1 });

    const whole = comparePlates(known, listed, { isWholeList: true, today: '2026-03-04' });
    expect(whole.ended.map(({ plate, until }) => `${plate} ${until}`)).toEqual([
      'B103BTL 2026-03-31',
      'B104BTL 2026-03-04',
    ]);
    expect(differencesKey(whole)).not.toBe(differencesKey(part));
  });

  test('that was applied changes nothing a second time', () => {
    const listed = [{ plate: 'B101BTL', from: '2024-03-14', until: null }];
    const again = comparePlates(listed, listed, { isWholeList: true, today: '2026-03-04' });
    expect(differencesKey(again)).toBe('');
  });
});

test('the columns are found by what stands in them and what they are called', () => {
  expect(
    guessColumns([
      ['CONTRACT', 'NR_INMATR', 'DATA_START', 'DATA_STOP', 'OBS'],
      ['BTL-2024-008817', 'B 101 BTL', '14.03.2024', '', 'sună la Mircea'],
      ['BTL-2024-008818', 'CJ 44 BTL', '14.03.2024', '30.11.2026', ''],
    ]),
  ).toEqual({ plate: 1, from: 2, until: 3 });
  const days = [
    ['B 101 BTL', '14.03.2024'],
    ['CJ 44 BTL', '31.02.2024'],
    ['CJ 45 BTL', '15.03.2024'],
  ];
  expect(guessColumns([['Nr', 'Data start'], ...days])).toMatchObject({ plate: 0, from: 1 });
  expect(guessColumns([['Nume'], ['Ana']])).toEqual({ from: null, until: null });
});
