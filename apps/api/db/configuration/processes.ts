import { assessmentRoles, claimsRoles } from './process-definition.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { assessment, reassessment } from './processes/assessment.ts';
import { claimHandling } from './processes/claim-handling.ts';
import { claimNotification } from './processes/claim-notification.ts';
import { estimateReview } from './processes/estimate-review.ts';
import { liquidation } from './processes/liquidation.ts';
import { coverageSteps } from './processes/coverage-steps.ts';
import { genericProcess } from './processes/generic-process.ts';
import { paymentSteps } from './processes/payment-steps.ts';

const claims = { queue: 'claims', roles: claimsRoles } as const;
const inspections = { queue: 'inspections', roles: assessmentRoles } as const;
const payments = { queue: 'payments', roles: claimsRoles } as const;

/**
 * Raised whenever a supplied status or step changes: organisations that have an older version get this one at the next start.
 */
export const processVersion = 9;

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
    task: [
      'Verificați IBAN-ul, titularul și suma, apoi ordonați plata din secțiunea Bani.',
      'Check the IBAN, its holder and the amount, then order the payment under Money.',
    ],
    name: ['Plată', 'Payment'],
    icon: 'business',
    dueHours: 48,
    priority: 2,
    waitingOn: 'other',
    steps: paymentSteps,
  }),
  genericProcess({
    ...claims,
    code: 'doc_request',
    task: [
      'Cereți documentele care lipsesc și urmăriți răspunsul.',
      'Ask for the missing documents and follow the answer.',
    ],
    name: ['Cerere de documente', 'Document request'],
    icon: 'upload',
    isGuestAllowed: true,
    dueHours: 120,
    waitingOn: 'claimant',
  }),
  genericProcess({
    ...claims,
    code: 'coverage_check',
    task: [
      'Verificați la asigurător dacă polița era valabilă și acoperă evenimentul, apoi notați decizia în secțiunea Poliță.',
      'Check with the insurer whether the policy was valid and covers the event, then record the decision under Policy.',
    ],
    name: ['Verificare acoperire', 'Coverage check'],
    icon: 'fact_check',
    dueHours: 24,
    waitingOn: 'insurer',
    steps: coverageSteps,
  }),
  genericProcess({
    ...inspections,
    code: 'total_loss',
    task: [
      'Comparați costul reparației cu valoarea vehiculului, stabiliți valoarea rămasă și propuneți dauna totală.',
      'Compare the cost of repair with the value of the vehicle, find the residual value and propose a total loss.',
    ],
    name: ['Daună totală', 'Total loss'],
    icon: 'warning',
    dueHours: 120,
    weight: 3,
    waitingOn: 'claimant',
  }),
  genericProcess({
    ...claims,
    code: 'towing',
    task: [
      'Trimiteți o platformă și confirmați unde ajunge vehiculul.',
      'Send a recovery truck and confirm where the vehicle goes.',
    ],
    name: ['Tractare', 'Towing'],
    icon: 'directions_car',
    dueHours: 6,
    priority: 3,
    waitingOn: 'other',
  }),
  genericProcess({
    ...claims,
    code: 'replacement_vehicle',
    task: [
      'Găsiți o mașină de înlocuire și notați de când până când este folosită.',
      'Find a replacement car and note from when to when it is used.',
    ],
    name: ['Mașină de înlocuire', 'Replacement vehicle'],
    icon: 'key',
    dueHours: 24,
    waitingOn: 'shop',
  }),
  genericProcess({
    ...claims,
    code: 'investigation',
    task: [
      'Verificați împrejurările: martori, poliție, fotografii, dosare mai vechi ale vehiculului.',
      'Check the circumstances: witnesses, police, photos, earlier claims of the vehicle.',
    ],
    name: ['Investigație', 'Investigation'],
    icon: 'search',
    dueHours: 240,
    weight: 3,
    waitingOn: 'police',
  }),
  genericProcess({
    ...payments,
    code: 'recovery',
    task: [
      'Cereți suma plătită înapoi de la asigurătorul vinovatului și urmăriți încasarea.',
      'Claim the paid amount back from the insurer at fault and follow the receipt.',
    ],
    name: ['Regres', 'Recovery'],
    icon: 'undo',
    dueHours: 480,
    waitingOn: 'insurer',
  }),
  genericProcess({
    ...claims,
    code: 'petition',
    task: [
      'Citiți petiția, strângeți dovezile și răspundeți în scris în termenul legal.',
      'Read the petition, gather the evidence and answer in writing within the legal term.',
    ],
    name: ['Petiție', 'Petition'],
    icon: 'email',
    dueHours: 240,
    priority: 2,
    waitingOn: 'us',
  }),
  genericProcess({
    ...claims,
    code: 'callback',
    task: [
      'Sunați persoana, notați ce ați vorbit și ce ați promis.',
      'Call the person, note what was said and what you promised.',
    ],
    name: ['Apel de revenire', 'Call back'],
    icon: 'phone',
    dueHours: 8,
    waitingOn: 'claimant',
  }),
  genericProcess({
    ...claims,
    code: 'task',
    task: [
      'Faceți ce scrie în notă și notați rezultatul.',
      'Do what the note says and write down the result.',
    ],
    name: ['Activitate', 'Task'],
    icon: 'assignment',
    dueHours: 48,
    waitingOn: 'other',
  }),
];
