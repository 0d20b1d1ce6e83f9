/** Under these policies the insurer of the other car pays, so that car is asked for. */
export const liabilityPolicies: readonly string[] = ['rca', 'rca_dd', 'green_card'];
