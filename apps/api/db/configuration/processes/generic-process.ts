import { statusColors } from '../process-definition.ts';
import type {
  Bilingual,
  ProcessDefinition,
  StatusDefinition,
  TransitionDefinition,
} from '../process-definition.ts';
import { genericHelp } from './help/generic-help.ts';
import { withHelp } from './help/with-help.ts';
import { recentlyClosed } from './reopening.ts';

type GenericProcess = Omit<ProcessDefinition, 'statuses' | 'transitions'> & {
  /** On whom it waits where nobody says otherwise. */
  waitingOn: 'us' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other';
  /** What has to be done, as a sentence of its help. */
  task: Bilingual;
  /** Steps of this kind of work beside those of all kinds. */
  steps?: readonly TransitionDefinition[];
};

const transitions: readonly TransitionDefinition[] = [
  { code: 'start', from: ['new', 'assigned'], to: 'in_progress', name: ['Începe lucrul', 'Start work'] },
  { code: 'finish', from: 'in_progress', to: 'finished', name: ['Finalizează', 'Finish'] },
  {
    code: 'resume',
    from: 'waiting',
    to: 'in_progress',
    name: ['Reia lucrul', 'Resume work'],
    effects: { due_in_hours: 24 },
  },
  {
    code: 'wait',
    from: 'in_progress',
    to: 'waiting',
    name: ['Pune în așteptare', 'Put on hold'],
    isReasonRequired: true,
    asks: ['waiting_on'],
    effects: { due_in_hours: 120 },
  },
  { code: 'assign', from: 'new', to: 'assigned', name: ['Alocă', 'Assign'] },
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
    conditions: recentlyClosed,
    effects: { due_in_hours: 24 },
  },
];

/** New, assigned, in work, waiting, finished or cancelled: enough for work without a procedure of its own. */
export function genericProcess({
  waitingOn,
  task,
  steps = [],
  ...definition
}: GenericProcess): ProcessDefinition {
  return {
    ...definition,
    statuses: withHelp(statuses(waitingOn), genericHelp(task)),
    transitions: [...steps, ...transitions],
  };
}

function statuses(waitingOn: GenericProcess['waitingOn']): StatusDefinition[] {
  return [
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
    { code: 'cancelled', name: ['Anulată', 'Cancelled'], category: 'cancelled', color: statusColors.closed },
  ];
}
