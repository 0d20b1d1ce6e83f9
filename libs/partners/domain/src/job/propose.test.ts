import { expect, test } from 'vitest';
import { scoreOf } from '../score/score.ts';
import { propose, reasonsFor, type Candidate, type Needed } from './propose.ts';

const needed: Needed = { countyCode: 'CJ', brandCode: 'dacia', categoryCode: 'car', usualHourBani: 18_000 };
const shop = (partnerId: string, known: Partial<Candidate> = {}): Candidate => ({
  partnerId,
  countyCode: 'CJ',
  servedCountyCodes: [],
  brandCodes: [],
  categoryCodes: [],
  capacityPerWeek: 10,
  openJobs: 0,
  hourBani: null,
  contractDays: 400,
  ...known,
});
const order = (...shops: Candidate[]) => propose(shops, needed, 10).map(({ partnerId }) => partnerId);

test('M8 partners of the county come first, then those that take the brand, then those with free places', () => {
  expect(
    order(
      shop('far', { countyCode: 'TM' }),
      shop('full', { openJobs: 12 }),
      shop('other-brand', { brandCodes: ['bmw'] }),
      shop('fits'),
      shop('comes-here', { countyCode: 'BH', servedCountyCodes: ['BH', 'CJ'], openJobs: 4 }),
    ),
  ).toEqual(['fits', 'comes-here', 'full', 'other-brand', 'far']);
});

test('M8 among equals whoever begins sooner comes first', () => {
  expect(order(shop('a', { openJobs: 9 }), shop('b', { openJobs: 3 }))).toEqual(['b', 'a']);
});

test('M8 every proposal says why, for and against, with the number behind it', () => {
  const reasons = reasonsFor(shop('x', { openJobs: 12, hourBani: 21_000, contractDays: 3 }), needed);
  expect(reasons).toEqual([
    { code: 'county', isGood: true, value: null },
    { code: 'brand', isGood: true, value: null },
    { code: 'capacity', isGood: false, value: 0 },
    { code: 'start', isGood: false, value: 6 },
    { code: 'rate', isGood: false, value: 21_000 },
    { code: 'contract', isGood: false, value: 3 },
  ]);
});

test('M8 the grade of claimants is a reason of its own: of ten or more, against the county or four of five', () => {
  const gradeOf = (value: number, count: number, neighbours: readonly number[] = []) => {
    const sums = [value, ...neighbours].map((one, index) => ({
      partnerId: index === 0 ? 'x' : `n${index}`,
      measure: 'grade' as const,
      isNow: true,
      count: index === 0 ? count : 10,
      value: one,
    }));
    return reasonsFor(shop('x', { score: scoreOf('x', sums) }), needed).filter(
      ({ code }) => code === 'grade',
    );
  };
  expect(gradeOf(462.5, 10)).toEqual([{ code: 'grade', isGood: true, value: 463 }]);
  expect(gradeOf(399, 12)).toEqual([{ code: 'grade', isGood: false, value: 399 }]);
  expect(gradeOf(399, 12, [350, 380])).toEqual([{ code: 'grade', isGood: true, value: 399 }]);
  expect(gradeOf(500, 9)).toEqual([]);
});

test('M8 what nobody knows is no reason', () => {
  const nothing: Needed = { countyCode: null, brandCode: null, categoryCode: null, usualHourBani: null };
  expect(reasonsFor(shop('x', { capacityPerWeek: null, contractDays: null }), nothing)).toEqual([]);
});

test('M8 no more partners are proposed than somebody compares, the best of them', () => {
  const shops = ['c', 'a', 'b'].map((partnerId) => shop(partnerId));
  expect(propose(shops, needed, 2).map(({ partnerId }) => partnerId)).toEqual(['a', 'b']);
});
