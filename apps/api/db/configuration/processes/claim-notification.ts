import { claimsRoles, statusColors } from '../process-definition.ts';
import { notificationHelp } from './help/notification-help.ts';
import { withHelp } from './help/with-help.ts';
import { recentlyClosed } from './reopening.ts';
import type { ProcessDefinition } from '../process-definition.ts';

/** A notice of loss, from the guest's last click to the file that it opens. */
export const claimNotification: ProcessDefinition = {
  code: 'claim_notification',
  name: ['Avizare de daună', 'Claim notification'],
  icon: 'assignment',
  queue: 'claims',
  isGuestAllowed: true,
  dueHours: 24,
  priority: 2,
  requiredDocTypes: ['driving_licence', 'registration_certificate', 'damage_photo'],
  roles: claimsRoles,
  statuses: withHelp(
    [
      {
        code: 'submitted',
        name: ['Trimisă', 'Submitted'],
        category: 'new',
        color: statusColors.new,
        slaHours: 24,
        tracker: {
          step: 0,
          title: ['Am primit avizarea dumneavoastră', 'We have received your report'],
          description: [
            '<p>Dosarul este înregistrat. Un inspector citește ce ne-ați scris.</p>',
            '<p>Your claim is registered. A handler is reading what you wrote.</p>',
          ],
          nextTitle: ['Verificăm datele', 'We check the facts'],
          nextDescription: [
            'Vă contactăm în cel mult o zi lucrătoare. Între timp puteți adăuga fotografii și acte.',
            'We will contact you within one working day. Meanwhile you can add photos and papers.',
          ],
        },
      },
      {
        code: 'in_review',
        name: ['În verificare', 'In review'],
        category: 'active',
        color: statusColors.review,
        slaHours: 24,
        tracker: {
          step: 0,
          title: ['Verificăm datele dosarului', 'We are checking the facts of your claim'],
          description: [
            '<p>Un inspector verifică polița, vehiculele și împrejurările accidentului.</p>',
            '<p>A handler is checking the policy, the vehicles and how the accident happened.</p>',
          ],
          nextTitle: ['Programarea constatării', 'Booking the inspection'],
          nextDescription: [
            'După verificare stabilim împreună când și unde vedem vehiculul.',
            'After the check we agree with you when and where we see the vehicle.',
          ],
        },
      },
      {
        code: 'incomplete',
        name: ['Incompletă', 'Incomplete'],
        category: 'waiting',
        color: statusColors.waiting,
        waitingOn: 'claimant',
        tracker: {
          step: 0,
          title: ['Avem nevoie de documente de la dumneavoastră', 'We need documents from you'],
          description: [
            '<p>Nu putem continua fără documentele cerute.</p>',
            '<p>We cannot go on without the documents that we asked for.</p>',
          ],
          nextTitle: ['Trimiteți documentele', 'Send the documents'],
          nextDescription: [
            'Le puteți fotografia cu telefonul și încărca direct din această pagină.',
            'You can photograph them with your phone and upload them from this page.',
          ],
        },
      },
      { code: 'accepted', name: ['Acceptată', 'Accepted'], category: 'done', color: statusColors.good },
      {
        code: 'duplicate',
        name: ['Duplicat', 'Duplicate'],
        category: 'cancelled',
        color: statusColors.closed,
      },
      {
        code: 'rejected',
        name: ['Respinsă', 'Rejected'],
        category: 'cancelled',
        color: statusColors.bad,
        tracker: {
          step: 5,
          title: ['Avizarea nu a putut fi acceptată', 'Your report could not be accepted'],
          description: [
            '<p>V-am trimis motivele în scris. Le puteți contesta.</p>',
            '<p>We have sent you the reasons in writing. You can object to them.</p>',
          ],
        },
      },
    ],
    notificationHelp,
  ),
  transitions: [
    {
      code: 'start_review',
      from: 'submitted',
      to: 'in_review',
      name: ['Începe verificarea', 'Start the review'],
      effects: { move_tracker: true, due_in_hours: 24 },
    },
    {
      code: 'ask_documents',
      from: ['submitted', 'in_review'],
      to: 'incomplete',
      name: ['Cere documente', 'Ask for documents'],
      effects: { move_tracker: true, due_in_hours: 120, notify_claimant: true },
      isReasonRequired: true,
    },
    {
      code: 'resume',
      from: 'incomplete',
      to: 'in_review',
      name: ['Reia verificarea', 'Resume the review'],
      effects: { move_tracker: true, due_in_hours: 24 },
    },
    {
      code: 'accept',
      from: 'in_review',
      to: 'accepted',
      name: ['Acceptă și deschide dosarul', 'Accept and open the claim'],
      conditions: { required_fields: ['policy_type_code', 'occurred_on'] },
      effects: {
        create_assignments: ['claim_handling', 'assessment'],
        notify_claimant: true,
      },
    },
    {
      code: 'mark_duplicate',
      from: ['submitted', 'in_review', 'incomplete'],
      to: 'duplicate',
      name: ['Marchează ca duplicat', 'Mark as a duplicate'],
      isReasonRequired: true,
      asks: ['duplicate_of'],
    },
    {
      code: 'reject',
      from: ['in_review', 'incomplete'],
      to: 'rejected',
      name: ['Respinge', 'Reject'],
      effects: { move_tracker: true, refuse_claim: true },
      isReasonRequired: true,
      confirm: ['Păgubitul primește motivele în scris.', 'The claimant receives the reasons in writing.'],
    },
    {
      code: 'reopen',
      from: ['rejected', 'duplicate'],
      to: 'in_review',
      name: ['Redeschide verificarea', 'Reopen the review'],
      conditions: recentlyClosed,
      effects: { move_tracker: true, due_in_hours: 24 },
      isReasonRequired: true,
    },
  ],
};
