import { constraintProblems } from '#src/kernel/problem/constraint-problems.ts';
import { markedFiles } from './file/mark-found-files.ts';
import { rulesForOtherAreas } from './rules/carried-out.ts';

/** What special customers bring to pages and rules of others. */
export const specialEntries = [
  markedFiles,
  constraintProblems.entry({
    constraint: 'special_customer_match_is_new',
    code: 'special_customer_rule',
    reason: 'match_known',
  }),
  ...['special_rule_of_customer_is_new', 'special_rule_of_level_is_new'].map((constraint) =>
    constraintProblems.entry({ constraint, code: 'special_customer_rule', reason: 'rule_known' }),
  ),
  ...rulesForOtherAreas,
  constraintProblems.entry({
    constraint: 'special_rematch_is_alone',
    code: 'special_customer_rule',
    reason: 'check_running',
  }),
];
