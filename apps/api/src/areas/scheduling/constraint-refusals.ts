import { constraintProblems } from '#src/kernel/problem/constraint-problems.ts';

/** What the table of visits refuses when two processes pass every check at the same moment. */
export const visitConstraints = [
  constraintProblems.entry({ constraint: 'visit_to_come_is_one', code: 'visit_exists' }),
  ...['visit_hold_is_one', 'visit_of_person_no_overlap', 'visit_of_lane_no_overlap'].map((constraint) =>
    constraintProblems.entry({ constraint, code: 'slot_taken' }),
  ),
];
