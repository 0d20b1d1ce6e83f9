// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Earlier files that claimed the same part of the same vehicle. */
export const browseItemHistory: Operation<'browseItemHistory'> = {
  id: 'browseItemHistory',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNote/browseItemHistory/{assignmentId}/{itemGuid}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};
