import { defineArea } from '#src/composition/define-area.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { dashboardTiles, filterKey } from '../worklist/extension-points.ts';

// By the deadline that the list is about, not by that of the office; the law waits for nobody whom the work waits for.
const byLegalDeadline = {
  category_code: 'all',
  sort: { column: 'legal_due_date', direction: 'asc' },
} as const;

export const area = defineArea({
  name: 'workload',
  tables: ['approval', 'authority_limit', 'delay_cause', 'legal_clock', 'legal_rule'],
  reads: ['claim_file', 'user_role'],
  contributions: [
    timelineKinds.entry({ kind: 'approval' }),
    timelineKinds.entry({ kind: 'legal_clock' }),
    dashboardTiles.entry({
      code: 'legal_missed',
      position: 10,
      settings: { filter_keys: filterKey.mine | filterKey.legalMissed, ...byLegalDeadline },
      leadsDeadlines: true,
      colleagueList: 'legal_missed',
    }),
    dashboardTiles.entry({
      code: 'legal_deadline',
      position: 20,
      settings: { filter_keys: filterKey.mine | filterKey.legalDueSoon, ...byLegalDeadline },
      leadsDeadlines: true,
      colleagueList: 'legal_deadline',
    }),
    // Any manager can approve: an approval is not assigned to one of them.
    dashboardTiles.entry({
      code: 'approvals',
      position: 210,
      settings: {
        filter_keys: 0,
        category_code: 'waiting',
        filter_criteria: { waiting_on: 'manager' },
      },
      roles: '*.manager',
    }),
  ],
});
