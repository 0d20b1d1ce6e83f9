import { statusOfWork, type SimulatedFile } from '../simulate/simulated-file.ts';

/** Work of one kind that a file in a stage can have beside its way from notice to payment. */
export type SideWork = { type: string; statuses: readonly string[]; chance: number };

export type FileStageName =
  | 'notified'
  | 'refused'
  | 'opened'
  | 'inspection'
  | 'evaluation'
  | 'offer'
  | 'payment'
  | 'closed'
  | 'ended'
  | 'suspended';

const anyOpen = ['new', 'assigned', 'in_progress', 'waiting'];

/** What else there is to do on a file at each stage. */
export const sideWork: Readonly<Record<FileStageName, readonly SideWork[]>> = {
  notified: [],
  refused: [],
  opened: [
    { type: 'coverage_check', statuses: anyOpen, chance: 0.5 },
    { type: 'towing', statuses: anyOpen, chance: 0.25 },
    { type: 'callback', statuses: ['new', 'assigned'], chance: 0.25 },
  ],
  inspection: [
    { type: 'replacement_vehicle', statuses: anyOpen, chance: 0.3 },
    { type: 'callback', statuses: ['new', 'in_progress', 'waiting', 'finished'], chance: 0.35 },
    { type: 'task', statuses: anyOpen, chance: 0.25 },
  ],
  evaluation: [
    {
      type: 'reassessment',
      statuses: ['to_schedule', 'scheduled', 'inspecting', 'note_draft'],
      chance: 0.25,
    },
    { type: 'doc_request', statuses: ['in_progress', 'waiting', 'finished'], chance: 0.45 },
    { type: 'total_loss', statuses: anyOpen, chance: 0.12 },
    { type: 'task', statuses: anyOpen, chance: 0.25 },
  ],
  offer: [
    { type: 'petition', statuses: anyOpen, chance: 0.15 },
    { type: 'callback', statuses: anyOpen, chance: 0.25 },
  ],
  payment: [{ type: 'task', statuses: anyOpen, chance: 0.2 }],
  closed: [],
  ended: [],
  suspended: [],
};

const stageOfStatus: Readonly<Record<string, FileStageName>> = {
  registered: 'opened',
  open: 'opened',
  inspection: 'inspection',
  evaluation: 'evaluation',
  waiting_documents: 'evaluation',
  offer_issued: 'offer',
  contested: 'offer',
  accepted: 'offer',
  payment_ordered: 'payment',
  paid: 'payment',
  closed: 'closed',
  rejected: 'ended',
  withdrawn: 'ended',
  duplicate: 'ended',
  suspended: 'suspended',
  reopened: 'suspended',
};

/** How far a claim is. */
export function stageOf(course: SimulatedFile): FileStageName {
  const status = statusOfWork(course, 'claim_handling');
  if (status === undefined) return course.closedAt === undefined ? 'notified' : 'refused';
  const stage = stageOfStatus[status];
  if (stage === undefined) throw new Error(`No stage has files that are ${status}.`);
  return stage;
}
