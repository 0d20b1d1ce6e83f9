import { statusColors } from '../process-definition.ts';
import type { ProcessDefinition, TransitionDefinition } from '../process-definition.ts';

type GenericProcess = Omit<ProcessDefinition, 'statuses' | 'transitions'> & {
  waitingOn: 'us' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other';
};

const transitions: readonly TransitionDefinition[] = [
  { code: 'assign', from: 'new', to: 'assigned', name: ['Alocă', 'Assign'] },
  { code: 'start', from: ['new', 'assigned'], to: 'in_progress', name: ['Începe lucrul', 'Start work'] },
  {
    code: 'wait',
    from: 'in_progress',
    to: 'waiting',
    name: ['Pune în așteptare', 'Put on hold'],
    isReasonRequired: true,
    effects: { due_in_hours: 120 },
  },
  {
    code: 'resume',
    from: 'waiting',
    to: 'in_progress',
    name: ['Reia lucrul', 'Resume work'],
    effects: { due_in_hours: 24 },
  },
  { code: 'finish', from: 'in_progress', to: 'finished', name: ['Finalizează', 'Finish'] },
  {
    code: 'cancel',
    from: ['new', 'assigned', 'in_progress', 'waiting'],
    to: 'cancelled',
    name: ['Anulează', 'Cancel'],
    isReasonRequired: true,
  },
  {
    code: 'reopen',
    from: 'finished',
    to: 'in_progress',
    name: ['Redeschide', 'Reopen'],
    isReasonRequired: true,
    effects: { due_in_hours: 24 },
  },
];

/** New, assigned, in work, waiting, finished or cancelled: enough for work without a procedure of its own. */
export function genericProcess({ waitingOn, ...definition }: GenericProcess): ProcessDefinition {
  return {
    ...definition,
    statuses: [
      { code: 'new', name: ['Nouă', 'New'], category: 'new', color: statusColors.new, slaHours: 24 },
      { code: 'assigned', name: ['Alocată', 'Assigned'], category: 'active', color: statusColors.active },
      {
        code: 'in_progress',
        name: ['În lucru', 'In progress'],
        category: 'active',
        color: statusColors.review,
      },
      {
        code: 'waiting',
        name: ['În așteptare', 'Waiting'],
        category: 'waiting',
        color: statusColors.waiting,
        waitingOn,
      },
      { code: 'finished', name: ['Finalizată', 'Finished'], category: 'done', color: statusColors.good },
      {
        code: 'cancelled',
        name: ['Anulată', 'Cancelled'],
        category: 'cancelled',
        color: statusColors.closed,
      },
    ],
    transitions,
  };
}
