import { assessmentRoles, statusColors } from '../process-definition.ts';
import { estimateReviewHelp } from './help/estimate-help.ts';
import { withHelp } from './help/with-help.ts';
import { recentlyClosed } from './reopening.ts';
import type { ProcessDefinition } from '../process-definition.ts';

/** Comparison of the repair shop's estimate with ours, in as many rounds as it takes. */
export const estimateReview: ProcessDefinition = {
  code: 'estimate_review',
  name: ['Verificare deviz', 'Estimate review'],
  icon: 'fact_check',
  queue: 'inspections',
  dueHours: 72,
  weight: 2,
  requiredDocTypes: ['repair_estimate'],
  roles: assessmentRoles,
  statuses: withHelp(
    [
      {
        code: 'waiting_estimate',
        name: ['Așteaptă deviz', 'Waiting for the estimate'],
        category: 'waiting',
        color: statusColors.waiting,
        waitingOn: 'shop',
      },
      {
        code: 'received',
        name: ['Deviz primit', 'Estimate received'],
        category: 'new',
        color: statusColors.new,
      },
      {
        code: 'in_review',
        name: ['În verificare', 'In review'],
        category: 'active',
        color: statusColors.review,
      },
      {
        code: 'differences_sent',
        name: ['Diferențe trimise', 'Differences sent'],
        category: 'waiting',
        color: statusColors.waiting,
        waitingOn: 'shop',
      },
      {
        code: 'renegotiated',
        name: ['Renegociat', 'Renegotiated'],
        category: 'active',
        color: statusColors.review,
      },
      {
        code: 'disputed',
        name: ['Dezacord, la manager', 'Disputed, with the manager'],
        category: 'waiting',
        color: statusColors.bad,
        waitingOn: 'manager',
      },
      { code: 'agreed', name: ['Agreat', 'Agreed'], category: 'done', color: statusColors.good },
      { code: 'cancelled', name: ['Anulat', 'Cancelled'], category: 'cancelled', color: statusColors.closed },
    ],
    estimateReviewHelp,
  ),
  transitions: [
    {
      code: 'receive',
      from: 'waiting_estimate',
      to: 'received',
      name: ['Înregistrează devizul', 'Record the estimate'],
    },
    { code: 'review', from: 'received', to: 'in_review', name: ['Verifică devizul', 'Review the estimate'] },
    {
      code: 'send_differences',
      from: ['in_review', 'renegotiated'],
      to: 'differences_sent',
      name: ['Trimite diferențele', 'Send the differences'],
      effects: { due_in_hours: 72 },
    },
    {
      code: 'renegotiate',
      from: 'differences_sent',
      to: 'renegotiated',
      name: ['Reia negocierea', 'Negotiate again'],
    },
    {
      code: 'agree',
      from: ['in_review', 'renegotiated', 'differences_sent', 'disputed'],
      to: 'agreed',
      name: ['Agreează devizul', 'Agree the estimate'],
    },
    {
      code: 'dispute',
      from: ['renegotiated', 'differences_sent'],
      to: 'disputed',
      name: ['Trimite la manager', 'Send to the manager'],
      isReasonRequired: true,
    },
    {
      code: 'decide',
      from: 'disputed',
      to: 'renegotiated',
      name: ['Întoarce la negociere', 'Return to the negotiation'],
      roles: ['*.manager'],
      isReasonRequired: true,
    },
    {
      code: 'cancel',
      from: ['waiting_estimate', 'received', 'in_review', 'differences_sent', 'renegotiated', 'disputed'],
      to: 'cancelled',
      name: ['Anulează', 'Cancel'],
      isReasonRequired: true,
    },
    {
      code: 'reopen',
      from: ['agreed', 'cancelled'],
      to: 'in_review',
      name: ['Redeschide', 'Reopen'],
      conditions: recentlyClosed,
      effects: { due_in_hours: 24 },
      isReasonRequired: true,
    },
  ],
};
