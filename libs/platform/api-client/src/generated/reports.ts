// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Report categories and the reports the caller may run. */
export const browseReports: Operation<'browseReports'> = {
  id: 'browseReports',
  tag: 'reports',
  method: 'GET',
  path: '/api/report/browse',
  access: { callers: ['staff'], feature: 'reports' },
};
