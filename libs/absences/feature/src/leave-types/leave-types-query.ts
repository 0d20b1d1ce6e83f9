import { apiQuery, getLeaveTypes, getPresenceMinimums } from '@dosar/api-client';

/** The kinds of absence; read again at each visit. */
export const leaveTypesQuery = { ...apiQuery(getLeaveTypes), gcTime: 0, refetchOnWindowFocus: false };

/** How many people each team needs on a working day; read again at each visit. */
export const presenceMinimumsQuery = {
  ...apiQuery(getPresenceMinimums),
  gcTime: 0,
  refetchOnWindowFocus: false,
};
