/** Work of one kind that a file in a stage can have. */
type StageWork = { type: string; statuses: readonly string[]; chance?: number };

/** How far a claim is, and what work exists then. */
export type FileStage = {
  /** How many files in a hundred. */
  weight: number;
  /** How many days ago the claim was opened. */
  age: readonly [from: number, to: number];
  work: readonly StageWork[];
};

const accepted: StageWork = { type: 'claim_notification', statuses: ['accepted'] };
const assessed: StageWork = { type: 'assessment', statuses: ['finished'] };
const anyOpen = ['new', 'assigned', 'in_progress', 'waiting'];

/** Stages of the demo files, from the first notice to the end. */
export const fileStages = {
  notified: {
    weight: 14,
    age: [0, 3],
    work: [{ type: 'claim_notification', statuses: ['submitted', 'submitted', 'in_review', 'incomplete'] }],
  },
  refused: {
    weight: 2,
    age: [10, 80],
    work: [{ type: 'claim_notification', statuses: ['duplicate', 'rejected'] }],
  },
  opened: {
    weight: 12,
    age: [1, 8],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['registered', 'open'] },
      { type: 'assessment', statuses: ['to_schedule', 'scheduled', 'confirmed'] },
      { type: 'coverage_check', statuses: anyOpen, chance: 0.4 },
      { type: 'towing', statuses: anyOpen, chance: 0.2 },
      { type: 'callback', statuses: ['new', 'assigned'], chance: 0.2 },
    ],
  },
  inspection: {
    weight: 16,
    age: [3, 20],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['inspection'] },
      {
        type: 'assessment',
        statuses: [
          'scheduled',
          'confirmed',
          'inspecting',
          'note_draft',
          'note_issued',
          'no_show',
          'disassembly_needed',
        ],
      },
      { type: 'replacement_vehicle', statuses: anyOpen, chance: 0.25 },
      { type: 'callback', statuses: ['in_progress', 'waiting', 'finished'], chance: 0.2 },
      { type: 'task', statuses: anyOpen, chance: 0.15 },
    ],
  },
  evaluation: {
    weight: 17,
    age: [8, 35],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['evaluation', 'evaluation', 'waiting_documents'] },
      assessed,
      {
        type: 'estimate_review',
        statuses: [
          'waiting_estimate',
          'received',
          'in_review',
          'differences_sent',
          'renegotiated',
          'disputed',
        ],
      },
      {
        type: 'reassessment',
        statuses: ['to_schedule', 'scheduled', 'inspecting', 'note_draft', 'finished'],
        chance: 0.25,
      },
      { type: 'doc_request', statuses: ['in_progress', 'waiting', 'finished'], chance: 0.4 },
      { type: 'total_loss', statuses: anyOpen, chance: 0.1 },
    ],
  },
  offer: {
    weight: 12,
    age: [15, 45],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['offer_issued', 'offer_issued', 'contested', 'accepted'] },
      assessed,
      { type: 'estimate_review', statuses: ['agreed'] },
      {
        type: 'liquidation',
        statuses: ['new', 'calculation', 'approval', 'offer_sent', 'contested', 'accepted'],
      },
      { type: 'petition', statuses: anyOpen, chance: 0.12 },
    ],
  },
  payment: {
    weight: 8,
    age: [20, 60],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['payment_ordered', 'paid'] },
      assessed,
      { type: 'liquidation', statuses: ['payment_ordered'] },
      { type: 'payment', statuses: anyOpen },
    ],
  },
  closed: {
    weight: 12,
    age: [30, 120],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['closed'] },
      assessed,
      { type: 'liquidation', statuses: ['payment_ordered'] },
      { type: 'payment', statuses: ['finished'] },
      { type: 'recovery', statuses: [...anyOpen, 'finished'], chance: 0.3 },
    ],
  },
  // Closed for good, so that a year can be looked back on; made apart, some every month.
  archived: {
    weight: 0,
    age: [118, 372],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['closed'] },
      assessed,
      { type: 'liquidation', statuses: ['payment_ordered'] },
      { type: 'payment', statuses: ['finished'] },
    ],
  },
  ended: {
    weight: 4,
    age: [25, 110],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['rejected', 'withdrawn', 'duplicate'] },
      { type: 'assessment', statuses: ['finished', 'refused'] },
    ],
  },
  suspended: {
    weight: 3,
    age: [12, 70],
    work: [
      accepted,
      { type: 'claim_handling', statuses: ['suspended', 'suspended', 'reopened'] },
      assessed,
      { type: 'investigation', statuses: anyOpen },
    ],
  },
} as const satisfies Record<string, FileStage>;

export type FileStageName = keyof typeof fileStages;
