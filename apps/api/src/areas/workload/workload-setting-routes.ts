import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { getAuthorityLimits, setAuthorityLimit } from './authority/authority-limits.ts';
import { getLegalRules, removeLegalRule, saveLegalRule } from './legal-rules/legal-rules.ts';
import { getWorkSla, saveWorkSla } from './sla/sla-rules.ts';

/** The handlers of the area's settings. */
export const workloadSettingRoutes = {
  getAuthorityLimits,
  getLegalRules,
  getWorkSla,
  removeLegalRule,
  saveLegalRule,
  saveWorkSla,
  setAuthorityLimit,
} satisfies Partial<RouteTable<'workload'>>;
