import type { TransitionDefinition } from '../process-definition.ts';

/** Statuses in which we work on what happened and what it costs. */
export const inWork = ['registered', 'open', 'inspection', 'evaluation', 'reopened'];

/** The steps of a claim until its amount is known. */
export const workSteps: readonly TransitionDefinition[] = [
  {
    code: 'open',
    from: 'registered',
    to: 'open',
    name: ['Deschide dosarul', 'Open the claim'],
    conditions: { required_fields: ['policy_type_code', 'occurred_on', 'main_vehicle_id'] },
    effects: { move_tracker: true, due_in_hours: 72 },
  },
  {
    code: 'start_inspection',
    from: ['registered', 'open'],
    to: 'inspection',
    name: ['Trimite la constatare', 'Send to inspection'],
    effects: { move_tracker: true, due_in_hours: 72, notify_claimant: true },
  },
  {
    code: 'start_evaluation',
    from: ['open', 'inspection'],
    to: 'evaluation',
    name: ['Trece la evaluare', 'Go to valuation'],
    effects: { move_tracker: true, due_in_hours: 120 },
  },
  {
    code: 'resume_evaluation',
    from: ['waiting_documents', 'suspended', 'reopened'],
    to: 'evaluation',
    name: ['Reia evaluarea', 'Resume the valuation'],
    effects: { move_tracker: true, due_in_hours: 72 },
  },
  {
    code: 'resume_inspection',
    from: ['waiting_documents', 'suspended', 'reopened'],
    to: 'inspection',
    name: ['Reia constatarea', 'Resume the inspection'],
    effects: { move_tracker: true, due_in_hours: 72 },
  },
];
