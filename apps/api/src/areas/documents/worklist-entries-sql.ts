import { sql } from 'kysely';
import { dashboardTiles, filterKey, hasFilterKey, worklistFilters } from '../worklist/extension-points.ts';

const { mine, newDocuments } = filterKey;

/** What the worklist and its dashboard know of documents. */
export const worklistEntries = [
  // Only open work has such a mark, and a document may come while the work waits or is put off.
  dashboardTiles.entry({
    code: 'new_documents',
    position: 70,
    settings: { filter_keys: mine | newDocuments, category_code: 'all' },
    colleagueList: 'new_documents',
  }),
  dashboardTiles.entry({
    code: 'waiting_for_documents',
    position: 100,
    settings: {
      filter_keys: mine,
      category_code: 'waiting',
      filter_criteria: { waiting_on: 'claimant' },
    },
  }),
  worklistFilters.entry({
    condition: (filter) =>
      hasFilterKey(filter, 'newDocuments') ? sql`assignment.new_document_at is not null` : undefined,
  }),
];
