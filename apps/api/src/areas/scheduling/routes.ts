import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { findAssessmentCentreCounties } from './assessment-centre-repository.ts';

/** The operations of the scheduling area. */
export const schedulingRoutes = (): RouteTable<'scheduling'> => ({
  browseAssessmentCentreCounties: ({ tx, caller }) => findAssessmentCentreCounties(tx, caller.orgId),
});
