import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseSavedViews } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import type { Schema } from '@dosar/openapi';
import { useParams } from 'react-router';
import { categories } from './worklist-address.ts';
import { plainView, viewOfSettings, type WorklistView } from './worklist-view.ts';

/** Which list an address opens, and how that list is before the address changes anything. */
export type ListPlace = { key: string; base: WorklistView } & (
  | { kind: 'own' | 'list' }
  | { kind: 'view'; saved: Schema<'SavedView'> }
);

type Resolution =
  | ListPlace
  | { kind: 'pending' }
  | { kind: 'missing' }
  | { kind: 'failed'; error: Error; retry: () => void };

/** What most people change seldom: fresh enough to open a view, the numbers are read elsewhere. */
export const savedViewsQuery = { ...apiQuery(browseSavedViews), staleTime: 60_000 };

/**
 * The list of the address: one's own as it was left, a fixed one, or a saved view (R10).
 *
 * A saved view is known before anything is asked for, so that no other rows are shown first.
 */
export function useListPlace(): Resolution {
  const { list } = useParams();
  const own = useOwnView();
  const category = categories.find((it) => it === list);
  const views = useQuery({ ...savedViewsQuery, enabled: list !== undefined && category === undefined });
  if (list === undefined) return { kind: 'own', key: 'own', base: own };
  if (category) return { kind: 'list', key: category, base: { ...plainView, category_code: category } };
  if (views.isPending) return { kind: 'pending' };
  if (!views.data) return { kind: 'failed', error: views.error, retry: () => void views.refetch() };
  const saved = views.data.find(({ saved_view_id }) => saved_view_id === list);
  return saved
    ? { kind: 'view', key: list, base: viewOfSettings(saved.settings), saved }
    : { kind: 'missing' };
}

/** The worklist as whoever is signed in left it (E3). */
export function useOwnView(): WorklistView {
  const { profile } = useSession();
  const left = profile?.user_metadata?.worklist_filter;
  return left ? viewOfSettings(left) : plainView;
}
