import { apiQuery, getOwnAbsences } from '@dosar/api-client';

/** The caller's absences of this year and the next. */
export const ownAbsences = apiQuery(getOwnAbsences, { params: { query: {} } });
