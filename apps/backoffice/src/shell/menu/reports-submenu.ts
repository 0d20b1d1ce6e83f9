import { apiQuery, browseReports } from '@dosar/api-client';
import type { SuccessBody } from '@dosar/openapi';
import type { MenuItem } from './menu-item.ts';

type Categories = SuccessBody<'browseReports'>;

/** The reports by category, as items (M6). */
export function reportItems(categories: Categories): MenuItem[] {
  return categories.map(({ category, name, reports }) => ({
    state: category,
    name,
    type: 'sub',
    children: reports.map((report) => ({ state: report.state, name: report.name, type: 'link' as const })),
  }));
}

/** Asks which reports there are; the menu does without them when nobody can tell. */
export const reportsQuery = { ...apiQuery(browseReports), staleTime: 60 * 60_000, retry: false };
