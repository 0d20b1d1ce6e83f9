import type { TransitionDefinition } from '../process-definition.ts';

/** The steps of a payment that follow the money of its file: nobody has to take them. */
export const paymentSteps: readonly TransitionDefinition[] = [
  {
    code: 'send_to_bank',
    from: ['new', 'assigned', 'in_progress'],
    to: 'waiting',
    name: ['Plata a plecat la bancă', 'The order has left for the bank'],
    follows: 'payment.ordered',
    effects: { due_in_hours: 48 },
  },
  {
    code: 'confirm_arrival',
    from: ['new', 'assigned', 'in_progress', 'waiting'],
    to: 'finished',
    name: ['Banii au ajuns', 'The money has arrived'],
    follows: 'payment.paid',
  },
];
