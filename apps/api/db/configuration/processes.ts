import { assessmentRoles, claimsRoles } from './process-definition.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { assessment, reassessment } from './processes/assessment.ts';
import { claimHandling } from './processes/claim-handling.ts';
import { claimNotification } from './processes/claim-notification.ts';
import { estimateReview, liquidation } from './processes/estimate-review.ts';
import { genericProcess } from './processes/generic-process.ts';

const claims = { queue: 'claims', roles: claimsRoles } as const;
const inspections = { queue: 'inspections', roles: assessmentRoles } as const;
const payments = { queue: 'payments', roles: claimsRoles } as const;

/** Every kind of work, in the order in which people choose one. */
export const processes: readonly ProcessDefinition[] = [
  claimNotification,
  claimHandling,
  assessment,
  reassessment,
  estimateReview,
  liquidation,
  genericProcess({
    ...payments,
    code: 'payment',
    name: ['Plată', 'Payment'],
    icon: 'business',
    dueHours: 48,
    priority: 2,
    waitingOn: 'other',
  }),
  genericProcess({
    ...claims,
    code: 'doc_request',
    name: ['Cerere de documente', 'Document request'],
    icon: 'upload',
    isGuestAllowed: true,
    dueHours: 120,
    waitingOn: 'claimant',
  }),
  genericProcess({
    ...claims,
    code: 'coverage_check',
    name: ['Verificare acoperire', 'Coverage check'],
    icon: 'fact_check',
    dueHours: 24,
    waitingOn: 'insurer',
  }),
  genericProcess({
    ...inspections,
    code: 'total_loss',
    name: ['Daună totală', 'Total loss'],
    icon: 'warning',
    dueHours: 120,
    weight: 3,
    waitingOn: 'claimant',
  }),
  genericProcess({
    ...claims,
    code: 'towing',
    name: ['Tractare', 'Towing'],
    icon: 'directions_car',
    dueHours: 6,
    priority: 3,
    waitingOn: 'other',
  }),
  genericProcess({
    ...claims,
    code: 'replacement_vehicle',
    name: ['Mașină de înlocuire', 'Replacement vehicle'],
    icon: 'key',
    dueHours: 24,
    waitingOn: 'shop',
  }),
  genericProcess({
    ...claims,
    code: 'investigation',
    name: ['Investigație', 'Investigation'],
    icon: 'search',
    dueHours: 240,
    weight: 3,
    waitingOn: 'police',
  }),
  genericProcess({
    ...payments,
    code: 'recovery',
    name: ['Regres', 'Recovery'],
    icon: 'undo',
    dueHours: 480,
    waitingOn: 'insurer',
  }),
  genericProcess({
    ...claims,
    code: 'petition',
    name: ['Petiție', 'Petition'],
    icon: 'email',
    dueHours: 240,
    priority: 2,
    waitingOn: 'us',
  }),
  genericProcess({
    ...claims,
    code: 'callback',
    name: ['Apel de revenire', 'Call back'],
    icon: 'phone',
    dueHours: 8,
    waitingOn: 'claimant',
  }),
  genericProcess({
    ...claims,
    code: 'task',
    name: ['Activitate', 'Task'],
    icon: 'assignment',
    dueHours: 48,
    waitingOn: 'other',
  }),
];
