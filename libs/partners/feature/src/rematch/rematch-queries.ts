import { apiPages, apiQuery, browseRematchFiles, getRematch } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** Of which kind the shown differences are. */
export type ShownChange = Schema<'RematchChange'> | 'all';

/** Whether a job works on a check now. */
export const isRunning = (rematch: Schema<'Rematch'> | null | undefined): boolean =>
  rematch?.state === 'comparing' || rematch?.state === 'applying';

/** The last check of the open files. */
export const rematchQuery = apiQuery(getRematch);

/** What a check has found, page by page. */
export const differencesQuery = (rematchId: string, change: ShownChange) =>
  apiPages(browseRematchFiles, (after) => ({
    params: {
      path: { special_rematch_id: rematchId },
      query: { ...(change !== 'all' && { change }), ...(after !== undefined && { after }) },
    },
  }));
