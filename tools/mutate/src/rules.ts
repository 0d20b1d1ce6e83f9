/** Rule files of one project, with the small tests that have to notice each change of them. */
export type RuleSet = {
  /** Folder of the project, from the workspace root. */
  project: string;
  /** Files that are mutated, from the project's folder. */
  files: string[];
  /** Tests that run; all tests of the project unless given. Those of the server may need no database. */
  tests?: string[];
};

/**
 * The rules whose tests are measured by mutation, by area: money, authority, clock, slots, visits, leave, absence, access,
 * access codes and the status machine.
 */
export const rules: Readonly<Record<string, readonly RuleSet[]>> = {
  settlement: [
    {
      project: 'libs/settlement/domain',
      files: [
        'src/credit-transfer-file.ts',
        'src/money-authority.ts',
        'src/offer-lines.ts',
        'src/payment-allocation.ts',
      ],
    },
    {
      project: 'apps/api',
      files: ['payment/payable.ts', 'payment/payment-blocks.ts', 'offer/offer-blocks.ts'].map(
        (file) => `src/areas/settlement/${file}`,
      ),
      tests: ['payment/payable.test.ts', 'payment/payment-blocks.test.ts', 'offer/offer-blocks.test.ts'].map(
        (file) => `src/areas/settlement/${file}`,
      ),
    },
  ],
  workload: [
    { project: 'libs/workload/domain', files: ['src/legal-rule.ts', 'src/legal-notice.ts'] },
    {
      project: 'apps/api',
      files: ['approvals/judge-right.ts', 'clock/read-clock.ts', 'escalation/warning-readers.ts'].map(
        (file) => `src/areas/workload/${file}`,
      ),
      tests: [
        'approvals/judge-right.test.ts',
        'clock/read-clock.test.ts',
        'escalation/warning-readers.test.ts',
      ].map((file) => `src/areas/workload/${file}`),
    },
  ],
};
