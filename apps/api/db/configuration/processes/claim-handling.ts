import { claimsRoles } from '../process-definition.ts';
import type { ProcessDefinition } from '../process-definition.ts';
import { claimHandlingStatuses } from './claim-handling-statuses.ts';
import { moneySteps } from './claim-handling-money-steps.ts';
import { sideSteps } from './claim-handling-side-steps.ts';
import { workSteps } from './claim-handling-work-steps.ts';
import { claimHandlingHelp } from './help/claim-handling-help.ts';
import { withHelp } from './help/with-help.ts';

/** The case master: its status is the status of the claim file. */
export const claimHandling: ProcessDefinition = {
  code: 'claim_handling',
  name: ['Instrumentare dosar', 'Claim handling'],
  icon: 'description',
  queue: 'claims',
  isMaster: true,
  dueHours: 120,
  weight: 3,
  roles: claimsRoles,
  statuses: withHelp(claimHandlingStatuses, claimHandlingHelp),
  transitions: [...workSteps, ...moneySteps, ...sideSteps],
};
