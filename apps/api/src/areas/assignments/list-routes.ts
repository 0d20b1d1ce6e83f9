import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browsePartners } from './worklist/browse-partners.ts';
import { countNews } from './worklist/count-news.ts';
import { saveWorklistFilter } from './worklist/save-worklist-filter.ts';
import {
  browseSavedViews,
  createSavedView,
  deleteSavedView,
  updateSavedView,
} from './worklist/saved-views.ts';

type ListOperation =
  | 'browsePartners'
  | 'browseSavedViews'
  | 'countNews'
  | 'createSavedView'
  | 'deleteSavedView'
  | 'saveWorklistFilter'
  | 'updateSavedView';

/** The handlers around a list: how it is kept, what it is narrowed by, and what has come into it. */
export const listRoutes: Pick<RouteTable<'worklist'>, ListOperation> = {
  browsePartners,
  browseSavedViews,
  countNews,
  createSavedView,
  deleteSavedView,
  saveWorklistFilter,
  updateSavedView,
};
