import { assessmentRoles, statusColors } from '../process-definition.ts';
import { assessmentHelp } from './help/assessment-help.ts';
import { withHelp } from './help/with-help.ts';
import { recentlyClosed } from './reopening.ts';
import type { ProcessDefinition, StatusDefinition, TransitionDefinition } from '../process-definition.ts';

const statuses: readonly StatusDefinition[] = [
  {
    code: 'to_schedule',
    name: ['De programat', 'To schedule'],
    category: 'new',
    color: statusColors.new,
    slaHours: 24,
    tracker: {
      step: 1,
      title: ['Programăm constatarea', 'We are booking the inspection'],
      description: [
        '<p>Căutăm un loc și o oră potrivite pentru a vedea vehiculul.</p>',
        '<p>We are looking for a place and time to see the vehicle.</p>',
      ],
      nextTitle: ['Confirmarea programării', 'Confirmation of the appointment'],
      nextDescription: ['Primiți data și locul prin mesaj.', 'You will get the date and place in a message.'],
    },
  },
  {
    code: 'scheduled',
    name: ['Programată', 'Scheduled'],
    category: 'active',
    color: statusColors.active,
    tracker: {
      step: 1,
      title: ['Constatarea este programată', 'The inspection is booked'],
      description: [
        '<p>Vă așteptăm la data și locul din mesajul trimis.</p>',
        '<p>We are expecting you at the date and place in our message.</p>',
      ],
      nextTitle: ['Constatarea avariilor', 'Inspection of the damage'],
      nextDescription: [
        'Aduceți certificatul de înmatriculare și permisul de conducere.',
        'Please bring the registration certificate and your driving licence.',
      ],
    },
  },
  { code: 'confirmed', name: ['Confirmată', 'Confirmed'], category: 'active', color: statusColors.active },
  {
    code: 'inspecting',
    name: ['În constatare', 'Inspecting'],
    category: 'active',
    color: statusColors.review,
  },
  {
    code: 'note_draft',
    name: ['Notă în lucru', 'Note in draft'],
    category: 'active',
    color: statusColors.review,
  },
  {
    code: 'note_issued',
    name: ['Notă emisă', 'Note issued'],
    category: 'active',
    color: statusColors.good,
    tracker: {
      step: 1,
      title: ['Nota de constatare este gata', 'The inspection note is ready'],
      description: [
        '<p>Avariile constatate sunt descrise în nota de constatare.</p>',
        '<p>The damage we found is described in the inspection note.</p>',
      ],
      nextTitle: ['Evaluarea reparației', 'Valuing the repair'],
      nextDescription: ['Calculăm costul reparației.', 'We are working out the cost of the repair.'],
    },
  },
  {
    code: 'no_show',
    name: ['Neprezentat', 'Did not appear'],
    category: 'waiting',
    color: statusColors.waiting,
    waitingOn: 'claimant',
  },
  {
    code: 'to_call',
    name: ['De sunat', 'To call'],
    category: 'active',
    color: statusColors.bad,
    slaHours: 24,
  },
  {
    code: 'disassembly_needed',
    name: ['Necesită demontare', 'Disassembly needed'],
    category: 'waiting',
    color: statusColors.waiting,
    waitingOn: 'shop',
  },
  { code: 'finished', name: ['Finalizată', 'Finished'], category: 'done', color: statusColors.good },
  {
    code: 'refused',
    name: ['Refuzată de client', 'Refused by the client'],
    category: 'cancelled',
    color: statusColors.bad,
  },
  { code: 'cancelled', name: ['Anulată', 'Cancelled'], category: 'cancelled', color: statusColors.closed },
];

