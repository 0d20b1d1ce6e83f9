import { shippedLegalRules, type KeptLegalRule } from '@dosar/workload-domain';
import type { TrackerStep } from '#src/kernel/database/json-columns.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { processes, processVersion } from './processes.ts';
import { reasons, type ShippedReason } from './reasons.ts';
import { trackerSteps } from './tracker.ts';

/** What a version of the product ships, before an organisation changes it. */
export type Base = {
  version: number;
  processes: readonly ProcessDefinition[];
  trackerSteps: readonly TrackerStep[];
  reasons: readonly ShippedReason[];
  legalRules: readonly KeptLegalRule[];
};

/** The base of this version of the product. */
export const shippedBase: Base = {
  version: processVersion,
  processes,
  trackerSteps,
  reasons,
  legalRules: shippedLegalRules,
};
