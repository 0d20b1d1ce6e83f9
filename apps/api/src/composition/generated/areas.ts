// Generated from apps/api/src/areas/*/area.ts by `npm run generate`. Do not edit.
import { area as absences } from '#src/areas/absences/area.ts';
import { area as account } from '#src/areas/account/area.ts';
import { area as assessment } from '#src/areas/assessment/area.ts';
import { area as assignments } from '#src/areas/assignments/area.ts';
import { area as assistant } from '#src/areas/assistant/area.ts';
import { area as claims } from '#src/areas/claims/area.ts';
import { area as config } from '#src/areas/config/area.ts';
import { area as documents } from '#src/areas/documents/area.ts';
import { area as fnol } from '#src/areas/fnol/area.ts';
import { area as messages } from '#src/areas/messages/area.ts';
import { area as partners } from '#src/areas/partners/area.ts';
import { area as reports } from '#src/areas/reports/area.ts';
import { area as scheduling } from '#src/areas/scheduling/area.ts';
import { area as settlement } from '#src/areas/settlement/area.ts';
import { area as tracking } from '#src/areas/tracking/area.ts';
import { area as worklist } from '#src/areas/worklist/area.ts';
import { area as workload } from '#src/areas/workload/area.ts';
import type { AnyArea } from '../define-area.ts';

/** The manifest of every area, in the order of their words. */
export const areas: readonly AnyArea[] = [
  absences,
  account,
  assessment,
  assignments,
  assistant,
  claims,
  config,
  documents,
  fnol,
  messages,
  partners,
  reports,
  scheduling,
  settlement,
  tracking,
  worklist,
  workload,
];
