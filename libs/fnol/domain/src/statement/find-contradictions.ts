import { otherSide, ticked, type Cited, type SideOfForm, type StatedSides } from './stated-sides.ts';

/** Why two boxes do not go together. */
export type ContradictionRule =
  | 'both_stood'
  | 'stood_and_moved'
  | 'exclude_each_other'
  | 'both_hit_the_rear'
  | 'both_from_the_right'
  | 'reversed_and_was_hit_behind'
  | 'directions_differ'
  | 'rear_hit_not_with_front'
  | 'rear_hit_not_on_rear'
  | 'reversed_with_front'
  | 'impact_is_not_damaged'
  | 'count_differs';

/** What cannot be true at once, with the boxes that say so. */
export type Contradiction = { rule: ContradictionRule; of: SideOfForm | null; cites: readonly Cited[] };

/** Circumstances that nobody can have been in at once. */
const exclusive: readonly (readonly [number, number])[] = [
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
];
/** Circumstances of a car that moves; a door opens beside a car that stands. */
const moving = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const sides: readonly SideOfForm[] = ['a', 'b'];

/** Where both columns, or the boxes of one, do not go together. Every sentence is about the form; none says who is to blame. */
export function findContradictions(form: StatedSides): Contradiction[] {
  return [
    ...betweenSides(form),
    ...sides.flatMap((side) => [...withinTicks(form, side), ...withImpact(form, side)]),
  ];
}

function betweenSides(form: StatedSides): Contradiction[] {
  const both = (rule: ContradictionRule, circumstance: number): Contradiction[] =>
    sides.every((side) => has(form, side, circumstance))
      ? [{ rule, of: null, cites: [ticked('a', circumstance), ticked('b', circumstance)] }]
      : [];
  return [
    ...both('both_stood', 1),
    ...both('both_hit_the_rear', 8),
    ...both('both_from_the_right', 16),
    ...sides.flatMap((side): Contradiction[] => {
      const other = otherSide(side);
      const found: Contradiction[] = [];
      if (has(form, side, 14) && has(form, other, 8))
        found.push({
          rule: 'reversed_and_was_hit_behind',
          of: null,
          cites: [ticked(side, 14), ticked(other, 8)],
        });
      const along = [8, 9].find((circumstance) => has(form, side, circumstance));
      if (along !== undefined && has(form, other, 15))
        found.push({ rule: 'directions_differ', of: null, cites: [ticked(side, along), ticked(other, 15)] });
      return found;
    }),
  ];
}

function withinTicks(form: StatedSides, side: SideOfForm): Contradiction[] {
  const { circumstances, counted } = form[side];
  const found: Contradiction[] = exclusive
    .filter((pair) => pair.every((circumstance) => has(form, side, circumstance)))
    .map((pair) => ({ rule: 'exclude_each_other', of: side, cites: pair.map((one) => ticked(side, one)) }));
  const moved = moving.filter((circumstance) => has(form, side, circumstance));
  if (has(form, side, 1) && moved.length > 0)
    found.push({ rule: 'stood_and_moved', of: side, cites: [1, ...moved].map((one) => ticked(side, one)) });
  if (counted !== null && counted !== new Set(circumstances).size)
    found.push({
      rule: 'count_differs',
      of: side,
      cites: [
        { box: 12, of: side },
        { box: 15, of: side },
      ],
    });
  return found;
}

function withImpact(form: StatedSides, side: SideOfForm): Contradiction[] {
  const { impact, damagedZones } = form[side];
  const other = otherSide(side);
  const impactOf = (of: SideOfForm): Cited => ({ box: 10, of });
  const found: Contradiction[] = [];
  if (has(form, side, 8) && impact !== null && !isFront(impact))
    found.push({ rule: 'rear_hit_not_with_front', of: side, cites: [ticked(side, 8), impactOf(side)] });
  const hit = form[other].impact;
  if (has(form, side, 8) && hit !== null && !isRear(hit))
    found.push({ rule: 'rear_hit_not_on_rear', of: other, cites: [ticked(side, 8), impactOf(other)] });
  if (has(form, side, 14) && impact !== null && isFront(impact))
    found.push({ rule: 'reversed_with_front', of: side, cites: [ticked(side, 14), impactOf(side)] });
  if (impact !== null && damagedZones.length > 0 && !damagedZones.includes(impact))
    found.push({ rule: 'impact_is_not_damaged', of: side, cites: [impactOf(side), { box: 11, of: side }] });
  return found;
}

const has = (form: StatedSides, side: SideOfForm, circumstance: number) =>
  form[side].circumstances.includes(circumstance);
const isFront = (zone: string) =>
  ['front', 'front_left', 'front_right', 'bonnet', 'windscreen'].includes(zone);
const isRear = (zone: string) => ['rear', 'rear_left', 'rear_right', 'rear_window'].includes(zone);
