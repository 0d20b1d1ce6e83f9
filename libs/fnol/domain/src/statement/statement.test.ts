import { describe, expect, test } from 'vitest';
import {
  allCircumstances,
  findContradictions,
  formChecks,
  proposeLiability,
  type Cited,
  type StatedSide,
  type StatedSides,
} from './statement.ts';

const side = (circumstances: readonly number[], different: Partial<StatedSide> = {}): StatedSide => ({
  circumstances,
  counted: null,
  impact: null,
  damagedZones: [],
  ...different,
});
const form = (a: readonly number[], b: readonly number[]): StatedSides => ({ a: side(a), b: side(b) });
const written = ({ box, of, circumstance }: Cited) =>
  [circumstance === undefined ? box : `${box}.${circumstance}`, of?.toUpperCase()].filter(Boolean).join(' ');
const found = (stated: StatedSides) =>
  findContradictions(stated).map(({ rule, cites }) => [rule, ...cites.map(written)].join(' '));

describe('domain 5.3 contradictions of an accident statement cite the boxes that they rest on', () => {
  test.each<[says: string, stated: StatedSides, cited: readonly string[]]>([
    ['nothing ticked', form([], []), []],
    ['A stood, B hit its rear', form([1], [8]), []],
    ['both stood', form([1], [1]), ['both_stood 12.1 A 12.1 B']],
    ['each hit the rear of the other', form([8], [8]), ['both_hit_the_rear 12.8 A 12.8 B']],
    ['both came from the right', form([16], [16]), ['both_from_the_right 12.16 A 12.16 B']],
    ['A reversed and was hit from behind', form([14], [8]), ['reversed_and_was_hit_behind 12.14 A 12.8 B']],
    ['B drove along and A came towards it', form([15], [9]), ['directions_differ 12.9 B 12.15 A']],
    ['A stood and changed lane', form([1, 10], []), ['stood_and_moved 12.1 A 12.10 A']],
    ['a door opened in a car that stood', form([1, 2], []), []],
    ['B hit the rear and changed lane', form([1], [8, 10]), ['exclude_each_other 12.8 B 12.10 B']],
    ['B turned both ways', form([], [12, 13]), ['exclude_each_other 12.12 B 12.13 B']],
    [
      'paper counts one, two are ticked',
      { a: side([1]), b: side([10, 11], { counted: 1 }) },
      ['count_differs 12 B 15 B'],
    ],
    [
      'paper counts as many as are ticked',
      { a: side([1], { counted: 1 }), b: side([10], { counted: 1 }) },
      [],
    ],
    [
      'B hit the rear with its own rear',
      { a: side([1], { impact: 'rear_left' }), b: side([8], { impact: 'rear' }) },
      ['rear_hit_not_with_front 12.8 B 10 B'],
    ],
    [
      'B hit the rear of A, whose impact is on its side',
      { a: side([1], { impact: 'side_left_front' }), b: side([8], { impact: 'front' }) },
      ['rear_hit_not_on_rear 12.8 B 10 A'],
    ],
    [
      'A reversed with its front',
      { a: side([14], { impact: 'front' }), b: side([]) },
      ['reversed_with_front 12.14 A 10 A'],
    ],
    [
      'the arrow is not where the damage is',
      { a: side([]), b: side([], { impact: 'front', damagedZones: ['front_left'] }) },
      ['impact_is_not_damaged 10 B 11 B'],
    ],
  ])('%s', (_says, stated, cited) => {
    expect(found(stated)).toEqual(cited);
  });
});

describe('domain 5.3 each box of either column goes together with those that it can', () => {
  const together = (one: number, other: number) =>
    found(form([one, other], [])).length === 0 && found(form([], [one, other])).length === 0;

  test('a car that stood did not move: boxes 3 to 15 contradict box 1; a door, the right and a sign do not', () => {
    expect(allCircumstances.filter((no) => no !== 1 && together(1, no))).toEqual([2, 16, 17]);
  });

  test('exactly these pairs of moving cars exclude each other, in either column', () => {
    const pairs = allCircumstances
      .slice(1)
      .flatMap((one) =>
        allCircumstances.filter((other) => other > one && !together(one, other)).map((other) => [one, other]),
      );
    expect(pairs).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
      [8, 9],
      [8, 10],
      [8, 14],
      [8, 15],
      [9, 15],
      [11, 14],
      [12, 13],
    ]);
  });
});

