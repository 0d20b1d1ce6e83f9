import { findContradictions } from './find-contradictions.ts';
import { otherSide, ticked, type Cited, type SideOfForm, type StatedSides } from './stated-sides.ts';

/** Who is to blame for an accident of two cars. */
export type Liability = 'a' | 'b' | 'shared' | 'unclear';

/** What one car did that makes it answer for the accident, or why nothing says so. */
export type LiabilityReason =
  | 'ignored_priority'
  | 'hit_the_rear'
  | 'reversed'
  | 'changed_lane'
  | 'in_the_opposite_lane'
  | 'left_parking'
  | 'entered_the_roundabout'
  | 'did_not_yield_to_the_right'
  | 'hit_what_stood'
  | 'contradictions'
  | 'nothing_decides';

/** What the boxes suggest, why, and which boxes say so. A person decides. */
export type LiabilityProposal = {
  liability: Liability;
  reasons: readonly { reason: LiabilityReason; of: SideOfForm | null; cites: readonly Cited[] }[];
};

type Fault = LiabilityProposal['reasons'][number];

/** What a car did that makes it answer for the accident, the other one not having done the same. */
const faults: readonly (readonly [LiabilityReason, readonly number[]])[] = [
  ['ignored_priority', [17]],
  ['hit_the_rear', [8]],
  ['reversed', [14]],
  ['changed_lane', [10]],
  ['in_the_opposite_lane', [15]],
  ['left_parking', [2, 4]],
];

/** Contradictions that leave open what happened; a wrong count or a scratch elsewhere do not. */
const open = [
  'both_stood',
  'stood_and_moved',
  'exclude_each_other',
  'both_hit_the_rear',
  'both_from_the_right',
  'reversed_and_was_hit_behind',
  'directions_differ',
];

/** Suggests who is to blame from the ticked circumstances alone. */
export function proposeLiability(form: StatedSides): LiabilityProposal {
  const against = findContradictions(form).filter(({ rule }) => open.includes(rule));
  if (against.length > 0)
    return {
      liability: 'unclear',
      reasons: against.map(({ of, cites }) => ({ reason: 'contradictions', of, cites })),
    };
  const ofA = faultsOf(form, 'a');
  const ofB = faultsOf(form, 'b');
  const reasons = [...ofA, ...ofB];
  if (ofA.length > 0 && ofB.length > 0) return { liability: 'shared', reasons };
  if (ofA.length > 0) return { liability: 'a', reasons };
  if (ofB.length > 0) return { liability: 'b', reasons };
  return {
    liability: 'unclear',
    reasons: [{ reason: 'nothing_decides', of: null, cites: [{ box: 12, of: null }] }],
  };
}

function faultsOf(form: StatedSides, side: SideOfForm): Fault[] {
  const other = otherSide(side);
  const has = (of: SideOfForm, circumstance: number) => form[of].circumstances.includes(circumstance);
  const found = faults.flatMap(([reason, circumstances]): Fault[] => {
    const done = circumstances.filter((circumstance) => has(side, circumstance));
    return done.length === 0 ? [] : [{ reason, of: side, cites: done.map((one) => ticked(side, one)) }];
  });
  if (has(side, 6) && has(other, 7))
    found.push({ reason: 'entered_the_roundabout', of: side, cites: [ticked(side, 6), ticked(other, 7)] });
  // Whoever stands yields to nobody and takes the way from nobody.
  if (has(other, 16) && !has(side, 1))
    found.push({ reason: 'did_not_yield_to_the_right', of: side, cites: [ticked(other, 16)] });
  if (found.length === 0 && has(other, 1) && form[side].circumstances.some((one) => one !== 1))
    found.push({
      reason: 'hit_what_stood',
      of: side,
      cites: [ticked(other, 1), ...form[side].circumstances.map((one) => ticked(side, one))],
    });
  return found;
}
