// Generated from libs/*/feature/src/area.tsx by `npm run generate`. Do not edit.

import type { AreaManifest } from '@dosar/areas';
import { area as absencesArea } from '@dosar/absences-feature/area';
import { area as accountArea } from '@dosar/account-feature/area';
import { area as assessmentArea } from '@dosar/assessment-feature/area';
import { area as assignmentsArea } from '@dosar/assignments-feature/area';
import { area as assistantArea } from '@dosar/assistant-feature/area';
import { area as claimsArea } from '@dosar/claims-feature/area';
import { area as configArea } from '@dosar/config-feature/area';
import { area as documentsArea } from '@dosar/documents-feature/area';
import { area as fnolArea } from '@dosar/fnol-feature/area';
import { area as messagesArea } from '@dosar/messages-feature/area';
import { area as partnersArea } from '@dosar/partners-feature/area';
import { area as reportsArea } from '@dosar/reports-feature/area';
import { area as schedulingArea } from '@dosar/scheduling-feature/area';
import { area as settlementArea } from '@dosar/settlement-feature/area';
import { area as worklistArea } from '@dosar/worklist-feature/area';
import { area as workloadArea } from '@dosar/workload-feature/area';

/** Every area of the app of the staff, in the order of their words. */
export const areas: readonly AreaManifest[] = [
  absencesArea,
  accountArea,
  assessmentArea,
  assignmentsArea,
  assistantArea,
  claimsArea,
  configArea,
  documentsArea,
  fnolArea,
  messagesArea,
  partnersArea,
  reportsArea,
  schedulingArea,
  settlementArea,
  worklistArea,
  workloadArea,
];
