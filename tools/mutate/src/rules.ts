/** Rule files of one project, with the small tests that have to notice each change of them. */
export type RuleSet = {
  /** Folder of the project, from the workspace root. */
  project: string;
  /** Files that are mutated, from the project's folder. */
  files: string[];
  /**
   * Test files that run, by `vitest.rules.config.ts` of the project; all its tests unless given. Those of the server may
   * need no database.
   */
  tests?: string[];
};

/** Rules of the server below a folder, each with the test beside it; `more` are tests that look at several of them. */
const ofServer = (folder: string, names: string[], more: string[] = []): RuleSet => ({
  project: 'apps/api',
  files: names.map((name) => `src/${folder}/${name}.ts`),
  tests: [
    ...names.map((name) => `src/${folder}/${name}.test.ts`),
    ...more.map((name) => `src/${folder}/${name}.test.ts`),
  ],
});

const ofDomain = (area: string, names: string[]): RuleSet => ({
  project: `libs/${area}/domain`,
  files: names.map((name) => `src/${name}.ts`),
});

/** Rules of a domain, each with the test beside it and no other: the domain has tests that take long. */
const ofDomainBeside = (area: string, names: string[]): RuleSet => ({
  ...ofDomain(area, names),
  tests: names.map((name) => `src/${name}.test.ts`),
});

/**
 * The rules whose tests are measured by mutation, by area: money, authority, clock, slots, visits, leave, absence, access,
 * access codes, documents and messages. `kernel` holds the access verdict and the rules of sessions.
 */
export const rules: Readonly<Record<string, readonly RuleSet[]>> = {
  absences: [ofDomain('absences', ['leave-balance', 'leave-period', 'presence', 'replacement-chain'])],
  account: [
    ofServer('areas/account', [
      'one-time-password/one-time-password-limits',
      'sign-in/attempt-limit',
      'sign-in/kind-after',
    ]),
  ],
  documents: [
    ofServer('areas/documents', [
      'document-access',
      'storage-limits',
      'requests/request-term',
      'requests/reminder-times',
    ]),
  ],
  kernel: [
    ofServer('kernel/access', ['access-verdict', 'role-condition']),
    ofServer('kernel/session', ['decide-refresh'], ['decide-call', 'session-rules']),
  ],
  messages: [ofServer('areas/messages/send', ['departure'])],
  scheduling: [ofDomainBeside('scheduling', ['slot-conditions', 'spans', 'visit-rules'])],
  settlement: [
    ofDomain('settlement', ['credit-transfer-file', 'money-authority', 'offer-lines', 'payment-allocation']),
    ofServer('areas/settlement', ['payment/payable', 'payment/payment-blocks', 'offer/offer-blocks']),
  ],
  tracking: [ofServer('areas/tracking', ['challenge-limits'])],
  workload: [
    ofDomain('workload', ['legal-rule', 'legal-notice']),
    ofServer('areas/workload', ['approvals/judge-right', 'clock/read-clock', 'escalation/warning-readers']),
  ],
};
