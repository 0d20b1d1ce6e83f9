import { useQueryClient } from '@tanstack/react-query';
import { api, dataOf, hasOwnWindow, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router';
import { savedViewsQuery } from '../worklist/use-list-place.ts';
import { worklistPath } from '../worklist/worklist-address.ts';
import { settingsOf, type WorklistView } from '../worklist/worklist-view.ts';
import { messages } from './messages.ts';

type SavedView = Schema<'SavedView'>;

/** What somebody says about a view that they save. */
export type ViewWords = { name: string; is_shared: boolean };

/** Where a saved view stands (R10). */
export function addressOfSavedView(id: string): string {
  return `/assignments/list/${id}`;
}

/** Saves, changes and removes views; `view` is what the page shows. */
export function useViewActs(view: WorklistView) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  // In place before the page goes there: a view that nobody knows yet would count as gone.
  const put = (change: (views: SavedView[]) => SavedView[]) => {
    queryClient.setQueryData(savedViewsQuery.queryKey, (views) => change(views ?? []));
    void queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
  };
  const create = async (body: JsonBodyOf<'createSavedView'>) => {
    const created = await dataOf(api.POST('/api/assignment/createSavedView', { body }));
    put((views) => [...views, created]);
    await navigate(addressOfSavedView(created.saved_view_id));
  };
  const update = async (saved: SavedView, change: Partial<JsonBodyOf<'updateSavedView'>>) => {
    const updated = await changeView(saved, change);
    put((views) => views.map((it) => (it.saved_view_id === updated.saved_view_id ? updated : it)));
  };
  const told = async (act: () => Promise<void>, done: MessageDescriptor) => {
    try {
      await act();
      notify.success(t(done));
    } catch (problem) {
      const isStale = isApiProblem(problem, 'stale_row_version');
      if (isStale) notify.warning(t(messages.changedMeanwhile));
      else if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
      await queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
    }
  };

  return {
    create: (words: ViewWords) => create({ ...words, settings: settingsOf(view) }),
    rename: (saved: SavedView, words: ViewWords) => update(saved, words),
    save: (saved: SavedView) =>
      told(async () => {
        await update(saved, { settings: settingsOf(view) });
        await navigate(addressOfSavedView(saved.saved_view_id));
      }, messages.saved),
    share: (saved: SavedView, isShared: boolean) =>
      told(() => update(saved, { is_shared: isShared }), isShared ? messages.shared : messages.unshared),
    remove: async (saved: SavedView) => {
      const { saved_view_id, name, is_shared, settings } = saved;
      try {
        await deleteView(saved_view_id);
      } catch (problem) {
        if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
        return;
      }
      await navigate(worklistPath);
      put((views) => views.filter((it) => it.saved_view_id !== saved_view_id));
      const bringBack = () => void told(() => create({ name, is_shared, settings }), messages.saved);
      notify.success(t(messages.deleted), { label: t(messages.undo), run: bringBack });
    },
  };
}

function changeView(saved: SavedView, change: Partial<JsonBodyOf<'updateSavedView'>>): Promise<SavedView> {
  const { saved_view_id, name, is_shared, settings, row_version } = saved;
  return dataOf(
    api.POST('/api/assignment/updateSavedView/{saved_view_id}', {
      params: { path: { saved_view_id } },
      body: { name, is_shared, settings, row_version, ...change },
    }),
  );
}

function deleteView(saved_view_id: string) {
  return dataOf(
    api.POST('/api/assignment/deleteSavedView/{saved_view_id}', { params: { path: { saved_view_id } } }),
  );
}
