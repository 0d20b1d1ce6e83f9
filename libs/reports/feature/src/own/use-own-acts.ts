import { api, dataOf } from '@dosar/api-client';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { messages } from './messages.ts';
import { useKeeping } from './use-keeping.ts';

/** Keeps and forgets favourites and sets of parameters. */
export function useOwnActs() {
  const { show, told, refresh } = useKeeping();
  return {
    setFavourite: (state: string, isFavourite: boolean) => {
      show((own) => ({
        ...own,
        favourites: [...own.favourites.filter((one) => one !== state), ...(isFavourite ? [state] : [])],
      }));
      const params = { path: { state } };
      const body = { is_favourite: isFavourite };
      return told(() => dataOf(api.POST('/api/report/setFavourite/{state}', { params, body })));
    },
    saveSet: async (body: JsonBodyOf<'createReportSet'>) => {
      const made = await dataOf(api.POST('/api/report/createSet', { body }));
      show((own) => ({ ...own, sets: [...own.sets, made] }));
      await refresh();
    },
    removeSet: ({ report_set_id }: Schema<'ReportSet'>) => {
      const params = { path: { report_set_id } };
      return told(
        () => dataOf(api.POST('/api/report/deleteSet/{report_set_id}', { params })),
        messages.setRemoved,
      );
    },
  };
}
