// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Counties with an active assessment centre. */
export const browseAssessmentCentreCounties: Operation<'browseAssessmentCentreCounties'> = {
  id: 'browseAssessmentCentreCounties',
  tag: 'scheduling',
  method: 'GET',
  path: '/api/schedule/counties',
  access: { callers: ['guest', 'staff'] },
};
