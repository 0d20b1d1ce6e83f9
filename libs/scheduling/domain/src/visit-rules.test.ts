import { describe, expect, test } from 'vitest';
import {
  changeableUntil,
  changeRefusal,
  holdMinutes,
  isFromFuture,
  reportableFrom,
  reportRefusal,
  takingTime,
  type VisitStatus,
} from './visit-rules.ts';

const minute = 60_000;
const startsAt = Date.UTC(2026, 2, 5, 8);
const visit = (status: VisitStatus) => ({ status, startsAt });

const statuses: readonly VisitStatus[] = [
  'held',
  'booked',
  'confirmed',
  'on_the_way',
  'arrived',
  'in_work',
  'done',
  'vehicle_absent',
  'not_completed',
  'client_no_show',
  'assessor_no_show',
  'place_closed',
  'unreported',
  'cancelled',
  'expired',
];

describe('B2 reports from the field', () => {
  test.each<[VisitStatus, VisitStatus, number]>([
    ['on_the_way', 'booked', -120],
    ['arrived', 'on_the_way', -15],
    ['in_work', 'arrived', -15],
    ['done', 'in_work', 0],
    ['not_completed', 'in_work', 0],
    ['place_closed', 'arrived', 0],
    ['client_no_show', 'booked', 15],
    ['vehicle_absent', 'booked', 15],
    ['assessor_no_show', 'booked', 15],
  ])(
    '“%s” of a visit that is “%s” is true from %i minutes of its hour on, and not a moment before',
    (status, before, minutes) => {
      const from = startsAt + minutes * minute;
      const at = (happenedAt: number) => reportRefusal(visit(before), { status, happenedAt });
      expect([at(from - 24 * 60 * minute), at(from - 1), at(from), at(from + 60 * minute)]).toEqual([
        'report_too_early',
        'report_too_early',
        undefined,
        undefined,
      ]);
      expect(reportableFrom(startsAt, status)).toBe(from);
    },
  );

  const late = startsAt + 60 * minute;
  test.each<[VisitStatus, VisitStatus[]]>([
    ['confirmed', ['booked']],
    ['on_the_way', ['booked', 'confirmed', 'unreported']],
    ['arrived', ['booked', 'confirmed', 'on_the_way', 'unreported']],
    ['in_work', ['booked', 'confirmed', 'on_the_way', 'arrived', 'unreported']],
    ['done', ['arrived', 'in_work', 'unreported']],
    ['not_completed', ['arrived', 'in_work', 'unreported']],
    ['vehicle_absent', ['booked', 'confirmed', 'on_the_way', 'arrived', 'unreported']],
    ['client_no_show', ['booked', 'confirmed', 'on_the_way', 'arrived', 'unreported']],
    ['assessor_no_show', ['booked', 'confirmed', 'on_the_way', 'arrived', 'unreported']],
    ['place_closed', ['booked', 'confirmed', 'on_the_way', 'arrived', 'unreported']],
    ['cancelled', []],
    ['booked', []],
  ])('%s follows %j and nothing else', (status, before) => {
    const found = statuses.filter(
      (known) => reportRefusal(visit(known), { status, happenedAt: late }) === undefined,
    );
    expect(found).toEqual(before);
  });

  test('a visit is confirmed whenever the claimant says so', () => {
    expect(reportRefusal(visit('booked'), { status: 'confirmed', happenedAt: 0 })).toBeUndefined();
    expect(reportableFrom(startsAt, 'confirmed')).toBeUndefined();
  });

  test('a device may be five minutes ahead of the server', () => {
    expect([0, 5 * minute, 5 * minute + 1].map((ahead) => isFromFuture(startsAt + ahead, startsAt))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

type Circumstances = { selfMoves?: number; now?: number; status?: VisitStatus; isByClaimant?: boolean };

describe('B2 ux 62 what the claimant may change', () => {
  const long = startsAt - 24 * 60 * minute;
  const asked = (
    kind: 'move' | 'cancel',
    { selfMoves = 0, now = long, status = 'booked', isByClaimant = true }: Circumstances = {},
  ) => changeRefusal({ status, startsAt, selfMoves }, { kind, isByClaimant, now });

  test('a visit is moved twice and no third time; it can still be cancelled', () => {
    expect([0, 1, 2, 3].map((selfMoves) => asked('move', { selfMoves }))).toEqual([
      undefined,
      undefined,
      'visit_limit_reached',
      'visit_limit_reached',
    ]);
    expect(asked('cancel', { selfMoves: 2 })).toBeUndefined();
  });

  test('until four hours before its hour, to the moment', () => {
    const last = startsAt - 4 * 60 * minute;
    expect(changeableUntil(startsAt)).toBe(last);
    for (const kind of ['move', 'cancel'] as const)
      expect([last - 1, last, last + 1].map((now) => asked(kind, { now }))).toEqual([
        undefined,
        'visit_too_late',
        'visit_too_late',
      ]);
  });

  test('neither limit binds staff', () => {
    const staff = { isByClaimant: false, now: startsAt, selfMoves: 2 };
    expect([asked('move', staff), asked('cancel', staff)]).toEqual([undefined, undefined]);
  });

  test('only a visit to come changes, whoever asks', () => {
    for (const isByClaimant of [true, false])
      expect(statuses.filter((status) => asked('move', { status, isByClaimant }) !== 'conflict')).toEqual([
        'booked',
        'confirmed',
      ]);
  });
});

test('B2 an hour is kept for ten minutes, and visits take time until they end', () => {
  expect(holdMinutes).toBe(10);
  expect(takingTime).toEqual(['held', 'booked', 'confirmed', 'on_the_way', 'arrived', 'in_work']);
});
