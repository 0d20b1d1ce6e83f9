import { apiQuery, getLeaveTypes } from '@dosar/api-client';

/** The kinds of absence; read again at each visit. */
export const leaveTypesQuery = { ...apiQuery(getLeaveTypes), gcTime: 0, refetchOnWindowFocus: false };
