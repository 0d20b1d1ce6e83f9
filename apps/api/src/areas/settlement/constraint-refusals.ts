import { constraintProblems } from '#src/kernel/problem/constraint-problems.ts';

const moneyRule = (constraint: string, reason: string) =>
  constraintProblems.entry({ constraint, code: 'money_rule', reason });
const payersAccount = (constraint: string) =>
  constraintProblems.entry({ constraint, code: 'payers_account', reason: 'payers_account' });

/** What the database refuses about money, in the words of the rule that came too late to see it. */
export const constraintRefusals = [
  moneyRule('payment_order_leaves_the_payer', 'payers_account'),
  moneyRule('payment_order_account_is_confirmed', 'account_unconfirmed'),
  moneyRule('payment_order_account_is_typed_by_another', 'own_account'),
  moneyRule('payment_order_is_within_offer', 'already_ordered'),
  moneyRule('payment_order_leaves_the_difference', 'difference_named'),
  moneyRule('ledger_difference_is_named_by_another', 'own_payment'),
  moneyRule('ledger_difference_is_within_sums', 'changed_meanwhile'),
  moneyRule('claim_file_closes_with_named_sums', 'sums_disagree'),
  payersAccount('party_account_is_not_the_payers'),
  payersAccount('offer_account_is_not_the_payers'),
];
