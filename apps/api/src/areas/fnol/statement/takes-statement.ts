/** Whether two drivers may fill in a statement: of a liability policy, and nobody is hurt; then the police write. */
export const takesStatement = (policyType: string, injuries: boolean) =>
  policyType.startsWith('rca') && !injuries;
