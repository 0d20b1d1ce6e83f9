import type { TransitionDefinition } from '../process-definition.ts';
import { inWork } from './claim-handling-work-steps.ts';
import { recentlyClosed } from './reopening.ts';

/** The steps that leave the straight way of a claim, and those that come back to it. */
export const sideSteps: readonly TransitionDefinition[] = [
  {
    code: 'ask_documents',
    from: inWork,
    to: 'waiting_documents',
    name: ['Cere documente', 'Ask for documents'],
    effects: { move_tracker: true, due_in_hours: 120, notify_claimant: true },
    isReasonRequired: true,
  },
  {
    code: 'ask_reassessment',
    from: ['evaluation', 'contested'],
    to: 'inspection',
    name: ['Cere reconstatare', 'Ask for a reassessment'],
    effects: { move_tracker: true, due_in_hours: 72, create_assignments: ['reassessment'] },
    isReasonRequired: true,
  },
  {
    code: 'suspend',
    from: [...inWork, 'waiting_documents', 'contested'],
    to: 'suspended',
    name: ['Suspendă', 'Suspend'],
    effects: { move_tracker: true, due_in_hours: 240, send_letter: 'claim_suspended' },
    isReasonRequired: true,
    asks: ['waiting_on'],
    confirm: [
      'Păgubitul primește motivul în scris. Termenul legal nu se oprește.',
      'The claimant receives the reason in writing. The legal term does not stop.',
    ],
  },
  {
    code: 'reject',
    from: ['evaluation', 'contested'],
    to: 'rejected',
    name: ['Respinge cererea', 'Reject the claim'],
    roles: ['claims.manager'],
    follows: 'claim.refused',
    effects: { move_tracker: true, refuse_claim: true },
    isReasonRequired: true,
    confirm: [
      'Păgubitul primește motivele în scris, iar ceasul legal se oprește.',
      'The claimant receives the reasons in writing, and the legal clock stops.',
    ],
  },
  {
    code: 'withdraw',
    from: [...inWork, 'waiting_documents', 'offer_issued', 'contested', 'suspended'],
    to: 'withdrawn',
    name: ['Înregistrează renunțarea', 'Record the withdrawal'],
    effects: { move_tracker: true },
    isReasonRequired: true,
    confirm: [
      'Dosarul se închide fără plată. Păstrați renunțarea scrisă la documente.',
      'The claim is closed without a payment. Keep the written withdrawal among the documents.',
    ],
  },
  {
    code: 'mark_duplicate',
    from: [...inWork, 'waiting_documents'],
    to: 'duplicate',
    name: ['Marchează ca duplicat', 'Mark as a duplicate'],
    isReasonRequired: true,
    asks: ['duplicate_of'],
  },
  {
    code: 'reopen',
    from: ['closed', 'withdrawn', 'rejected', 'duplicate'],
    to: 'reopened',
    name: ['Redeschide', 'Reopen'],
    conditions: recentlyClosed,
    effects: { move_tracker: true, due_in_hours: 72, count_reopening: true },
    isReasonRequired: true,
  },
];