const transitions: readonly TransitionDefinition[] = [
  {
    code: 'schedule',
    from: ['to_schedule', 'no_show', 'to_call'],
    to: 'scheduled',
    name: ['Programează', 'Schedule'],
    conditions: { visit_booked: true },
    effects: { move_tracker: true, due_in_hours: 72 },
    follows: 'visit.booked',
  },
  {
    code: 'unschedule',
    from: ['scheduled', 'confirmed'],
    to: 'to_schedule',
    name: ['Revine la programare', 'Back to scheduling'],
    effects: { move_tracker: true, due_in_hours: 24 },
    follows: 'visit.cancelled',
  },
  {
    code: 'confirm',
    from: 'scheduled',
    to: 'confirmed',
    name: ['Confirmă programarea', 'Confirm the appointment'],
  },
  {
    code: 'start',
    from: ['scheduled', 'confirmed', 'disassembly_needed'],
    to: 'inspecting',
    name: ['Începe constatarea', 'Start the inspection'],
    effects: { due_in_hours: 24 },
    follows: 'visit.started',
  },
  {
    code: 'miss',
    from: ['scheduled', 'confirmed'],
    to: 'no_show',
    name: ['Clientul nu s-a prezentat', 'The client did not appear'],
    effects: { due_in_hours: 48 },
    follows: 'visit.missed',
  },
  {
    code: 'miss_again',
    from: ['scheduled', 'confirmed'],
    to: 'to_call',
    name: ['Clientul a lipsit din nou', 'The client missed again'],
    effects: { due_in_hours: 24 },
    follows: 'visit.missed_again',
  },
  {
    code: 'draft_note',
    from: 'inspecting',
    to: 'note_draft',
    name: ['Redactează nota', 'Write the note'],
    effects: { wake: 'appointment' },
  },
  {
    code: 'need_disassembly',
    from: 'inspecting',
    to: 'disassembly_needed',
    name: ['Cere demontare', 'Ask for disassembly'],
    isReasonRequired: true,
    effects: { due_in_hours: 120, wake: 'appointment' },
  },
  {
    code: 'issue_note',
    from: 'note_draft',
    to: 'note_issued',
    name: ['Emite nota', 'Issue the note'],
    effects: { move_tracker: true, due_in_hours: 24 },
    conditions: { note_committed: true, required_doc_types: ['damage_photo'] },
  },
  {
    code: 'hand_to_reassessment',
    from: 'disassembly_needed',
    to: 'finished',
    name: ['Deschide reconstatarea', 'Open a reassessment'],
    effects: { create_assignments: ['reassessment'], wake: 'appointment' },
  },
  { code: 'finish', from: 'note_issued', to: 'finished', name: ['Finalizează', 'Finish'] },
  {
    code: 'refuse',
    from: ['to_schedule', 'scheduled', 'confirmed', 'no_show', 'to_call'],
    to: 'refused',
    name: ['Clientul refuză constatarea', 'The client refuses the inspection'],
    isReasonRequired: true,
  },
  {
    code: 'cancel',
    from: ['to_schedule', 'scheduled', 'confirmed', 'no_show', 'to_call', 'disassembly_needed'],
    to: 'cancelled',
    name: ['Anulează', 'Cancel'],
    follows: 'inspection.not_needed',
    isReasonRequired: true,
  },
  {
    code: 'reopen',
    from: ['finished', 'refused', 'cancelled'],
    to: 'to_schedule',
    name: ['Redeschide', 'Reopen'],
    conditions: recentlyClosed,
    effects: { due_in_hours: 24 },
    isReasonRequired: true,
  },
];

/** Inspection of the damaged vehicle and the note that describes what was found. */
export const assessment: ProcessDefinition = {
  code: 'assessment',
  name: ['Constatare', 'Assessment'],
  icon: 'photo_camera',
  queue: 'inspections',
  isGuestAllowed: true,
  dueHours: 72,
  weight: 2,
  requiredDocTypes: ['damage_photo', 'registration_certificate'],
  roles: assessmentRoles,
  statuses: withHelp(statuses, assessmentHelp),
  transitions,
};

/** A further inspection for damage found later, usually after disassembly. */
export const reassessment: ProcessDefinition = {
  ...assessment,
  code: 'reassessment',
  name: ['Reconstatare', 'Reassessment'],
  requiredDocTypes: ['damage_photo'],
};