describe('domain 3.5 liability is proposed with its boxes, and left open where they do not go together', () => {
  test.each<[a: readonly number[], b: readonly number[], liability: string, cited: readonly string[]]>([
    [[1], [8], 'b', ['hit_the_rear 12.8 B']],
    [[14], [1], 'a', ['reversed 12.14 A']],
    [[9], [10], 'b', ['changed_lane 12.10 B']],
    [[15], [], 'a', ['in_the_opposite_lane 12.15 A']],
    [[17], [], 'a', ['ignored_priority 12.17 A']],
    [[2], [9], 'a', ['left_parking 12.2 A']],
    [[6], [7], 'a', ['entered_the_roundabout 12.6 A 12.7 B']],
    [[16], [], 'b', ['did_not_yield_to_the_right 12.16 A']],
    [[1], [12], 'b', ['hit_what_stood 12.1 A 12.12 B']],
    [[14], [14], 'shared', ['reversed 12.14 A', 'reversed 12.14 B']],
    [[10], [17], 'shared', ['changed_lane 12.10 A', 'ignored_priority 12.17 B']],
    [[], [], 'unclear', ['nothing_decides 12']],
    [[13], [11], 'unclear', ['nothing_decides 12']],
    [[1], [1], 'unclear', ['contradictions 12.1 A 12.1 B']],
    [[1], [8, 10], 'unclear', ['contradictions 12.8 B 12.10 B']],
  ])('A %j, B %j: %s', (a, b, liability, cited) => {
    const proposed = proposeLiability(form(a, b));
    expect(proposed.liability).toBe(liability);
    expect(proposed.reasons.map(({ reason, cites }) => [reason, ...cites.map(written)].join(' '))).toEqual(
      cited,
    );
  });

  // Each box alone, against a car that stands, and ticked by both.
  test.each<[box: number, alone: string, againstStanding: string, both: string]>([
    [1, 'unclear', 'unclear', 'unclear'],
    [2, 'a', 'a', 'shared'],
    [3, 'unclear', 'a', 'unclear'],
    [4, 'a', 'a', 'shared'],
    [5, 'unclear', 'a', 'unclear'],
    [6, 'unclear', 'a', 'unclear'],
    [7, 'unclear', 'a', 'unclear'],
    [8, 'a', 'a', 'unclear'],
    [9, 'unclear', 'a', 'unclear'],
    [10, 'a', 'a', 'shared'],
    [11, 'unclear', 'a', 'unclear'],
    [12, 'unclear', 'a', 'unclear'],
    [13, 'unclear', 'a', 'unclear'],
    [14, 'a', 'a', 'shared'],
    [15, 'a', 'a', 'shared'],
    [16, 'b', 'a', 'unclear'],
    [17, 'a', 'a', 'shared'],
  ])('box 12.%i of A: alone %s, against a car that stands %s, ticked by both %s', (box, ...expected) => {
    const exchanged: Record<string, string> = { a: 'b', b: 'a' };
    for (const of of ['a', 'b'] as const) {
      const proposed = [[], [1], [box]].map(
        (other) => proposeLiability(of === 'a' ? form([box], other) : form(other, [box])).liability as string,
      );
      expect([of, ...proposed]).toEqual([
        of,
        ...expected.map((answer) => (of === 'a' ? answer : (exchanged[answer] ?? answer))),
      ]);
    }
  });

  test('does not depend on who is A: exchanged columns exchange the answer, for every two pairs of ticks', () => {
    const pairs = [
      [],
      ...allCircumstances.flatMap((one) =>
        allCircumstances.filter((two) => two >= one).map((two) => [...new Set([one, two])]),
      ),
    ];
    const exchanged = { a: 'b', b: 'a', shared: 'shared', unclear: 'unclear' } as const;
    const kept = pairs.flatMap((a, index) =>
      pairs.slice(index).flatMap((b) => {
        const [there, back] = [proposeLiability(form(a, b)), proposeLiability(form(b, a))];
        return back.liability === exchanged[there.liability] ? [] : [{ a, b, there, back }];
      }),
    );
    expect(kept).toEqual([]);
  });

  test('a driver who enters a roundabout is to blame only when the other car goes round in it', () => {
    expect(proposeLiability(form([6], [])).liability).toBe('unclear');
    expect(proposeLiability(form([6], [9])).liability).toBe('unclear');
    expect(proposeLiability(form([6], [7])).liability).toBe('a');
  });

  test('a wrong count and an arrow elsewhere do not keep it open', () => {
    const stated = { a: side([1]), b: side([8], { counted: 2, impact: 'roof' }) };
    expect(found(stated)).toHaveLength(2);
    expect(proposeLiability(stated).liability).toBe('b');
  });
});

test('domain 5.3 the form is no use for injuries or other damage, and what nobody has said is open', () => {
  const both = { a: true, b: true };
  const told = (injuries: boolean | null, signed = both) =>
    formChecks({ injuries, otherDamage: false, insured: both, signed }).map(({ holds }) => holds);
  expect(told(false)).toEqual([true, true, true, true]);
  expect(told(true)).toEqual([false, true, true, true]);
  expect(told(null, { a: true, b: false })).toEqual([null, true, true, null]);
});
