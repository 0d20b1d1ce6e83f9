/** Up to which amount each role decides alone in an organisation that has set nothing else: kind, role, bani. */
export const authorityLimits: readonly (readonly [kind: string, role: string, amountBani: number])[] = [
  ['offer', 'claims.handler', 700_000],
  ['offer', 'claims.manager', 2_500_000],
  ['offer', 'assessment.manager', 6_000_000],
  ['reserve', 'claims.handler', 5_000_000],
  ['reserve', 'claims.manager', 25_000_000],
  ['reserve', 'assessment.manager', 60_000_000],
  ['payment', 'claims.handler', 700_000],
  ['payment', 'finance.payments', 700_000],
  ['payment', 'claims.manager', 2_500_000],
  ['payment', 'assessment.manager', 6_000_000],
];
