import { claimsRoles, statusColors } from '../process-definition.ts';
import { liquidationHelp } from './help/estimate-help.ts';
import { withHelp } from './help/with-help.ts';
import { recentlyClosed } from './reopening.ts';
import type { ProcessDefinition } from '../process-definition.ts';

/** The amount of the settlement, from the calculation to the order to pay. */
export const liquidation: ProcessDefinition = {
  code: 'liquidation',
  name: ['Lichidare', 'Settlement'],
  icon: 'business',
  queue: 'payments',
  dueHours: 120,
  priority: 2,
  weight: 2,
  roles: claimsRoles,
  statuses: withHelp(
    [
      { code: 'new', name: ['Nouă', 'New'], category: 'new', color: statusColors.new },
      {
        code: 'calculation',
        name: ['Calcul', 'Calculation'],
        category: 'active',
        color: statusColors.review,
      },
      {
        code: 'approval',
        name: ['La aprobare', 'Waiting for approval'],
        category: 'waiting',
        color: statusColors.waiting,
        waitingOn: 'manager',
      },
      {
        code: 'offer_sent',
        name: ['Ofertă trimisă', 'Offer sent'],
        category: 'waiting',
        color: statusColors.offer,
        waitingOn: 'claimant',
      },
      { code: 'contested', name: ['Contestată', 'Contested'], category: 'active', color: statusColors.bad },
      { code: 'accepted', name: ['Acceptată', 'Accepted'], category: 'active', color: statusColors.good },
      {
        code: 'payment_ordered',
        name: ['Plată ordonată', 'Payment ordered'],
        category: 'done',
        color: statusColors.money,
      },
      {
        code: 'cancelled',
        name: ['Anulată', 'Cancelled'],
        category: 'cancelled',
        color: statusColors.closed,
      },
    ],
    liquidationHelp,
  ),
  transitions: [
    { code: 'calculate', from: 'new', to: 'calculation', name: ['Calculează', 'Calculate'] },
    {
      code: 'ask_approval',
      from: 'calculation',
      to: 'approval',
      name: ['Cere aprobare', 'Ask for approval'],
    },
    {
      code: 'approve',
      from: 'approval',
      to: 'offer_sent',
      name: ['Aprobă și trimite oferta', 'Approve and send the offer'],
      follows: 'offer.issued',
      roles: ['*.manager'],
      effects: { due_in_hours: 240 },
    },
    {
      code: 'return',
      from: 'approval',
      to: 'calculation',
      name: ['Întoarce la calcul', 'Return to calculation'],
      roles: ['*.manager'],
      isReasonRequired: true,
    },
    {
      code: 'send_offer',
      from: ['calculation', 'contested'],
      to: 'offer_sent',
      name: ['Oferta a plecat', 'The offer has left'],
      follows: 'offer.issued',
    },
    {
      code: 'record_objection',
      from: 'offer_sent',
      to: 'contested',
      name: ['Înregistrează contestația', 'Record the objection'],
      follows: 'offer.contested',
      isReasonRequired: true,
    },
    {
      code: 'record_acceptance',
      from: ['offer_sent', 'contested'],
      to: 'accepted',
      name: ['Înregistrează acceptarea', 'Record the acceptance'],
      follows: 'offer.accepted',
    },
    {
      code: 'order_payment',
      from: 'accepted',
      to: 'payment_ordered',
      name: ['Ordonă plata', 'Order the payment'],
      follows: 'payment.ordered',
    },
    {
      code: 'cancel',
      from: ['new', 'calculation', 'approval', 'offer_sent', 'contested'],
      to: 'cancelled',
      name: ['Anulează', 'Cancel'],
      isReasonRequired: true,
    },
    {
      code: 'reopen',
      from: ['payment_ordered', 'cancelled'],
      to: 'calculation',
      name: ['Redeschide', 'Reopen'],
      conditions: recentlyClosed,
      effects: { due_in_hours: 24 },
      isReasonRequired: true,
    },
  ],
};
