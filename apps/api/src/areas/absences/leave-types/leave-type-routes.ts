import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { getLeaveTypes, saveLeaveType } from './leave-types.ts';
import { getPresenceMinimums, savePresenceMinimum } from './presence-minimums.ts';

/** The handlers of the kinds of absence, and of the people whom teams need. */
export const leaveTypeRoutes = {
  getLeaveTypes,
  getPresenceMinimums,
  saveLeaveType,
  savePresenceMinimum,
} satisfies Partial<RouteTable<'absences'>>;
